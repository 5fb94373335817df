export const incomplete = 'यह पेज पूरा लोड नहीं हुआ। अपना इंटरनेट देखें।';
export const refreshPage = 'पेज रिफ्रेश करें';
export const slow = 'यह पेज धीरे लोड हो रहा है।';
export const loadAgain = 'फिर से लोड करें';
export const needsScript = 'सर्विस देखने और बुक करने के लिए इस साइट को जावास्क्रिप्ट चाहिए।';
