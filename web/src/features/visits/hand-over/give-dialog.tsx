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
import { Badge } from '../../../ui/badge.tsx';
import { Button, Spinner } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Booking } from '../booking/booking.ts';
import { type Candidate, mayForce, misfitWords, useCandidates } from './candidates.ts';
import { ProposalChat } from './proposal-chat.tsx';
import { type GivenVisit, refusalWords, useHandOver } from './use-hand-over.tsx';

interface Props {
  visit: GivenVisit;
  /** Customer and time. */
  hint: string;
  onClose: () => void;
  /** Where the booking is not open already. */
  onOpenBooking?: () => void;
}

/** Everybody who could carry out the visit, with the travel it adds or the reason why not. Pressing a name hands it over. */
export default function GiveDialog({ visit, hint, onClose, onOpenBooking }: Props) {
  const { data, error, reload } = useCandidates(visit);
  const { handOver } = useHandOver();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // Several who come are moved together, by Reschedule.
  const isOnlyOne = visit.part === undefined;
  const fitsNobody = data?.every(({ reason }) => reason !== null) ?? false;

  async function choose(candidate: Candidate) {
    if (busyWith) return;
    setBusyWith(candidate.professional.id);
    setRefusal(null);
    try {
      await handOver(visit, candidate, onClose);
    } catch (error) {
      setRefusal(refusalWords(error));
    } finally {
      setBusyWith(null);
    }
  }

  return (
    <Dialog
      title="Give to…"
      hint={hint}
      onClose={onClose}
      footer={
        onOpenBooking && (
          <Button variant="secondary" block onClick={onOpenBooking}>
            Open the Booking
          </Button>
        )
      }
    >
      {refusal && (
        <Alert tone="bad" className="mb-4">
          {refusal}
        </Alert>
      )}
      {/* Nobody can: another time comes before all the reasons why not. */}
      {fitsNobody && isOnlyOne && <OtherTimes bookingId={visit.bookingId} />}
      {data ? (
        <ul className="grid grid-cols-1 gap-2">
          {data.map(candidate => (
            <li key={candidate.professional.id}>
              <CandidateRow
                of={candidate}
                hasIt={candidate.professional.id === visit.from?.id}
                isBusy={candidate.professional.id === busyWith}
                onChoose={() => void choose(candidate)}
              />
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState title="Failed to fetch who is free" onRetry={reload}>
          <p>{messageOf(error, 'Please check your connection and try again.')}</p>
        </ErrorState>
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading who is free" className="grid gap-2">
          <Repeat times={4}>
            <Skeleton className="h-16 rounded-md" />
          </Repeat>
        </div>
      )}
      {data && !fitsNobody && isOnlyOne && <OtherTimes bookingId={visit.bookingId} />}
    </Dialog>
  );
}

interface RowProps {
  of: Candidate;
  hasIt: boolean;
  isBusy: boolean;
  onChoose: () => void;
}

function CandidateRow({ of: { professional, addedMinutes, reason }, hasIt, isBusy, onChoose }: RowProps) {
  const content = (
    <>
      <Portrait of={professional} className="size-10" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-semibold">{professional.name}</span>
        <span className={`figures block text-sm ${reason ? 'text-madder' : 'text-muted'}`}>
          {reason ? misfitWords(reason) : `+${addedMinutes ?? 0} min of travel`}
        </span>
      </span>
    </>
  );
  const look = 'flex min-h-16 w-full items-center gap-3 rounded-md border border-line px-3 py-2 text-left';
  // She keeps it, or it is impossible: there is nothing to press.
  if (hasIt || (reason && !mayForce(reason))) {
    return (
      <div className={`${look} bg-sand/60`}>
        {content}
        {hasIt && <Badge>Has it now</Badge>}
      </div>
    );
  }
  return (
    <button type="button" onClick={onChoose} aria-busy={isBusy || undefined} className={`${look} hover:bg-plum-tint`}>
      {content}
      {isBusy ? (
        <Spinner />
      ) : reason ? (
        <span className="text-sm font-semibold text-plum">Assign anyway</span>
      ) : (
        <ChevronRight aria-hidden className="size-5 text-muted" />
      )}
    </button>
  );
}

type FittingTime = components['schemas']['FittingTime'];

/** People and times that fit instead, the nearest first. Pressing one asks the customer (rules N81 and N82). */
function OtherTimes({ bookingId }: { bookingId: string }) {
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
