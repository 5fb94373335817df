import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

export const homeText: With<string> = salon =>
  `घरी केस, त्वचा, नखे आणि नवरीचा मेकअप, प्रशिक्षित ब्यूटिशियनकडून. सर्व्हिस आणि वेळ निवडा; बाकी सगळे ${salon} आणेल.`;
export const servicesText: With<string> = salon => `${salon} तुमच्या घरी जे करते ते, कॅटेगरीनुसार: केस, त्वचा, नखे, मेकअप आणि बरेच काही.`;
export const allServicesText: With<string> = salon => `${salon} ची प्रत्येक सर्व्हिस एकाच यादीत, किंमत आणि लागणाऱ्या वेळेसह.`;
export const bookText: With<string> = salon => `${salon} च्या सर्वाधिक बुक होणाऱ्या सर्व्हिस: निवडा, दिवस आणि वेळ ठरवा, झाले.`;
export const aboutText: With<string> = salon => `तुमच्या घरी कोण येते, भेट कशी होते, आणि ${salon} काय वचन देते.`;
export const contactText: With2<string, string> = (salon, where) => `${salon} ला कॉल करा, लिहा किंवा भेटा: ${where}.`;
export const privacyText: With<string> = salon => `${salon} ला तुमच्याबद्दल काय माहीत आहे, का, किती काळ, आणि ते कसे काढून टाकावे.`;
export const termsText: With<string> = salon => `बुकिंग, पेमेंट, रद्द करणे, आणि ${salon} च्या भेटीकडून काय अपेक्षा ठेवावी.`;
export const fromPrice: With<string> = price => `${price} पासून`;
export const serviceText: With2<string, string> = (price, time) => `${price} · तुमच्या घरी ${time}.`;
export const homeCrumb = 'होम';
export const academyText: With<string> = salon => `${salon} चे कोर्स, आठवडे, फी, सर्टिफिकेट आणि पुढच्या बॅचसह.`;
export const weeks: With<number> = n => plural(n, 'आठवडा', 'आठवडे');
export const proText = 'ब्यूटिशियनच्या भेटी: कधी, कुठे, आणि पुढे काय.';
/** Of the app that a phone installs. */
export const appText = 'घरी सलून सर्व्हिस: सर्व्हिस आणि वेळ निवडा, आणि आमची टीम तुमच्याकडे येईल.';
export const homeTextPlain: With<string> = salon => `घरी ब्यूटी सर्व्हिस. सर्व्हिस आणि वेळ निवडा; बाकी सगळे ${salon} आणेल.`;
export const contactPlain: With<string> = salon => `${salon} ला लिहा.`;
