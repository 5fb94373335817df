/** The page behind the link of a reminder of the next visit. */
import type { With, With3 } from '../languages.ts';

type Way = 'SMS' | 'WHATSAPP' | 'EMAIL';

export const title = 'आपकी अगली विज़िट';
export const coupon: With3<string, string, string> = (amount, code, day) => `${code} से अगली विज़िट पर ${amount} की छूट, ${day} तक।`;
export const couponIn: With3<string, string, string> = (amount, code, day) =>
  `${amount} की छूट इसमें शामिल है। आपका कूपन ${code} ${day} तक चलेगा।`;
export const notDue = 'अभी यहाँ से कुछ बुक नहीं हो सकता। सारी सर्विस और समय हमारी साइट पर हैं।';
export const services = 'सर्विस देखें';
export const changed = 'इस बीच कुछ बदल गया है। अब जो दिख रहा है, उसे देखें।';
export const isYours = 'आपकी विज़िट बुक हो गई।';
export const booked = 'इस लिंक से बुकिंग हो चुकी है।';
export const openVisit = 'विज़िट खोलें';
export const stopTitle = 'ऐसे मैसेज नहीं चाहिए?';
export const stopText = 'बुक की हुई विज़िट के मैसेज आते रहेंगे।';
export const stop = 'रिमाइंडर और ऑफ़र बंद करें';
export const by: With<Way> = way => ({ SMS: 'SMS से बंद करें', WHATSAPP: 'व्हाट्सऐप पर बंद करें', EMAIL: 'ई-मेल से बंद करें' })[way];
export const stopping = 'एक पल...';
export const stopFailed = 'बंद नहीं हो सके।';
export const stopped = 'अब रिमाइंडर और ऑफ़र नहीं आएँगे।';
export const stoppedText = 'बुक की हुई विज़िट के मैसेज आते रहेंगे। रिमाइंडर प्रोफ़ाइल में फिर चालू हो सकते हैं।';
export const stoppedBy: With<Way> = way =>
  ({ SMS: 'अब SMS से नहीं आएँगे।', WHATSAPP: 'अब व्हाट्सऐप पर नहीं आएँगे।', EMAIL: 'अब ई-मेल से नहीं आएँगे।' })[way];
export const loadFailed = 'खाली समय नहीं मिल सके';
export const lapsed = 'यह लिंक अब नहीं चलता';
export const lapsedText = 'रिमाइंडर प्रोफ़ाइल में भी बंद किए जा सकते हैं।';
export const profile = 'प्रोफ़ाइल खोलें';
