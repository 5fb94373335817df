export const incomplete = 'हे पेज पूर्ण लोड झाले नाही. तुमचे इंटरनेट तपासा.';
export const refreshPage = 'पेज रिफ्रेश करा';
export const slow = 'हे पेज हळू लोड होत आहे.';
export const loadAgain = 'पुन्हा लोड करा';
export const needsScript = 'सर्व्हिस पाहण्यासाठी आणि बुक करण्यासाठी या साइटला जावास्क्रिप्ट लागते.';
