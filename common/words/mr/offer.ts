/** The page of a time that is held for somebody who waited. */
import type { With, With2 } from '../languages.ts';

export const title = 'तुमच्यासाठी एक वेळ';
export const loadFailed = 'ही वेळ लोड झाली नाही';
export const isFree = 'तुमच्यासाठी एक वेळ मोकळी आहे';
export const earlierIsFree = 'तुमच्यासाठी लवकरची एक वेळ मोकळी आहे';
export const heldUntil: With<string> = time => `${time} पर्यंत तुमच्यासाठी राखली आहे`;
/** How much of that is left. */
export const left: With<string> = length => `${length} बाकी`;
export const seconds: With<number> = n => `${n} सेकंद`;
export const theTime = 'दिवस आणि वेळ';
export const moves: With2<string, string> = (from, to) => `तुमची भेट ${from} ऐवजी ${to} होईल. किंमत तीच राहील.`;
export const services = 'सर्व्हिस';
export const discount = 'सूट';
export const samePrice = 'किंमत तीच राहील';
export const dueNow: With<string> = amount => `ही वेळ घेतल्यानंतर ${amount} ऑनलाइन द्यायचे आहेत. मगच भेट पक्की होईल.`;
export const dueNowBy: With2<string, string> = (amount, time) =>
  `ही वेळ घेतल्यास ${time} पर्यंत ${amount} ऑनलाइन द्यायचे आहेत. मगच भेट पक्की होईल.`;
export const nothingNow = 'आत्ता काहीही द्यायचे नाही.';
export const take = 'ही वेळ घ्या';
export const taking = 'वेळ घेत आहोत...';
export const takeFailed = 'ही वेळ घेता आली नाही.';
export const decline = 'नको, धन्यवाद';
export const declining = 'एक क्षण...';
export const declineFailed = 'तुमचे उत्तर पाठवता आले नाही.';
export const isYours = 'ही वेळ तुमची झाली.';
export const priceIsNow: With2<string, string> = (before, now) =>
  `किंमत ${before} वरून ${now} झाली आहे. कृपया पहा, आणि चालत असेल तर वेळ पुन्हा घ्या.`;
export const isTaken = 'तुम्ही ही वेळ घेतली आहे';
export const isTakenText = 'तुमची भेट बुक आहे.';
export const isMovedText = 'तुमची भेट आता याच वेळी आहे.';
export const seeVisit = 'तुमची भेट पहा';
export const isDeclined = 'ठीक आहे, ही वेळ दुसऱ्या कोणाला मिळेल';
export const goOnLooking = 'आम्ही पाहत राहू, आणि दुसरी वेळ मोकळी होताच सांगू.';
export const staysAsItIs = 'तुमची भेट आहे तशीच राहील.';
export const isLapsed = 'ही वेळ आता तुमच्यासाठी राखलेली नाही';
export const wasHeldUntil: With<string> = time => `ती ${time} पर्यंत राखली होती.`;
export const goOnFromBookings = 'आम्ही पुढे पाहत आहोत का, ते माझ्या बुकिंगमध्ये दिसेल.';
export const isWithdrawn = 'ही वेळ आता मिळू शकत नाही';
export const isWithdrawnText = 'वाट पाहणे संपले आहे, किंवा या वेळी येणे आता आम्हाला जमणार नाही.';
export const openBookings = 'माझी बुकिंग उघडा';
export const otherTimes = 'दुसरी वेळ बुक करा';
export const linkLapsed = 'ही लिंक आता चालत नाही';
export const linkLapsedText = 'लिंक त्या वेळेच्या दुसऱ्या दिवसापर्यंत चालते. तुमची बुकिंग आणि तुम्ही वाट पाहता त्या वेळा बघण्यासाठी लॉगिन करा.';
