import type { With, With2 } from '../languages.ts';

export const title = 'This needs two visits';
export const why = 'Nobody who comes does all of these services.';
/** More than two. */
export const titleOfMany: With<number> = visits => `This needs ${visits} visits`;
export const visit: With<number> = number => `Visit ${number}`;
export const bookFirst = 'Book Visit 1 first';
export const thenRest = 'We keep the others for you, and offer the same day.';
/** The least that a visit costs. */
export const tooLittle: With2<number, string> = (number, amount) => `Visit ${number} is below ${amount}. Add something to it.`;
export const chooseFirst = 'This needs more than one visit. Choose above which one comes first.';
export const stillToBook = 'Still to book';
export const sameDay = 'We look for a time after your first visit on the same day.';
export const bookNow = 'Book it now';
export const forget = 'Not any more';
export const failed = 'The cart could not be changed. Please try again.';
export const putBack = 'Put back into the cart';
