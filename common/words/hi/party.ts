/** Visits for several guests (rule R23.6): for whom the services are, and who serves whom when. */
import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

export const forWhom = 'किसके लिए?';
export const onePerson = 'एक व्यक्ति';
export const onePersonHint = 'सारी सेवाएँ एक के बाद एक।';
export const several = 'कई लोग';
export const severalHint = 'हम तय करते हैं कि किसकी सेवा कौन करे, ताकि सब समय पर तैयार हों।';
export const guests: With<number> = n => plural(n, 'मेहमान', 'मेहमान');
export const whoGetsWhat = 'किसे क्या चाहिए?';
export const namesNotNeeded = 'नाम ज़रूरी नहीं। कोई भी शब्द चलेगा जो आप पहचानें।';
export const guest: With<number> = n => `मेहमान ${n}`;
export const nameOf: With<number> = n => `मेहमान ${n}: नाम (वैकल्पिक)`;
export const servicesOf: With<string> = guest => `${guest} के लिए सेवाएँ`;
export const addGuest = 'मेहमान जोड़ें';
export const removeGuest: With<string> = guest => `${guest} हटाएँ`;
export const eachNeedsOne = 'हर मेहमान के लिए कम से कम एक सेवा चुनें।';
export const moreServices = 'दूसरी सेवाएँ चाहिए तो पहले कार्ट में जोड़ें।';
export const saveGuests = 'सेव करें';
export const savingGuests = 'सेव हो रहा है...';
export const guestsFailed = 'मेहमान सेव नहीं हो सके।';
export const changeGuests = 'बदलें';
export const whenReady = 'सब कब तक तैयार हों?';
export const readyBy = 'इस समय तक तैयार';
export const beginAt = 'इस समय शुरू';
export const timeOfDay = 'समय';
export const planning = 'सबसे अच्छी योजना खोजी जा रही है...';
export const planFailed = 'योजना नहीं बन सकी।';
export const noPlan = 'इस समय हम सब मेहमानों की सेवा नहीं कर सकते।';
export const noPlanSoSoon = 'यह समय बहुत जल्दी है।';
export const noPlanClosed = 'उस समय हम बंद रहते हैं।';
export const noPlanOutside = 'हम इस पते पर नहीं आते।';
export const theseWork = 'इन समयों पर हो सकता है:';
export const otherDayOrTime = 'कृपया दूसरा समय या दूसरा दिन चुनें।';
export const howMany = 'कितने प्रोफ़ेशनल आएँ?';
export const professionals: With<number> = n => plural(n, 'प्रोफ़ेशनल', 'प्रोफ़ेशनल');
export const saves: With<string> = length => `${length} कम`;
export const from: With<string> = time => `${time} से`;
export const nthProfessional: With<number> = n => `प्रोफ़ेशनल ${n}`;
export const thePlan = 'योजना';
export const guestHead = 'मेहमान';
export const served: With2<string, string> = (service, professional) => `${service}, ${professional}`;
export const choosePlan = 'चुनें कि सब कब तक तैयार हों';
export const allReady: With<string> = time => `${time} तक सब तैयार`;
export const forGuests: With<string> = guests => `${guests} के लिए`;
export const theyCome: With<string> = names => `${names} आपके घर आएँगे`;
export const theyCame: With<string> = names => `${names} आपके घर आए`;
export const howManyCome: With<string> = professionals => `${professionals} आपके घर आएँगे`;
export const showGuests = 'किसकी सेवा कब';
/** 'Asha, Rekha and Sunita'. */
export function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} और ${names.at(-1)}`;
}
