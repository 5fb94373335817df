export const loadFailed = 'आपकी विज़िट लोड नहीं हुई';
export const bookAnother = 'एक और विज़िट बुक करें';
export const lapsed = 'यह लिंक अब काम नहीं करता';
export const lapsedText = 'हमारे संदेशों के लिंक विज़िट के अगले दिन तक चलते हैं। सभी बुकिंग देखने के लिए लॉगिन करें।';
export const openBookings = 'मेरी बुकिंग खोलें';
export const bills = 'बिल';
