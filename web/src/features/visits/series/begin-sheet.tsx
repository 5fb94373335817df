import { useState } from 'react';
import useSWR from 'swr';
import * as common from '#words/common';
import * as words from '#words/series';
import { api, ask } from '../../../api/client.ts';
import { money } from '../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useSession } from '../../accounts/auth/session.tsx';
import type { Booking } from '../booking/booking.ts';
import { BeginDialog } from './begin-dialog.tsx';
import { BegunDialog } from './begun-dialog.tsx';
import { useSeries } from './use-series.ts';

interface Props {
  booking: Booking;
  /** What is proposed first. */
  everyWeeks: number;
  onClose: () => void;
}

/** The customer lets a visit come again every few weeks, and reads what was booked and what is asked. */
export default function BeginSheet({ booking, everyWeeks, onClose }: Props) {
  const { series, begin, handsOf } = useSeries();
  const [begunId, setBegun] = useState<string | null>(null);
  const begun = series?.find(({ id }) => id === begunId);
  if (begun)
    return (
      <BegunDialog
        series={begun}
        hands={handsOf(begun)}
        onClose={onClose}
        footer={
          <Button block onClick={onClose}>
            {common.close}
          </Button>
        }
      />
    );
  return (
    <BeginDialog
      booking={booking}
      usualWeeks={everyWeeks}
      terms={<Terms booking={booking} />}
      onBegin={async body => setBegun((await begin(body)).id)}
      onClose={onClose}
    />
  );
}

/** What a visit costs today, and what the customer agrees to. */
function Terms({ booking: { bookingId } }: { booking: Booking }) {
  const { userId } = useSession();
  const params = { path: { id: bookingId }, query: { anyone: false } };
  // Without an answer the price of today is not said.
  const { data } = useSWR(['/booking/again', userId, bookingId, false], () =>
    ask(api.GET('/booking/{id}/book-again', { params })),
  );
  return (
    <div className="grid gap-1.5 text-sm">
      {data && data.items.length > 0 && <p className="figures font-semibold">{words.priceToday(money(data.finalPrice))}</p>}
      <p className="text-muted">{words.priceOfDay}</p>
      <p className="text-muted">{words.nothingDebited}</p>
      <p className="text-muted">{words.howToEnd}</p>
    </div>
  );
}
