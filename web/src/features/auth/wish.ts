import { paths } from '../../paths.ts';
import type { AuthDialogProps } from './auth-dialog-props.ts';

/** By where signing in leads; the first that fits. */
const wishes = [
  [paths.cart, 'see your cart'],
  [paths.checkout, 'check out'],
  [paths.orderSuccess, 'see your booking'],
  [paths.bookings, 'see your bookings'],
  [paths.profile, 'see your profile'],
] as const;

/** Why the dialog came by itself, to go on after "Log in to"; null for whoever asked for it. */
export function wishOf({ next, adding }: Pick<AuthDialogProps, 'next' | 'adding'>): string | null {
  if (adding) return `add ${adding} to your cart`;
  const found = typeof next === 'string' && wishes.find(([path]) => next.startsWith(path));
  return found ? found[1] : null;
}
