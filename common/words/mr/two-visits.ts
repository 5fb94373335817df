import type { With, With2 } from '../languages.ts';

export const title = 'यासाठी दोन भेटी लागतील';
export const why = 'या सगळ्या सर्व्हिस एकच व्यक्ती करत नाही.';
export const titleOfMany: With<number> = visits => `यासाठी ${visits} भेटी लागतील`;
export const visit: With<number> = number => `भेट ${number}`;
export const bookFirst = 'आधी भेट 1 बुक करा';
export const thenRest = 'बाकीच्या सर्व्हिस आम्ही तुमच्यासाठी ठेवतो, आणि तोच दिवस सुचवतो.';
/** The least that a visit costs. */
export const tooLittle: With2<number, string> = (number, amount) => `भेट ${number} ${amount} पेक्षा कमी आहे. तिच्यात आणखी काही घ्या.`;
export const chooseFirst = 'यासाठी एकापेक्षा जास्त भेटी लागतील. आधी कोणती हवी ते वर निवडा.';
export const stillToBook = 'हे बुक करायचे राहिले आहे';
export const sameDay = 'त्याच दिवशी, पहिल्या भेटीनंतरची वेळ आम्ही शोधतो.';
export const bookNow = 'आता बुक करा';
export const forget = 'आता नको';
export const failed = 'कार्ट बदलता आले नाही. पुन्हा प्रयत्न करा.';
export const putBack = 'पुन्हा कार्टमध्ये घाला';
