// Messages to customers and professionals, by kind (rule Q20). Those to the salon are in alerts.ts.
import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

/** At most two variables, a third only where the message needs it, and never two side by side (rule Q21). `{brand}` is no variable. */
export const sms = {
  CONFIRMATION: '{brand}: Your visit is booked. We arrive on {arrival}. See or change it: {link}',
  CONFIRMATION_WHO: '{brand}: Booked. {professional} will come to you on {arrival}. Details: {link}',
  MOVED: '{brand}: Your visit has moved. We arrive on {arrival}. See or change it: {link}',
  MOVED_WHO: '{brand}: Your visit has moved. {professional} will come on {arrival}. Details: {link}',
  MOVED_BY_SALON: '{brand}: We have moved your visit. We arrive on {arrival}. Details: {link}',
  MOVED_BY_SALON_WHO: '{brand}: We have moved your visit. {professional} will come on {arrival}. Details: {link}',
  CANCELLED: '{brand}: Your visit on {when} is cancelled. Call us or use our site to book again.',
  CANCELLED_MONEY: '{brand}: Your visit on {when} is cancelled. Cancellation fee: {fee}. We return {refund}.',
  HOLD_ENDED: '{brand}: Your payment did not come in time, so the visit on {when} is not booked. Our site shows free times.',
  PLACE_CHANGED: '{brand}: The address of your visit on {when} has changed. See it: {link}',
  REMINDER: '{brand}: A reminder: we arrive on {arrival}. See or change it: {link}',
  PROFESSIONAL:
    '{brand}: {professional} will come to you on {arrival}. Start code: {code}. Please tell it when the visit begins.',
  WHO_CHANGED: '{brand}: Somebody else comes to you: {professional}, on {arrival}. Details: {link}',
  WHO_OPEN: '{brand}: We arrive on {arrival}. We will tell you who comes. Details: {link}',
  ON_THE_WAY: '{brand}: {professional} is on the way to you. Follow the visit: {link}',
  LATE: '{brand}: We are sorry, we come about {late} minutes late. Follow the visit: {link}',
  TIME_PROPOSED: '{brand}: We cannot come as booked, but on {when}. Say yes, choose or cancel free: {link}',
  SERVICES_PROPOSED: '{brand}: With the change your visit costs {amount}. See it, and say yes or no: {link}',
  SERVICES_PROPOSED_CODE: '{brand}: With the change your visit costs {amount}. Tell the code {code} to agree. See it: {link}',
  SERVICES_CHANGED: '{brand}: Your visit has changed. It costs {amount} now. See the services: {link}',
  PARTY_BALANCE_DUE: '{brand}: Please pay {amount} for your visit by {due}. Details: {link}',
  NO_SHOW: '{brand}: We met nobody at your door. The fee is {fee}. If this is wrong: {link}',
  REFUSED: '{brand}: The visit on {when} did not take place. You pay nothing for it. Details: {link}',
  RECEIPT: '{brand}: Thank you for having us. The total is {amount}. Details: {link}',
  REVIEW_ASKED: '{brand}: How was your visit? Your review helps others and us. Write it here: {link}',
  REFUNDED: '{brand}: We have returned {amount} for your visit on {when}. Banks need some days to show it.',
  PAID: '{brand}: We have received {amount} for your visit. Details: {link}',
  PAID_LATE: '{brand}: Your payment of {amount} came too late for the visit on {when}. We return it.',
  NUDGE: '{brand}: Time for {category} again? Three free times, or no more of these: {link}',
  WIN_BACK: '{brand}: {amount} off your next visit. {category} is due. Times, or no more of these: {link}',
  WAIT_OFFER: '{brand}: A time got free: {arrival}. We hold it until {until}. Take it: {link}',
  SERIES_ASK: '{brand}: Your regular visit on {day} cannot be as usual. Choose a time, or skip it: {link}',
  SERIES_SOON: '{brand}: Your regular visit: we arrive on {arrival}. Skip or move it: {link}',
  SERIES_PRICE: '{brand}: Regular visit: {arrival}. Now {amount}, more than before. {link}',
  SERIES_PAUSED: '{brand}: Your regular visits pause until {day}. After that they go on as usual.',
  SERIES_PAUSED_OFF: '{brand}: Your regular visits pause until {day}. Cancelled: {visits}. After that they go on as usual.',
  SERIES_ENDED: '{brand}: Your regular visits have ended. What is booked stays. To begin again, call us or use our site.',
  SERIES_ENDED_OFF: '{brand}: Your regular visits have ended. Cancelled: {visits}. To begin again, call us or use our site.',
  FRIEND_REWARD: '{brand}: Thank you: a coupon of {amount} for Bring a Friend is yours until {day}. You find it in your cart.',
  ACCOUNT_ENDS: '{brand}: You have not used your account for three years. We erase it on {day}. Sign in before that to keep it.',
  NUMBER_NEW: '{brand}: This is the mobile number of your account from now on. If you did not expect this, call {phone}.',
  NUMBER_OLD: '{brand}: The mobile number of your account was changed. If it was not you, call {phone} at once.',
  AREA_NOW: '{brand}: We come to your area now, as you wished. See our services and free times: {link}',
  ENROLLED: '{brand}: The place in the course {course} is booked. Days and fee: {link}',
  FEE_TAKEN: '{brand}: We have received {amount} of the course fee. Receipt and balance: {link}',
  FEE_RETURNED: '{brand}: We have returned {amount} of the course fee. Details: {link}',
  TO_TEAMS: '{brand}: The salon plans with teams from now on. {visits} to come left your page. Please ask the salon.',
  TOMORROW: '{brand}: You have {visits} on {day}. Your page shows times and places.',
  VISIT_NEW: '{brand}: You have a new visit on {when} for {customer}. Your page shows the details.',
  VISIT_MOVED: '{brand}: A visit of yours has changed. It is on {when} for {customer}. Your page shows the details.',
  VISIT_CANCELLED: '{brand}: The visit on {when} is no longer yours. Your page shows the day.',
  VISITS_CHANGED: '{brand}: {count} of your visits have changed. Your page shows your days.',
};

