import type { With } from '../languages.ts';

export const changeNumber = 'मोबाइल नंबर बदला';
export const bothGetCodes = 'एक OTP तुमच्या सध्याच्या नंबरवर येईल आणि एक नव्या नंबरवर.';
export const oldIsLost = 'जुना नंबर हरवला? सलूनला कॉल करा, तिथून नंबर बदलेल.';
export const newNumber = 'नवा मोबाइल नंबर';
export const sendCodes = 'दोन्ही OTP पाठवा';
export const ofPresent: With<string> = mobile => `${mobile} वर आलेला OTP`;
export const ofPresentNumber = 'सध्याच्या नंबरवर आलेला OTP';
export const ofNew: With<string> = mobile => `नव्या नंबरवर, ${mobile} वर आलेला OTP`;
export const anotherNumber = 'दुसरा नवा नंबर लिहा';
export const alreadyYours = 'हा तुमचाच नंबर आहे.';
export const change = 'नंबर बदला';
export const changing = 'बदलत आहे...';
export const changed = 'तुमचा मोबाइल नंबर बदलला आहे';
export const changeFailed = 'नंबर बदलता आला नाही.';
export const signedOutElsewhere = 'बाकी सर्व डिव्हाइसवर लॉगआउट झाले आहे.';
