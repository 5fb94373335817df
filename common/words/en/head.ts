import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

export const homeText: With<string> = salon =>
  `Hair, skin, nails and bridal looks at your home, by trained beauticians. Choose a service and an hour; ${salon} brings the rest.`;
export const servicesText: With<string> = salon =>
  `Everything ${salon} does at your home, by category: hair, skin, nails, make-up and more.`;
export const allServicesText: With<string> = salon =>
  `Every service of ${salon} in one list, each with its price and the time it takes.`;
export const bookText: With<string> = salon => `The most booked services of ${salon}: add them, choose a day and an hour, done.`;
export const aboutText: With<string> = salon => `Who comes to your home, how a visit goes, and what ${salon} promises.`;
export const contactText: With2<string, string> = (salon, where) => `Call, write to or visit ${salon}: ${where}.`;
export const privacyText: With<string> = salon => `What ${salon} knows about you, why, for how long, and how to have it deleted.`;
export const termsText: With<string> = salon => `Booking, paying, cancelling and what to expect of a visit by ${salon}.`;
export const fromPrice: With<string> = price => `from ${price}`;
export const serviceText: With2<string, string> = (price, time) => `${price} · ${time} at your home.`;
export const homeCrumb = 'Home';
export const academyText: With<string> = salon => `Courses of ${salon}, each with its weeks, fee, certificate and next batches.`;
export const weeks: With<number> = n => plural(n, 'week', 'weeks');
export const proText = 'The visits of a professional: when, where, and the next step.';
/** Of the app that a phone installs. */
export const appText = 'Salon services at home: choose a service and an hour, and our team comes to you.';
export const homeTextPlain: With<string> = salon =>
  `Beauty services at your home. Choose a service and an hour; ${salon} brings the rest.`;
export const contactPlain: With<string> = salon => `Write to ${salon}.`;
