import * as titles from '#words/titles';
import Checkout from '../../../features/visits/checkout/checkout.tsx';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { loadAfterOrder } from './after-order.ts';

export default function CheckoutPage() {
  useDocumentTitle(titles.checkout);
  return <Checkout loadNext={loadAfterOrder} />;
}
