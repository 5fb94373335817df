import { Suspense } from 'react';
import { lazy } from '../../../shared/lazy.ts';
import { Overlay } from '../../../ui/overlay.tsx';

const Checkout = lazy(() => import('../../../features/checkout/checkout.tsx'));

export function CheckoutOverlay({ onClose }: { onClose: () => void }) {
  return (
    <Overlay onClose={onClose} title="Checkout">
      <Suspense>
        <Checkout onClose={onClose} />
      </Suspense>
    </Overlay>
  );
}
