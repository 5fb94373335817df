import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { plainTime } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Spinner } from '../../../ui/button.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import type { Booking } from '../booking/booking.ts';
import { ProposalChat } from './proposal-chat.tsx';

type FittingTime = components['schemas']['FittingTime'];

/** People and times that fit instead, the nearest first. Pressing one asks the customer (rules N81 and N82). */
export function OtherTimes({ bookingId }: { bookingId: string }) {
  const { mutate } = useSWRConfig();
  const params = { path: { id: bookingId } };
  const { data } = useStaffRead(['/booking/admin/{id}/times', bookingId], () =>
    ask(adminApi.GET('/booking/admin/{id}/times', { params })),
  );
  const [busyWith, setBusyWith] = useState<FittingTime | null>(null);
  const [asked, setAsked] = useState<Booking | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // The list above gives the visit away at its own time.
  const times = data?.filter(({ minutesAway }, n) => minutesAway > 0 || n > 0) ?? [];
  if (times.length === 0) return null;

  async function propose(time: FittingTime) {
    if (busyWith) return;
    setBusyWith(time);
    setRefusal(null);
    const { bookingDate, bookingTime, professional } = time;
    const body = { bookingDate, bookingTime, professionalId: professional.id };
    try {
      setAsked(await ask(adminApi.PUT('/booking/admin/{id}/proposal', { params, body })));
    } catch (error) {
      setRefusal(messageOf(error, 'Please check your connection and try again.'));
    } finally {
      setBusyWith(null);
      await mutate(() => true).catch(() => null);
    }
  }

  return (
    <section aria-labelledby="other-times" className="my-6 first:mt-0">
      <h3 id="other-times" className="font-semibold">
        Ask the customer about another time
      </h3>
      <p className="mb-3 text-sm text-muted">The customer says yes, chooses another time or cancels for free.</p>
      {refusal && (
        <Alert tone="bad" className="mb-3">
          {refusal}
        </Alert>
      )}
      {asked?.proposal && (
        <Alert tone="good" className="mb-3" action={<ProposalChat booking={asked} />}>
          Asked about {whenWords(asked.proposal)}. A message is on its way.
        </Alert>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {times.map(time => (
          <li key={`${time.bookingDate} ${time.bookingTime}`}>
            <button
              type="button"
              onClick={() => void propose(time)}
              aria-busy={time === busyWith || undefined}
              className="flex min-h-14 w-full items-center gap-3 rounded-md border border-line px-3 py-2 text-left hover:bg-plum-tint"
            >
              <Portrait of={time.professional} className="size-10" />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="figures block font-semibold">{whenWords(time)}</span>
                <span className="block text-sm text-muted">{time.professional.name}</span>
              </span>
              {time === busyWith ? <Spinner /> : <ChevronRight aria-hidden className="size-5 text-muted" />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whenWords({ bookingDate, bookingTime }: { bookingDate: string; bookingTime: string }): string {
  return `${shortDate(bookingDate)}, ${plainTime(bookingTime)}`;
}
