import Checkout from '../../../features/checkout/checkout.tsx';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { loadAfterOrder } from './after-order.ts';

export default function CheckoutPage() {
  useDocumentTitle('Checkout');
  return <Checkout loadNext={loadAfterOrder} />;
}
