import * as titles from '#words/titles';
import { loadAfterOrder } from '../../../after-order.ts';
import Checkout from '../../../features/visits/checkout/checkout.tsx';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';

export default function CheckoutPage() {
  useDocumentTitle(titles.checkout);
  return <Checkout loadNext={loadAfterOrder} />;
}
