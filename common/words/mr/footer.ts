export const footerText = 'तुमच्या घरी ब्यूटी सर्व्हिस, आमच्या अकादमीतल्या प्रशिक्षित टीमकडून.';
export const phoneAndEmail = 'फोन आणि ई-मेल';
export const footer = 'पेजचा खालचा भाग';
export const footerPlain = 'तुमच्या घरी ब्यूटी सर्व्हिस.';
export const openingHours = 'उघडण्याची वेळ';
