/** The page of a time that is held for somebody who waited. */
import type { With, With2 } from '../languages.ts';

export const title = 'आपके लिए एक समय';
export const loadFailed = 'यह समय लोड नहीं हुआ';
export const isFree = 'आपके लिए एक समय खाली है';
export const earlierIsFree = 'आपके लिए पहले का एक समय खाली है';
export const heldUntil: With<string> = time => `${time} तक आपके लिए रखा है`;
/** How much of that is left. */
export const left: With<string> = length => `${length} बाकी`;
export const seconds: With<number> = n => `${n} सेकंड`;
export const theTime = 'दिन और समय';
export const moves: With2<string, string> = (from, to) => `आपकी विज़िट ${from} से बदलकर ${to} हो जाएगी। दाम वही रहेगा।`;
export const services = 'सर्विस';
export const discount = 'छूट';
export const samePrice = 'दाम वही रहेगा';
export const dueNow: With<string> = amount => `यह समय लेने के बाद ${amount} ऑनलाइन देने हैं। तभी विज़िट पक्की होगी।`;
export const dueNowBy: With2<string, string> = (amount, time) =>
  `यह समय लेने पर ${time} तक ${amount} ऑनलाइन देने हैं। तभी विज़िट पक्की होगी।`;
export const nothingNow = 'अभी कुछ नहीं देना है।';
export const take = 'यह समय लें';
export const taking = 'समय ले रहे हैं...';
export const takeFailed = 'यह समय नहीं लिया जा सका।';
export const decline = 'नहीं, धन्यवाद';
export const declining = 'एक पल...';
export const declineFailed = 'आपका जवाब नहीं भेजा जा सका।';
export const isYours = 'यह समय आपका हुआ।';
export const priceIsNow: With2<string, string> = (before, now) =>
  `दाम ${before} से ${now} हो गया है। कृपया देखें, और ठीक लगे तो फिर से समय लें।`;
export const isTaken = 'आप यह समय ले चुके हैं';
export const isTakenText = 'आपकी विज़िट बुक है।';
export const isMovedText = 'आपकी विज़िट अब इसी समय पर है।';
export const seeVisit = 'अपनी विज़िट देखें';
export const isDeclined = 'ठीक है, यह समय किसी और को मिलेगा';
export const goOnLooking = 'हम देखते रहेंगे, और कोई दूसरा समय खाली होते ही बताएँगे।';
export const staysAsItIs = 'आपकी विज़िट जैसी है वैसी ही रहेगी।';
export const isLapsed = 'यह समय अब आपके लिए रखा हुआ नहीं है';
export const wasHeldUntil: With<string> = time => `यह ${time} तक आपके लिए रखा था।`;
export const goOnFromBookings = 'हम आगे देख रहे हैं या नहीं, यह मेरी बुकिंग में दिखेगा।';
export const isWithdrawn = 'यह समय अब नहीं मिल सकता';
export const isWithdrawnText = 'इंतज़ार खत्म हो चुका है, या हम अब इस समय नहीं आ सकते।';
export const openBookings = 'मेरी बुकिंग खोलें';
export const otherTimes = 'दूसरा समय बुक करें';
export const linkLapsed = 'यह लिंक अब काम नहीं करता';
export const linkLapsedText = 'समय का लिंक उसके अगले दिन तक चलता है। अपनी बुकिंग और इंतज़ार देखने के लिए लॉगिन करें।';
