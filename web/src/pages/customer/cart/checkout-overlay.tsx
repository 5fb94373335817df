import { useRef } from 'react';
import { lazy } from '../../../shared/lazy.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { Overlay } from '../../../ui/overlay.tsx';

const Checkout = lazy(() => import('../../../features/checkout/checkout.tsx'));

export function CheckoutOverlay({ onClose }: { onClose: () => void }) {
  const stepBack = useRef<(() => void) | null>(null);
  return (
    <Overlay onClose={onClose} onBack={() => (stepBack.current ?? onClose)()} title="Checkout">
      <LateDialog onClose={onClose}>
        <Checkout onClose={onClose} stepBack={stepBack} />
      </LateDialog>
    </Overlay>
  );
}
