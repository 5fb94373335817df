import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { paths } from '../../../paths.ts';
import { goBackUnheld } from '../../../shared/use-held-back.ts';

/** The overlay has a history entry with the cart's address, so a phone's Back closes it instead of leaving the cart. */
export function useCheckoutOverlay() {
  const state = useHistoryState<{ isCheckingOut?: boolean } | null>();
  const [, navigate] = useLocation();
  return {
    isOpen: state?.isCheckingOut === true,
    open: () => navigate(paths.cart, { state: { isCheckingOut: true } }),
    close: goBackUnheld,
  };
}
