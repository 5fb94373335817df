import { SalonName } from '../../../features/settings/salon.tsx';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { LongText } from '../../../ui/long-text.tsx';
import { Account } from './account.tsx';
import { Bookings } from './bookings.tsx';
import { Cancelling } from './cancelling.tsx';
import { Conduct } from './conduct.tsx';
import { Coupons } from './coupons.tsx';
import { Law } from './law.tsx';
import { Liability } from './liability.tsx';
import { Payment } from './payment.tsx';

const chapters = [
  { id: 'account', title: 'Your account', content: <Account /> },
  { id: 'bookings', title: 'Bookings, prices and times', content: <Bookings /> },
  { id: 'cancelling', title: 'Moving and cancelling', content: <Cancelling /> },
  { id: 'payment', title: 'Payment', content: <Payment /> },
  { id: 'coupons', title: 'Coupons', content: <Coupons /> },
  { id: 'conduct', title: 'At your home: conduct and safety', content: <Conduct /> },
  { id: 'liability', title: 'If something goes wrong', content: <Liability /> },
  { id: 'law', title: 'Law and changes', content: <Law /> },
];

export default function TermsPage() {
  useDocumentTitle('Terms of Service');
  return (
    <LongText title="Terms of Service" updated="2026-11-23" chapters={chapters}>
      <p>
        These are the rules between you and <SalonName /> when you book a home visit on this site. In short: the price you confirm
        is the price you pay, you can cancel free of charge until the visit starts, and both sides treat each other well.
      </p>
    </LongText>
  );
}
