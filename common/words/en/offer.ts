/** The page of a time that is held for somebody who waited. */
import type { With, With2 } from '../languages.ts';

export const title = 'A time for you';
export const loadFailed = 'Failed to load this time';
export const isFree = 'A time is free for you';
export const earlierIsFree = 'An earlier time is free for you';
export const heldUntil: With<string> = time => `Held for you until ${time}`;
/** How much of that is left. */
export const left: With<string> = length => `${length} left`;
export const seconds: With<number> = n => `${n} s`;
export const theTime = 'Day and time';
export const moves: With2<string, string> = (from, to) => `Your visit moves from ${from} to ${to}. Its price stays.`;
export const services = 'Services';
export const discount = 'Discount';
export const samePrice = 'The price stays';
export const dueNow: With<string> = amount => `${amount} to pay online after you take it. Then the visit is firm.`;
export const dueNowBy: With2<string, string> = (amount, time) =>
  `${amount} to pay online by ${time} if you take it. Then the visit is firm.`;
export const nothingNow = 'You pay nothing now.';
export const take = 'Take This Time';
export const taking = 'Taking it...';
export const takeFailed = 'This time could not be taken.';
export const decline = 'No, Thank You';
export const declining = 'One moment...';
export const declineFailed = 'Your answer could not be sent.';
export const isYours = 'The time is yours.';
export const priceIsNow: With2<string, string> = (before, now) =>
  `The price has changed from ${before} to ${now}. Please look at it, and take the time again if you like.`;
export const isTaken = 'You have taken this time';
export const isTakenText = 'Your visit is booked.';
export const isMovedText = 'Your visit has moved to it.';
export const seeVisit = 'See Your Visit';
export const isDeclined = 'All right, somebody else gets it';
export const goOnLooking = 'We go on looking, and tell you when another time gets free.';
export const staysAsItIs = 'Your visit stays as it is.';
export const isLapsed = 'This time is no longer held for you';
export const wasHeldUntil: With<string> = time => `It was held until ${time}.`;
export const goOnFromBookings = 'My Bookings says whether we go on looking for you.';
export const isWithdrawn = 'This time is no longer offered';
export const isWithdrawnText = 'The waiting has ended, or we cannot come at this time any more.';
export const openBookings = 'Open My Bookings';
export const otherTimes = 'Book Another Time';
export const linkLapsed = 'This link no longer works';
export const linkLapsedText =
  'Such a link works until the day after its time. Sign in to see your bookings and what you wait for.';
