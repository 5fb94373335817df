import type { With } from '../languages.ts';

export const changeNumber = 'मोबाइल नंबर बदलें';
export const bothGetCodes = 'एक OTP आपके मौजूदा नंबर पर आएगा और एक नए नंबर पर।';
export const oldIsLost = 'पुराना नंबर खो गया? सैलून को कॉल करें, वहाँ से नंबर बदल जाएगा।';
export const newNumber = 'नया मोबाइल नंबर';
export const sendCodes = 'दोनों OTP भेजें';
export const ofPresent: With<string> = mobile => `${mobile} पर आया OTP`;
export const ofPresentNumber = 'मौजूदा नंबर पर आया OTP';
export const ofNew: With<string> = mobile => `नए नंबर ${mobile} पर आया OTP`;
export const anotherNumber = 'कोई और नया नंबर लिखें';
export const alreadyYours = 'यह पहले से आपका नंबर है।';
export const change = 'नंबर बदलें';
export const changing = 'बदल रहे हैं...';
export const changed = 'आपका मोबाइल नंबर बदल गया है';
export const changeFailed = 'नंबर नहीं बदल पाया।';
export const signedOutElsewhere = 'बाकी सभी डिवाइस पर लॉगआउट हो गया है।';
