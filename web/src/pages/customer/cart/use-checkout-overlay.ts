import { useLocation, useSearchParams } from 'wouter';
import { paths } from '../../../paths.ts';

/** The overlay is a step in the history, so that a phone's Back closes it instead of leaving the cart. */
export function useCheckoutOverlay() {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const isOpen = params.has('checkout');
  return {
    isOpen,
    open: () => navigate(`${paths.cart}?checkout`, { state: { isOverCart: true } }),
    close() {
      if (history.state?.isOverCart) history.back();
      else navigate(paths.cart, { replace: true });
    },
  };
}
