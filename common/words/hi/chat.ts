import type { With, With2, With3 } from '../languages.ts';

export const writeOnWhatsApp = 'WhatsApp पर लिखें';
export const writeTo: With2<string, string> = (name, about) => `${about}: ${name} को WhatsApp पर लिखें`;
/** How a message to the customer begins. */
export const greeting: With2<string, string> = (customer, writer) => `नमस्ते ${customer} जी, ${writer}।`;
export const thisIsSalon: With<string> = salon => `हम ${salon} से`;
export const thisIsHer: With2<string, string> = (name, salon) => `मैं ${name}, ${salon} से`;
export const booking: With<string> = reference => `बुकिंग ${reference}`;
export const confirm = 'पक्का करें';
export const isBooked: With<string> = when => `आपकी विज़िट ${when} के लिए बुक है। क्या यह समय ठीक है?`;
/** How the booking stands. */
export const stands: Record<'BOOKED' | 'OVER' | 'CANCELLED', With<string>> = {
  BOOKED: when => `आपकी विज़िट ${when} के लिए बुक है।`,
  OVER: when => `आपकी विज़िट ${when} के लिए बुक थी।`,
  CANCELLED: when => `${when} की आपकी विज़िट रद्द है।`,
};
export const onTheWay = 'रास्ते में';
export const iAmOnTheWay = 'मैं रास्ते में हूँ।';
export const weAreOnTheWay = 'हम रास्ते में हैं।';
export const payment = 'पेमेंट';
export const isToPay: With2<string, string> = (amount, about) => `आपकी विज़िट के ${amount} देने हैं${about}।`;
export const payBefore: With<string> = day => `${day} तक पेमेंट`;
export const isToPayBy: With3<string, string, string> = (amount, day, about) => `${day} तक विज़िट के ${amount} देने हैं${about}।`;
export const payHere: With<string> = link => `यहाँ दे सकते हैं: ${link}`;
export const payByUpi: With<string> = upiId => `आप ${upiId} पर UPI से दे सकते हैं।`;
export const thanks = 'धन्यवाद';
export const thankYou = 'आपका धन्यवाद। फिर ज़रूर बुलाइए।';
export const onMyWay = 'मैं रास्ते में हूँ।';
export const atYourDoor = 'मैं आपके दरवाज़े पर हूँ।';
export const thankYouToday = 'आज मुझे बुलाने के लिए धन्यवाद।';
export const cannotComeAsBooked = 'माफ़ करें, हम तय समय पर नहीं आ पाएँगे।';
export const canComeThen: With2<string, string> = (name, when) => `${when} के लिए ${name} का समय है।`;
export const weCanComeThen: With<string> = when => `हम ${when} को आ सकते हैं।`;
export const howToAnswer = 'क्या यह ठीक रहेगा? हमारी साइट पर मेरी बुकिंग में भी हाँ कह सकते हैं, दूसरा समय चुन सकते हैं या मुफ़्त रद्द कर सकते हैं।';
/** To somebody who usually comes again by now. */
export const lastWas: With2<string, number> = (services, weeks) =>
  `${services} को ${weeks === 1 ? 'एक हफ़्ता हो गया' : `${weeks} हफ़्ते हो गए`}।`;
export const comeAgain = 'क्या हम फिर आएँ? जो दिन ठीक लगे बताइए, या हमारी साइट पर बुक कीजिए।';
