import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

export const summary =
  'These are the rules between you and {salon} when you book a home visit on this site. In short: the price you confirm is the price you pay, you can move or cancel a visit until it starts, and both sides treat each other well.';

export const account = 'Your account';
export const accountText =
  'You need to be 18 or over, and sign in with an Indian mobile number that is yours and a one-time password by SMS. Do not give that code to anybody: our staff never ask for it. Give us your real name and address. You can delete your account at any time under {profile}; what happens to your data is in the {privacy}. We may close an account that is used to harm others or the service.';

export const bookings = 'Bookings, prices and times';
export const whenBinding =
  'A filled cart is not yet an order. You and we have a contract when you press Place Order and we confirm the order. From then on we keep a team free for you.';
export const pricesStay = 'Prices are in Indian rupees and include taxes. The price you confirm stays, even if our list changes.';
export const minimum = 'A booking costs at least {amount} after any discount, because we travel to you.';
export const daysAhead: With<number> = days => `up to ${plural(days, 'day', 'days')} ahead`;
export const weeksAhead = 'some weeks ahead';
export const howFarAhead: With<string> = ahead =>
  `You can book ${ahead}, in the time slots shown, as long as a team is free. We come at the beginning of the slot. How long the visit takes depends on the services.`;
export const deposit: With2<string, number> = (above, percent) =>
  `Of an order above ${above} that you pay after the service, you pay ${percent} % online when you book, and the rest at the visit. Checkout names the amounts.`;
export const listPrice = 'A struck-through price is a list price for comparison. You pay the price beside it.';
export const typical =
  'Pictures and durations are typical. Your hair and skin decide the details, and the beautician says so before the work begins.';
export const ifWeCannotCome =
  'If we cannot come, for example because of illness or traffic, we call you, offer another time and charge nothing.';

export const cancelling = 'Moving and cancelling';
export const moveOrCancel = 'Until the slot starts you can move or cancel a visit under {bookings}.';
export const moveOrCancelFree = 'Until the slot starts you can move or cancel a visit under {bookings}, free of charge.';
export const afterCancelling =
  'When you cancel, you can use the coupon again. We return what you paid to the account it came from, within 7 working days.';
export const untilVisit = 'the visit starts';
export const untilHoursBefore: With<number> = hours => `${plural(hours, 'hour', 'hours')} before the visit`;
export const fee: With2<string, number> = (until, percent) =>
  `Moving is free. Cancelling is free until ${until}. If you move the visit before that time, the time moves with it. Later we keep ${percent} % of its price from what you have paid, also from a deposit, and we collect nothing from you if you have paid less. If we cancel, everything comes back. The order and the question before you cancel name the time and the amount. Your booking keeps the policy of the day on which you made it.`;
export const grace = 'What you have just booked can be cancelled for free for 15 minutes, until somebody sets out to you.';
export const onceStarted =
  'Once the slot has started, you can no longer change the visit here. Please call {phone}. If nobody opens within 20 minutes of our arrival and we cannot reach you, the team goes on to its next visit.';

export const payment = 'Payment';
export const payAfter = 'You pay after the service, in cash or by UPI to the team.';
export const payAfterOrUpi =
  'You pay after the service, in cash or by UPI to the team, or by UPI with the link and QR code that you get when you place the order. A UPI payment goes to the account named in the link.';
export const payAfterOrOnline =
  'You pay after the service, in cash or by UPI to the team, or online by UPI, card or net banking. If you choose to pay when you order, we keep your time for some minutes. Your visit is booked once the money is there. Otherwise the time is given back, and money that comes too late is returned to you.';
export const whenPaid =
  'We mark your booking as paid when the money has arrived. Our teams take no advance at the door, and ask for nothing beyond the price of your booking and what you added during the visit.';

export const coupons = 'Coupons';
export const couponsText =
  'You can use one coupon per booking, within its dates and its number of uses. It reduces the price of the whole cart and never pays out cash. A coupon counts as used when you book. If we end a coupon, bookings that were made before keep their discount.';

export const conduct = 'At your home: conduct and safety';
export const trust = 'A home visit needs trust on both sides.';
export const conductRules: readonly string[] = [
  'An adult is at home for the whole visit. For somebody under 18 that is a parent or guardian.',
  'Please give the team a clean, lit place to work with a socket and water nearby, and keep pets and visitors at a distance.',
  'Tell us beforehand of allergies, skin complaints, pregnancy, recent operations or infections. The beautician may decline a treatment that could harm you, and does not charge for it.',
  'We provide beauty services only. Any harassment, threat, violence, drunkenness or filming without consent ends the visit at once. The team leaves, we charge the visit, and we report what the law requires.',
  'Our teams behave as your guests: no smoking, no private calls, no sales talk. If one does not, tell us the same day.',
  "Please keep valuables out of the way, for everybody's peace of mind.",
];

export const liability = 'If something goes wrong';
export const notSatisfied =
  'If you are not satisfied with the work, tell us within seven days at {phone} or {email}. We do it again free of charge or return its price. This does not limit your rights under the Consumer Protection Act, 2019.';
export const liabilityText =
  'We are liable for harm that we or our teams cause by negligence or intent. We are not liable for a reaction to something that you knew and did not tell us, for harm after you did not follow our advice on aftercare, or for delays that we cannot prevent. Except for injury and intent, our liability is limited to the price of the booking, as far as the law permits.';

export const law = 'Law and changes';
export const courtsAt: With<string> = city => `The law of India applies, and the courts at ${city} decide.`;
export const courtsAtSalon = 'The law of India applies, and the courts at the place of our salon decide.';
export const consumerCommission =
  'As a consumer you may also go to the consumer commission where you live. Please speak to us first, through {contact}: most things are settled with a call.';
export const changes =
  'We may change these terms for future bookings. The date is above. A booking follows the terms of the day on which it was made. If one clause is not valid, the others are.';
export const ifNobodyIsThere: With<number> = minutes =>
  `If nobody is there, we wait ${minutes} minutes at your door and call you. Then the visit counts as cancelled late, and we may keep the same fee. A visit that is refused at the door costs nothing.`;
export const afterTwoNoShows: With<number> = percent =>
  `After two such visits in 12 months, we ask for a deposit of ${percent} % of the price.`;
