/** The page behind the link of a reminder of the next visit. */
import type { With, With3 } from '../languages.ts';

type Way = 'SMS' | 'WHATSAPP' | 'EMAIL';

export const title = 'तुमची पुढची भेट';
export const coupon: With3<string, string, string> = (amount, code, day) =>
  `${code} वापरून पुढच्या भेटीवर ${amount} सूट, ${day} पर्यंत.`;
export const couponIn: With3<string, string, string> = (amount, code, day) =>
  `${amount} सूट यात धरली आहे. तुमचे कूपन ${code} ${day} पर्यंत चालेल.`;
export const notDue = 'सध्या येथून काही बुक करता येत नाही. सर्व सर्व्हिस आणि वेळा आमच्या साइटवर आहेत.';
export const services = 'सर्व्हिस पाहा';
export const changed = 'दरम्यान काही बदलले आहे. आता जे दिसते ते पाहा.';
export const isYours = 'तुमची भेट बुक झाली.';
export const booked = 'या लिंकने बुकिंग झाले आहे.';
export const openVisit = 'भेट उघडा';
export const stopTitle = 'असे मेसेज नकोत?';
export const stopText = 'बुक केलेल्या भेटींचे मेसेज येत राहतील.';
export const stop = 'आठवणी आणि ऑफर बंद करा';
export const by: With<Way> = way => ({ SMS: 'SMS ने बंद करा', WHATSAPP: 'व्हॉट्सॲपवर बंद करा', EMAIL: 'ई-मेलने बंद करा' })[way];
export const stopping = 'एक क्षण...';
export const stopFailed = 'बंद करता आले नाही.';
export const stopped = 'आता आठवणी आणि ऑफर येणार नाहीत.';
export const stoppedText = 'बुक केलेल्या भेटींचे मेसेज येत राहतील. आठवणी प्रोफाइलमध्ये पुन्हा चालू करता येतात.';
export const stoppedBy: With<Way> = way =>
  ({ SMS: 'आता SMS ने येणार नाहीत.', WHATSAPP: 'आता व्हॉट्सॲपवर येणार नाहीत.', EMAIL: 'आता ई-मेलने येणार नाहीत.' })[way];
export const loadFailed = 'मोकळ्या वेळा मिळाल्या नाहीत';
export const lapsed = 'ही लिंक आता चालत नाही';
export const lapsedText = 'आठवणी प्रोफाइलमध्येही बंद करता येतात.';
export const profile = 'प्रोफाइल उघडा';
