import * as words from '#words/auth';
import { paths } from '../../../paths.ts';
import type { AuthDialogProps } from './auth-dialog-props.ts';

/** The first that matches where signing in leads. */
const wishes = [
  [paths.cart, words.seeCart],
  [paths.checkout, words.checkOut],
  [paths.orderSuccess, words.seeBooking],
  [paths.bookings, words.seeBookings],
  [paths.profile, words.seeProfile],
] as const;

/** What follows "Log in to". Null when the visitor opened the dialog. */
export function wishOf({ next, adding }: Pick<AuthDialogProps, 'next' | 'adding'>): string | null {
  if (adding) return words.addToCart(adding);
  const found = typeof next === 'string' && wishes.find(([path]) => next.startsWith(path));
  return found ? found[1] : null;
}
