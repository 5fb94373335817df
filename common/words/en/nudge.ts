/** The page behind the link of a reminder of the next visit. */
import type { With, With3 } from '../languages.ts';

type Way = 'SMS' | 'WHATSAPP' | 'EMAIL';

export const title = 'Your next visit';
export const coupon: With3<string, string, string> = (amount, code, day) =>
  `${amount} off your next visit with ${code}, until ${day}.`;
export const couponIn: With3<string, string, string> = (amount, code, day) =>
  `${amount} are taken off already. Your coupon ${code} is valid until ${day}.`;
export const notDue = 'Nothing can be booked here at the moment. All services and times are on our site.';
export const services = 'See Services';
export const changed = 'This has changed meanwhile. Please look at what is shown now.';
export const isYours = 'Your visit is booked.';
export const booked = 'You have booked by this link.';
export const openVisit = 'Open the Visit';
export const stopTitle = 'No more such messages?';
export const stopText = 'Messages about visits that you booked still come.';
export const stop = 'End All Reminders and Offers';
export const by: With<Way> = way => ({ SMS: 'No More by SMS', WHATSAPP: 'No More on WhatsApp', EMAIL: 'No More by E-mail' })[way];
export const stopping = 'One moment...';
export const stopFailed = 'Failed to end them.';
export const stopped = 'You get no more reminders and offers.';
export const stoppedText = 'Messages about visits that you booked still come. You can allow reminders again in your profile.';
export const stoppedBy: With<Way> = way =>
  ({ SMS: 'No more by SMS.', WHATSAPP: 'No more on WhatsApp.', EMAIL: 'No more by e-mail.' })[way];
export const loadFailed = 'Failed to load the free times';
export const lapsed = 'This link works no longer';
export const lapsedText = 'Reminders can be ended in your profile, too.';
export const profile = 'Open Profile';
