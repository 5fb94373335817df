import { lazy } from '../../../shared/lazy.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { Overlay } from '../../../ui/overlay.tsx';

const Checkout = lazy(() => import('../../../features/checkout/checkout.tsx'));

export function CheckoutOverlay({ onClose }: { onClose: () => void }) {
  return (
    <Overlay onClose={onClose} title="Checkout">
      <LateDialog onClose={onClose}>
        <Checkout onClose={onClose} />
      </LateDialog>
    </Overlay>
  );
}
