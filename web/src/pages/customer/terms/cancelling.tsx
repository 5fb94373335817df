import { SalonPhone } from '../../../features/settings/salon.tsx';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';

export function Cancelling() {
  return (
    <>
      <p>
        Until the slot starts you can move or cancel a visit under <TextLink href={paths.bookings}>My Bookings</TextLink>, free of
        charge. A coupon goes back to you when you cancel. What you have already paid by UPI is returned to the account it came
        from, within 7 working days.
      </p>
      <p>
        Once the slot has started it can no longer be changed here: please call <SalonPhone />. If nobody opens within 20 minutes
        of our arrival and we cannot reach you, the team goes on to its next visit.
      </p>
    </>
  );
}