/** For WhatsApp and e-mail. WhatsApp takes no template that begins or ends with a variable. */
export const letters = {
  CONFIRMATION:
    'Hello {reader}, your visit is booked. We arrive on {arrival}. You can see, move or cancel it here: {link}\n\n{brand}',
  CONFIRMATION_WHO:
    'Hello {reader}, your visit is booked. {professional} will come to you on {arrival}. You can see, move or cancel it here: {link}\n\n{brand}',
  MOVED: 'Hello {reader}, your visit has moved. We arrive on {arrival}. You can see, move or cancel it here: {link}\n\n{brand}',
  MOVED_WHO:
    'Hello {reader}, your visit has moved. {professional} will come to you on {arrival}. You can see, move or cancel it here: {link}\n\n{brand}',
  MOVED_BY_SALON:
    'Hello {reader}, we have moved your visit. We arrive on {arrival}. You can see, move or cancel it here: {link}\n\n{brand}',
  MOVED_BY_SALON_WHO:
    'Hello {reader}, we have moved your visit. {professional} will come to you on {arrival}. You can see, move or cancel it here: {link}\n\n{brand}',
  CANCELLED: 'Hello {reader}, your visit on {when} is cancelled. To book again, call us or use our site.\n\n{brand}',
  CANCELLED_MONEY:
    'Hello {reader}, your visit on {when} is cancelled. The cancellation fee is {fee}, and we return {refund} of what you paid. To book again, call us or use our site.\n\n{brand}',
  HOLD_ENDED:
    'Hello {reader}, your payment did not come in time, so the visit on {when} is not booked. Our site shows which times are free.\n\n{brand}',
  PLACE_CHANGED: 'Hello {reader}, the address of your visit on {when} has changed. You can see it here: {link}\n\n{brand}',
  REMINDER:
    'Hello {reader}, a reminder of your visit: we arrive on {arrival}. You can see, move or cancel it here: {link}\n\n{brand}',
  PROFESSIONAL:
    'Hello {reader}, {professional} will come to you on {arrival}. Your start code is {code}: please tell it when the visit begins. You find all details here: {link}\n\n{brand}',
  WHO_CHANGED:
    'Hello {reader}, somebody else comes to you than we had said: {professional}, on {arrival}. You find all details here: {link}\n\n{brand}',
  WHO_OPEN:
    'Hello {reader}, we arrive on {arrival}. We will tell you who comes as soon as we know. You find all details here: {link}\n\n{brand}',
  ON_THE_WAY: 'Hello {reader}, {professional} is on the way to you. You can follow the visit here: {link}\n\n{brand}',
  LATE: 'Hello {reader}, we are sorry: we come about {late} minutes late. You can follow the visit here: {link}\n\n{brand}',
  TIME_PROPOSED:
    'Hello {reader}, we are sorry: we cannot come as booked. We can come on {when} instead. You can say yes, choose another time or cancel for free here: {link}\n\n{brand}',
  SERVICES_PROPOSED:
    'Hello {reader}, with the change your visit would cost {amount}. Nothing changes before you agree. You can see it, and say yes or no, here: {link}\n\n{brand}',
  SERVICES_PROPOSED_CODE:
    'Hello {reader}, with the change your visit would cost {amount}. Nothing changes before you agree. If you do, tell the code {code} to whoever is with you. You can also say yes or no here: {link}\n\n{brand}',
  SERVICES_CHANGED:
    'Hello {reader}, your visit has changed. It costs {amount} now. You can see the services here: {link}\n\n{brand}',
  PARTY_BALANCE_DUE:
    'Hello {reader}, for your visit on {day} you agreed to pay {amount} by {due}. You can pay here: {link}\n\n{brand}',
  NO_SHOW:
    'Hello {reader}, we came to you on {when} and met nobody. The fee is {fee}, and anything more that you paid goes back. If this is wrong, please tell us here: {link}\n\n{brand}',
  REFUSED:
    'Hello {reader}, the visit on {when} did not take place. You pay nothing for it, and what you paid goes back. You find the details here: {link}\n\n{brand}',
  RECEIPT: 'Hello {reader}, thank you for having us. The total is {amount}. You find the details here: {link}\n\n{brand}',
  REVIEW_ASKED: 'Hello {reader}, how was your visit? Your review helps others and us. You can write it here: {link}\n\n{brand}',
  REFUNDED: 'Hello {reader}, we have returned {amount} for your visit on {when}. Banks need some days to show it.\n\n{brand}',
  PAID: 'Hello {reader}, we have received {amount} for your visit on {when}. You find the details here: {link}\n\n{brand}',
  PAID_LATE:
    'Hello {reader}, your payment of {amount} came when the time on {when} was no longer free. We return it. To book again, call us or use our site.\n\n{brand}',
  NUDGE:
    'Hello {reader}, it is nearly time for {category} again. Three times that are free for you, or an end to these messages: {link}\n\n{brand}',
  WIN_BACK:
    'Hello {reader}, we have not seen you for a while, and {category} is due. With {amount} off your next visit. Times that are free, or an end to these messages: {link}\n\n{brand}',
  WAIT_OFFER:
    'Hello {reader}, a time got free. We can come on {arrival}. It costs {amount}. We hold it for you until {until}. You can take or decline it here: {link}\n\n{brand}',
  SERIES_ASK:
    'Hello {reader}, your regular visit on {day} cannot take place as usual. Please choose another time, or skip this visit. The other visits stay as they are: {link}\n\n{brand}',
  SERIES_SOON:
    'Hello {reader}, your regular visit comes up: we arrive on {arrival}. If it does not suit you, skip it or choose another time here: {link}\n\n{brand}',
  SERIES_PRICE:
    'Hello {reader}, your next regular visit is booked. We arrive on {arrival}. It costs {amount} now, which is more than the visit before. You can see, move or skip it here: {link}\n\n{brand}',
  SERIES_PAUSED:
    'Hello {reader}, your regular visits pause until {day}. After that they go on as usual. In My Bookings you can end the pause before.\n\n{brand}',
  SERIES_PAUSED_OFF:
    'Hello {reader}, your regular visits pause until {day}, and visits that were booked before it are cancelled: {visits}. After that they go on as usual. In My Bookings you can end the pause before.\n\n{brand}',
  SERIES_ENDED:
    'Hello {reader}, your regular visits have ended. What is booked stays, unless you cancel it. To begin again, call us or use our site.\n\n{brand}',
  SERIES_ENDED_OFF:
    'Hello {reader}, your regular visits have ended, and visits that were booked are cancelled: {visits}. To begin again, call us or use our site.\n\n{brand}',
  FRIEND_REWARD:
    'Hello {reader}, thank you: a coupon of {amount} for Bring a Friend is yours until {day}. You find it in your cart and in your profile.\n\n{brand}',
  ACCOUNT_ENDS:
    'Hello {reader}, you have not used your account for three years, so we erase it with your data on {day}. To keep it, sign in on our site before.\n\n{brand}',
  NUMBER_NEW:
    'Hello, your account has a new mobile number from now on, so please sign in with that. Messages about visits go there, too. If you did not expect this, call {phone}.\n\n{brand}',
  NUMBER_OLD:
    'Hello, the mobile number of your account was changed, and this number no longer opens it. If it was not you, call {phone} at once.\n\n{brand}',
  AREA_NOW:
    'Hello {reader}, you wished that we came to your area. Now we do. Our services and free times are here: {link}\n\n{brand}',
  ENROLLED: 'Hello {reader}, the place in the course {course} is booked. Days and fee are here: {link}\n\n{brand}',
  FEE_TAKEN:
    'Hello {reader}, we have received {amount} of the fee for the course {course}. Receipt and balance are here: {link}\n\n{brand}',
  FEE_RETURNED:
    'Hello {reader}, we have returned {amount} of the fee for the course {course}. You find the details here: {link}\n\n{brand}',
  TO_TEAMS:
    'Hello {professional}, the salon plans with teams from now on. {visits} to come left your page. Please ask the salon what you do when.\n\n{brand}',
  TOMORROW: 'Hello {professional}, you have {visits} on {day}. Your page shows times and places.\n\n{brand}',
  VISIT_NEW: 'You have a new visit on {when} for {customer}. Your page shows the details.\n\n{brand}',
  VISIT_MOVED: 'A visit of yours has changed. It is on {when} for {customer}. Your page shows the details.\n\n{brand}',
  VISIT_CANCELLED: 'The visit on {when} is no longer yours. Your page shows the day.\n\n{brand}',
  VISITS_CHANGED: 'Hello {professional}, {count} of your visits have changed. Your page shows your days.\n\n{brand}',
};

