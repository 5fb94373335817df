import Checkout from '../../../features/checkout/checkout.tsx';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';

export default function CheckoutPage() {
  useDocumentTitle('Checkout');
  return <Checkout />;
}
