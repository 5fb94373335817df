import type { With } from '../languages.ts';
import { plural } from './plural.ts';

export const intro = 'काम उन्हीं से सीखें जो उसे करते हैं। छोटे बैच, असली ग्राहकों पर अभ्यास, और सवाल पूछने की पूरी जगह।';
export const coursesFailed = 'कोर्स लोड नहीं हुए';
export const noCourse = 'अभी कोई कोर्स नहीं चल रहा';
export const noCourseText = 'हमें लिखें, अगला बैच शुरू होने पर हम आपको बताएँगे।';
export const contactUs = 'संपर्क करें';
export const nextBatch: With<string> = day => `अगला बैच ${day}`;
export const batchesFull = 'अगले बैच भर चुके हैं';
export const askForNext = 'अगले बैच के बारे में पूछें';
export const course = 'कोर्स';
export const seeAllCourses = 'सभी कोर्स देखें';
export const notTaughtNow = 'यह कोर्स हम अभी नहीं सिखाते।';
export const courseFailed = 'कोर्स लोड नहीं हुआ';
export const allCourses = 'सभी कोर्स';
export const length = 'अवधि';
export const fee = 'फ़ीस';
export const inParts: With<string> = fee => `${fee}, चाहें तो किश्तों में`;
export const free = 'मुफ़्त';
export const certificate = 'सर्टिफ़िकेट';
export const askAboutCourse = 'इस कोर्स के बारे में पूछें';
export const nextBatches = 'अगले बैच';
export const noDateYet = 'अगले बैच की तारीख अभी तय नहीं है। हमसे पूछें, तय होने पर हम कॉल करेंगे।';
export const askAboutBatch: With<string> = days => `${days} के बैच के बारे में पूछें`;
export const ask = 'पूछें';
export const full = 'भरा हुआ';
export const seatsLeft: With<number> = n => `${plural(n, 'सीट', 'सीटें')} खाली`;

export const weHaveIt: With<string> = course => `${course} के बारे में आपका सवाल मिल गया। हम जल्द ही कॉल करेंगे।`;
export const hint: With<string> = course => `${course}: हम SMS से OTP भेजेंगे, फिर कॉल करेंगे।`;
export const learnerName = 'जिन्हें सीखना है, उनका नाम';
export const enterLearnerName = 'जिन्हें सीखना है, कृपया उनका नाम लिखें।';
export const learnerBirthday = 'जिन्हें सीखना है, उनकी जन्म तारीख';
export const enterLearnerBirthday = 'जिन्हें सीखना है, कृपया उनकी जन्म तारीख लिखें।';
export const consentHint = '18 साल से कम उम्र में माता-पिता या अभिभावक की सहमति ज़रूरी है।';
export const guardian = 'माता-पिता या अभिभावक';
export const guardianName = 'माता, पिता या अभिभावक का नाम';
export const enterGuardianName = 'कृपया माता, पिता या अभिभावक का नाम लिखें।';
export const guardianPhone = 'अभिभावक का मोबाइल नंबर';
export const consentNeeded = 'इस सहमति के बिना हम आगे नहीं बढ़ सकते।';
/** Kept with the consent (server/academy/rules.ts). */
export const guardianConsent: With<string> = salon =>
  `मैं माता, पिता या कानूनी अभिभावक हूँ। मैं सहमत हूँ कि ${salon} यह जानकारी रखे और यह कोर्स सिखाए।`;
export const otpToGuardian = 'OTP अभिभावक के पास जाता है।';
export const guardianIsAdult = 'मेरी उम्र 18 साल या ज़्यादा है।';
export const accountCounts =
  'अगर यह आपके खाते का नंबर है, और हम पहले आपके यहाँ आ चुके हैं, तो आपकी सहमति तुरंत मानी जाएगी। नहीं तो हम पहले आपको सैलून बुलाएँगे।';
export const guardianComes = 'यह सिर्फ़ एक सवाल है। दाखिले से पहले माता, पिता या अभिभावक सैलून आकर पहचान पत्र दिखाते हैं।';
export const batch = 'बैच';
export const notDecided = 'अभी तय नहीं';
export const fromDay: With<string> = day => `${day} से`;
export const question = 'आपका सवाल';