export const subjects = {
  CONFIRMATION: 'Your visit is booked',
  CONFIRMATION_WHO: 'Your visit is booked',
  MOVED: 'Your visit has moved',
  MOVED_WHO: 'Your visit has moved',
  MOVED_BY_SALON: 'We have moved your visit',
  MOVED_BY_SALON_WHO: 'We have moved your visit',
  CANCELLED: 'Your visit is cancelled',
  CANCELLED_MONEY: 'Your visit is cancelled',
  HOLD_ENDED: 'Your visit is not booked',
  PLACE_CHANGED: 'The address of your visit has changed',
  REMINDER: 'A reminder of your visit',
  PROFESSIONAL: 'Who comes to you',
  WHO_CHANGED: 'Somebody else comes to you',
  WHO_OPEN: 'Your visit: we tell you who comes',
  ON_THE_WAY: 'We are on the way',
  LATE: 'We come a little later',
  TIME_PROPOSED: 'Another time for your visit',
  SERVICES_PROPOSED: 'May we change your visit?',
  SERVICES_PROPOSED_CODE: 'May we change your visit?',
  SERVICES_CHANGED: 'Your visit has changed',
  PARTY_BALANCE_DUE: 'Please pay before your visit',
  NO_SHOW: 'We met nobody',
  REFUSED: 'Your visit did not take place',
  RECEIPT: 'Thank you for having us',
  REVIEW_ASKED: 'How was your visit?',
  REFUNDED: 'We have returned your money',
  PAID: 'We have received your payment',
  PAID_LATE: 'We return your payment',
  NUDGE: 'It is nearly time again',
  WIN_BACK: 'Something off your next visit',
  WAIT_OFFER: 'A time got free for you',
  SERIES_ASK: 'Please choose a time for your regular visit',
  SERIES_SOON: 'Your regular visit comes up',
  SERIES_PRICE: 'The price of your regular visit has changed',
  SERIES_PAUSED: 'Your regular visits pause',
  SERIES_PAUSED_OFF: 'Your regular visits pause',
  SERIES_ENDED: 'Your regular visits have ended',
  SERIES_ENDED_OFF: 'Your regular visits have ended',
  FRIEND_REWARD: 'Your coupon for Bring a Friend',
  ACCOUNT_ENDS: 'Your account ends soon',
  NUMBER_NEW: 'Your mobile number was changed',
  NUMBER_OLD: 'Your mobile number was changed',
  AREA_NOW: 'We come to your area now',
  ENROLLED: 'The place in your course is booked',
  FEE_TAKEN: 'We have received the course fee',
  FEE_RETURNED: 'We have returned the course fee',
  TO_TEAMS: 'Your visits are left to teams',
  TOMORROW: 'Your visits of tomorrow',
  VISIT_NEW: 'A new visit',
  VISIT_MOVED: 'A visit has changed',
  VISIT_CANCELLED: 'A visit is no longer yours',
  VISITS_CHANGED: 'Your visits have changed',
};

