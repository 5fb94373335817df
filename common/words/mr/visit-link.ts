export const loadFailed = 'तुमची अपॉइंटमेंट लोड झाली नाही';
export const bookAnother = 'आणखी एक अपॉइंटमेंट बुक करा';
export const lapsed = 'ही लिंक आता चालत नाही';
export const lapsedText = 'आमच्या मेसेजमधल्या लिंक भेटीच्या दुसऱ्या दिवसापर्यंत चालतात. सर्व बुकिंग पाहण्यासाठी लॉगिन करा.';
export const openBookings = 'माझी बुकिंग उघडा';
export const bills = 'बिले';
