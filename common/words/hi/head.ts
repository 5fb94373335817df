import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

export const homeText: With<string> = salon =>
  `घर पर बाल, त्वचा, नाखून और दुल्हन का मेकअप, ट्रेंड ब्यूटीशियन से। सर्विस और समय चुनें; बाकी सब ${salon} लाएगा।`;
export const servicesText: With<string> = salon =>
  `${salon} आपके घर पर जो करता है, कैटेगरी के हिसाब से: बाल, त्वचा, नाखून, मेकअप और बहुत कुछ।`;
export const allServicesText: With<string> = salon => `${salon} की हर सर्विस एक ही सूची में, दाम और समय के साथ।`;
export const bookText: With<string> = salon => `${salon} की सबसे ज़्यादा बुक होने वाली सर्विस: चुनें, दिन और समय तय करें, बस।`;
export const aboutText: With<string> = salon => `आपके घर कौन आता है, विज़िट कैसे होती है, और ${salon} क्या वादा करता है।`;
export const contactText: With2<string, string> = (salon, where) => `${salon} को कॉल करें, लिखें या मिलें: ${where}।`;
export const privacyText: With<string> = salon => `${salon} आपके बारे में क्या जानता है, क्यों, कब तक, और उसे कैसे मिटवाएँ।`;
export const termsText: With<string> = salon => `बुकिंग, पेमेंट, रद्द करना, और ${salon} की विज़िट से क्या उम्मीद रखें।`;
export const fromPrice: With<string> = price => `${price} से शुरू`;
export const serviceText: With2<string, string> = (price, time) => `${price} · आपके घर पर ${time}।`;
export const homeCrumb = 'होम';
export const academyText: With<string> = salon => `${salon} के कोर्स, हफ़्तों, फ़ीस, सर्टिफ़िकेट और अगले बैच के साथ।`;
export const weeks: With<number> = n => plural(n, 'हफ़्ता', 'हफ़्ते');
export const proText = 'ब्यूटीशियन की विज़िट: कब, कहाँ, और आगे क्या।';
/** Of the app that a phone installs. */
export const appText = 'घर पर सैलून सर्विस: सर्विस और समय चुनें, और हमारी टीम आपके यहाँ आएगी।';
export const homeTextPlain: With<string> = salon => `घर पर ब्यूटी सर्विस। सर्विस और समय चुनें; बाकी सब ${salon} लाएगा।`;
export const contactPlain: With<string> = salon => `${salon} को लिखें।`;