/** What stands for something that we do not know. */
export const unknown = {
  visit: 'your next visit',
  customer: 'a customer',
  reader: 'there',
  professional: 'Our professional',
  when: 'the booked day',
  day: 'tomorrow',
  salon: 'the salon',
};

/** Stands for `{visits}`. In the other languages the noun is a part of the template. */
export const visits: With<number> = n => plural(n, 'visit', 'visits');

/** The code comes first, so that a phone shows it in its notification. */
export const passcode: With2<string, string> = (code, salon) =>
  `${code} is your ${salon} passcode. It is valid for 2 minutes. Do not share it with anyone.`;

export const forGuests: With<number> = n => `for ${n} guests`;
export const guests: With<number> = n => `Guests: ${n}`;
export const services: With<string> = list => `Services: ${list}`;
export const price: With<string> = amount => `Price: ${amount}`;
export const pricePaid: With<string> = amount => `Price: ${amount}, paid`;
export const paidAndDue: With2<string, string> = (paid, due) => `Paid: ${paid}, to pay: ${due}`;
export const address: With<string> = place => `Address: ${place}`;
export const reference: With<string> = code => `Reference: ${code}`;
/** Below the offer of an earlier time. */
export const movesHere: With<string> = when => `If you take it, your visit on ${when} moves to this time.`;
export const questions: With<string> = phone => `Questions? Call ${phone}.`;

/** The calendar entry. */
export const visitOf: With<string> = salon => `Visit of ${salon}`;
export const comesInTwoHours: With<string> = salon => `${salon} comes in two hours`;

/** Beside the switch, and kept with the consent (server/accounts/consent/consent.ts). */
export const whatsappConsent: With<string> = salon => `${salon} may send me messages about my visits on WhatsApp.`;
/** What the coupon of WIN_BACK is called. */
export const winBackCoupon = 'Welcome back';
/** The same, for advertising (server/accounts/auth/advertising.ts). */
export const marketingConsent: With2<string, 'SMS' | 'WHATSAPP' | 'EMAIL'> = (salon, way) =>
  `${salon} may send me reminders of my next visit, and offers, ${way === 'SMS' ? 'by SMS' : way === 'EMAIL' ? 'by e-mail' : 'on WhatsApp'}.`;
