import { paths } from '../../paths.ts';
import type { AuthDialogProps } from './auth-dialog-props.ts';

/** The first that matches where signing in leads. */
const wishes = [
  [paths.cart, 'see your cart'],
  [paths.checkout, 'check out'],
  [paths.orderSuccess, 'see your booking'],
  [paths.bookings, 'see your bookings'],
  [paths.profile, 'see your profile'],
] as const;

/** What follows "Log in to". Null when the visitor opened the dialog. */
export function wishOf({ next, adding }: Pick<AuthDialogProps, 'next' | 'adding'>): string | null {
  if (adding) return `add ${adding} to your cart`;
  const found = typeof next === 'string' && wishes.find(([path]) => next.startsWith(path));
  return found ? found[1] : null;
}
