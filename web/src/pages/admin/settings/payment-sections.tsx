import { PaymentSection } from './payment-section.tsx';
import { PolicySection } from './policy-section.tsx';

/** How customers pay, and what a late cancellation costs. */
export default function PaymentSections() {
  return (
    <>
      <PaymentSection />
      <PolicySection />
    </>
  );
}
