import type { With, With2, With3 } from '../languages.ts';

export const writeOnWhatsApp = 'WhatsApp वर लिहा';
export const writeTo: With2<string, string> = (name, about) => `${about}: ${name} यांना WhatsApp वर लिहा`;
/** How a message to the customer begins. */
export const greeting: With2<string, string> = (customer, writer) => `नमस्कार ${customer} जी, ${writer}.`;
export const thisIsSalon: With<string> = salon => `आम्ही ${salon} मधून`;
export const thisIsHer: With2<string, string> = (name, salon) => `मी ${name}, ${salon} मधून`;
export const booking: With<string> = reference => `बुकिंग ${reference}`;
export const confirm = 'पक्के करा';
export const isBooked: With<string> = when => `तुमची अपॉइंटमेंट ${when} साठी बुक आहे. ही वेळ चालेल का?`;
/** How the booking stands. */
export const stands: Record<'BOOKED' | 'OVER' | 'CANCELLED', With<string>> = {
  BOOKED: when => `तुमची अपॉइंटमेंट ${when} साठी बुक आहे.`,
  OVER: when => `तुमची अपॉइंटमेंट ${when} साठी बुक होती.`,
  CANCELLED: when => `${when} ची तुमची अपॉइंटमेंट रद्द आहे.`,
};
export const onTheWay = 'वाटेत';
export const iAmOnTheWay = 'मी वाटेत आहे.';
export const weAreOnTheWay = 'आम्ही वाटेत आहोत.';
export const payment = 'पेमेंट';
export const isToPay: With2<string, string> = (amount, about) => `तुमच्या भेटीचे ${amount} द्यायचे आहेत${about}.`;
export const payBefore: With<string> = day => `${day} पर्यंत पेमेंट`;
export const isToPayBy: With3<string, string, string> = (amount, day, about) => `${day} पर्यंत भेटीचे ${amount} द्यायचे आहेत${about}.`;
export const payHere: With<string> = link => `येथे देऊ शकता: ${link}`;
export const payByUpi: With<string> = upiId => `तुम्ही ${upiId} वर UPI ने देऊ शकता.`;
export const thanks = 'धन्यवाद';
export const thankYou = 'तुमचे धन्यवाद. पुन्हा नक्की बोलवा.';
export const onMyWay = 'मी वाटेत आहे.';
export const atYourDoor = 'मी तुमच्या दारात आहे.';
export const thankYouToday = 'आज मला बोलावल्याबद्दल धन्यवाद.';
export const cannotComeAsBooked = 'माफ करा, ठरलेल्या वेळी येणे जमणार नाही.';
export const canComeThen: With2<string, string> = (name, when) => `${when} साठी ${name} यांची वेळ आहे.`;
export const weCanComeThen: With<string> = when => `आम्ही ${when} ला येऊ शकतो.`;
export const howToAnswer = 'हे चालेल का? आमच्या साइटवर माझी बुकिंगमध्येही हो म्हणू शकता, दुसरी वेळ निवडू शकता किंवा मोफत रद्द करू शकता.';
/** To somebody who usually comes again by now. */
export const lastWas: With2<string, number> = (services, weeks) =>
  `${services} होऊन ${weeks === 1 ? 'एक आठवडा झाला' : `${weeks} आठवडे झाले`}.`;
export const comeAgain = 'आम्ही पुन्हा येऊ का? सोयीचा दिवस सांगा, किंवा आमच्या साइटवर बुक करा.';
