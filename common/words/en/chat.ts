import type { With, With2, With3 } from '../languages.ts';

export const writeOnWhatsApp = 'Write on WhatsApp';
export const writeTo: With2<string, string> = (name, about) => `${about}: write to ${name} on WhatsApp`;
/** How a message to the customer begins. */
export const greeting: With2<string, string> = (customer, writer) => `Namaste ${customer}, ${writer}.`;
export const thisIsSalon: With<string> = salon => `this is ${salon}`;
export const thisIsHer: With2<string, string> = (name, salon) => `this is ${name} from ${salon}`;
export const booking: With<string> = reference => `booking ${reference}`;
export const confirm = 'Confirm';
export const isBooked: With<string> = when => `Your visit is booked for ${when}. Does this time suit you?`;
/** How the booking stands. */
export const stands: Record<'BOOKED' | 'OVER' | 'CANCELLED', With<string>> = {
  BOOKED: when => `Your visit is booked for ${when}.`,
  OVER: when => `Your visit was booked for ${when}.`,
  CANCELLED: when => `Your visit on ${when} is cancelled.`,
};
export const onTheWay = 'On the way';
export const iAmOnTheWay = 'I am on the way to you.';
export const weAreOnTheWay = 'We are on the way to you.';
export const payment = 'Payment';
export const isToPay: With2<string, string> = (amount, about) => `${amount} is to pay for your visit${about}.`;
export const payBefore: With<string> = day => `Payment by ${day}`;
export const isToPayBy: With3<string, string, string> = (amount, day, about) =>
  `Please pay ${amount} for your visit by ${day}${about}.`;
export const payHere: With<string> = link => `You can pay here: ${link}`;
export const payByUpi: With<string> = upiId => `You can pay by UPI to ${upiId}.`;
export const thanks = 'Thanks';
export const thankYou = 'Thank you for having us. We would be glad to come again.';
export const onMyWay = 'I am on my way to you.';
export const atYourDoor = 'I have arrived and am at your door.';
export const thankYouToday = 'Thank you for having me today.';
export const cannotComeAsBooked = 'We are sorry: we cannot come as booked.';
export const canComeThen: With2<string, string> = (name, when) => `${name} can come on ${when}.`;
export const weCanComeThen: With<string> = when => `We can come on ${when}.`;
export const howToAnswer =
  'Does that suit you? You can also say yes, choose another time or cancel for free in My Bookings on our site.';
/** To somebody who usually comes again by now. */
export const lastWas: With2<string, number> = (services, weeks) =>
  `Your ${services} was ${weeks === 1 ? 'a week' : `${weeks} weeks`} ago.`;
export const comeAgain = 'Shall we come again? Tell us a day that suits you, or book on our site.';
