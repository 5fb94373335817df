import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import * as words from '#words/payment';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import { bookingKey } from '../../../features/visits/booking/use-booking.ts';
import { useBookings } from '../../../features/visits/booking/use-bookings.ts';
import { paths } from '../../../paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ScreenProps } from './screen.tsx';

type Props = Pick<ScreenProps, 'payment'> & { reload: () => Promise<unknown> };

/** For whom paying online does not work: the visit is booked, and they pay after it (rule M40). Nothing where a deposit is due. */
export function PayAfter({ payment: { bookingId, mayPayAfter }, reload }: Props) {
  const { userId } = useSession();
  const { mutate } = useSWRConfig();
  const { reload: reloadBookings } = useBookings();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!mayPayAfter) return null;

  async function choose() {
    setBusy(true);
    setProblem(null);
    try {
      const booking = await ask(api.PUT('/booking/{id}/pay-after', { params: { path: { id: bookingId } } }));
      if (userId) void mutate(bookingKey(userId, bookingId), booking, { revalidate: false });
      void reloadBookings().catch(() => null);
      navigate(paths.orderSuccess, { replace: true, state: { bookingId } });
    } catch (error) {
      // The session ended, and the login dialog has opened.
      if (!hasCode(error, 'UNAUTHORIZED')) setProblem(messageOf(error, words.payAfterFailed));
      // The booking may have been paid, or its time given back.
      await reload().catch(() => null);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-3 grid w-full max-w-md gap-3">
      {problem && (
        <Alert tone="bad" className="text-left">
          {problem}
        </Alert>
      )}
      <Button block variant="secondary" busy={isBusy} onClick={() => void choose()}>
        {words.payAfterInstead}
      </Button>
    </div>
  );
}
