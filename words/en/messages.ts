// Messages to customers and professionals, by kind (rule Q20). Those to the salon are in server/messaging/salon-words.ts.
import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

/** At most two variables, a third only where the message needs it, and never two side by side (rule Q21). `{brand}` is no variable. */
export const sms = {
  CONFIRMATION: '{brand}: Your visit is booked for {when}. See or change it: {link}',
  MOVED: '{brand}: Your visit is now on {when}. See or change it: {link}',
  CANCELLED: '{brand}: Your visit on {when} is cancelled. Call us or use our site to book again.',
  REMINDER: '{brand}: A reminder of your visit on {when}. See or change it: {link}',
  PROFESSIONAL: '{brand}: {professional} comes to you on {when}. Details and start code: {link}',
  ON_THE_WAY: '{brand}: {professional} is on the way to you. Follow the visit: {link}',
  LATE: '{brand}: We are sorry, we come about {late} minutes late. Follow the visit: {link}',
  TIME_PROPOSED: '{brand}: We cannot come as booked, but on {when}. Say yes, choose a time or cancel for free: {link}',
  NO_SHOW: '{brand}: We were at your door and met nobody. The fee is {fee}. If this is wrong, tell us: {link}',
  REFUSED: '{brand}: The visit on {when} did not take place. You pay nothing for it. Details: {link}',
  RECEIPT: '{brand}: Thank you for having us. The total is {amount}. Details: {link}',
  REVIEW_ASKED: '{brand}: How was your visit? Your review helps others and us. Write it here: {link}',
  REFUNDED: '{brand}: We have returned {amount} for your visit on {when}. Banks need some days to show it.',
  ACCOUNT_ENDS: '{brand}: You have not used your account for three years. We erase it on {day}. Sign in before that to keep it.',
  TOMORROW: '{brand}: You have {visits} on {day}. Your page shows times and places.',
  VISIT_NEW: '{brand}: You have a new visit on {when} for {customer}. Your page shows the details.',
  VISIT_MOVED: '{brand}: A visit of yours has changed. It is on {when} for {customer}. Your page shows the details.',
  VISIT_CANCELLED: '{brand}: The visit on {when} is no longer yours. Your page shows the day.',
  VISITS_CHANGED: '{brand}: {count} of your visits have changed. Your page shows your days.',
};

/** For WhatsApp and e-mail. WhatsApp takes no template that begins or ends with a variable. */
export const letters = {
  CONFIRMATION: 'Hello {reader}, your visit is booked for {when}. You can see, move or cancel it here: {link}\n\n{brand}',
  MOVED: 'Hello {reader}, your visit is now on {when}. You can see, move or cancel it here: {link}\n\n{brand}',
  CANCELLED: 'Hello {reader}, your visit on {when} is cancelled. To book again, call us or use our site.\n\n{brand}',
  REMINDER: 'Hello {reader}, a reminder of your visit on {when}. You can see, move or cancel it here: {link}\n\n{brand}',
  PROFESSIONAL: 'Hello {reader}, {professional} comes to you on {when}. You find details and start code here: {link}\n\n{brand}',
  ON_THE_WAY: 'Hello {reader}, {professional} is on the way to you. You can follow the visit here: {link}\n\n{brand}',
  LATE: 'Hello {reader}, we are sorry: we come about {late} minutes late. You can follow the visit here: {link}\n\n{brand}',
  TIME_PROPOSED:
    'Hello {reader}, we are sorry: we cannot come as booked. We can come on {when} instead. You can say yes, choose another time or cancel for free here: {link}\n\n{brand}',
  NO_SHOW:
    'Hello {reader}, we came to you on {when} and met nobody. The fee is {fee}, and anything more that you paid goes back. If this is wrong, please tell us here: {link}\n\n{brand}',
  REFUSED:
    'Hello {reader}, the visit on {when} did not take place. You pay nothing for it, and what you paid goes back. You find the details here: {link}\n\n{brand}',
  RECEIPT: 'Hello {reader}, thank you for having us. The total is {amount}. You find the details here: {link}\n\n{brand}',
  REVIEW_ASKED: 'Hello {reader}, how was your visit? Your review helps others and us. You can write it here: {link}\n\n{brand}',
  REFUNDED: 'Hello {reader}, we have returned {amount} for your visit on {when}. Banks need some days to show it.\n\n{brand}',
  ACCOUNT_ENDS:
    'Hello {reader}, you have not used your account for three years, so we erase it with your data on {day}. To keep it, sign in on our site before.\n\n{brand}',
  TOMORROW: 'Hello {professional}, you have {visits} on {day}. Your page shows times and places.\n\n{brand}',
  VISIT_NEW: 'You have a new visit on {when} for {customer}. Your page shows the details.\n\n{brand}',
  VISIT_MOVED: 'A visit of yours has changed. It is on {when} for {customer}. Your page shows the details.\n\n{brand}',
  VISIT_CANCELLED: 'The visit on {when} is no longer yours. Your page shows the day.\n\n{brand}',
  VISITS_CHANGED: 'Hello {professional}, {count} of your visits have changed. Your page shows your days.\n\n{brand}',
};

export const subjects = {
  CONFIRMATION: 'Your visit is booked',
  MOVED: 'Your visit has moved',
  CANCELLED: 'Your visit is cancelled',
  REMINDER: 'A reminder of your visit',
  PROFESSIONAL: 'Who comes to you',
  ON_THE_WAY: 'We are on the way',
  LATE: 'We come a little later',
  TIME_PROPOSED: 'Another time for your visit',
  NO_SHOW: 'We met nobody',
  REFUSED: 'Your visit did not take place',
  RECEIPT: 'Thank you for having us',
  REVIEW_ASKED: 'How was your visit?',
  REFUNDED: 'We have returned your money',
  ACCOUNT_ENDS: 'Your account ends soon',
  TOMORROW: 'Your visits of tomorrow',
  VISIT_NEW: 'A new visit',
  VISIT_MOVED: 'A visit has changed',
  VISIT_CANCELLED: 'A visit is no longer yours',
  VISITS_CHANGED: 'Your visits have changed',
};

/** What stands for something that we do not know. */
export const unknown = {
  customer: 'a customer',
  reader: 'there',
  professional: 'Our professional',
  when: 'the booked day',
  day: 'tomorrow',
};

/** Stands for `{visits}`. In the other languages the noun is a part of the template. */
export const visits: With<number> = n => plural(n, 'visit', 'visits');

/** The code comes first, so that a phone shows it in its notification. */
export const passcode: With2<string, string> = (code, salon) =>
  `${code} is your ${salon} passcode. It is valid for 2 minutes. Do not share it with anyone.`;

export const services: With<string> = list => `Services: ${list}`;
export const price: With<string> = amount => `Price: ${amount}`;
export const pricePaid: With<string> = amount => `Price: ${amount}, paid`;
export const address: With<string> = place => `Address: ${place}`;
export const reference: With<string> = code => `Reference: ${code}`;
export const questions: With<string> = phone => `Questions? Call ${phone}.`;

/** The calendar entry. */
export const visitOf: With<string> = salon => `Visit of ${salon}`;
export const comesInTwoHours: With<string> = salon => `${salon} comes in two hours`;

/** Beside the switch, and kept with the consent (server/consent/consent.ts). */
export const whatsappConsent: With<string> = salon => `${salon} may send me messages about my visits on WhatsApp.`;
