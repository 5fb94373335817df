import * as words from '#words/cart';
import { loadAfterOrder } from '../../../after-order.ts';
import { lazy } from '../../../shared/lazy.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { Overlay } from '../../../ui/modal.tsx';

export function loadCheckout() {
  return import('../../../features/visits/checkout/checkout.tsx');
}
const Checkout = lazy(loadCheckout);

export function CheckoutOverlay({ onClose }: { onClose: () => void }) {
  return (
    <Overlay onClose={onClose} title={words.checkout}>
      <LateDialog onClose={onClose}>
        <Checkout onClose={onClose} loadNext={loadAfterOrder} />
      </LateDialog>
    </Overlay>
  );
}
