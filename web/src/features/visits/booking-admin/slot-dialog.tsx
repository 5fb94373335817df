import { adminPaths } from '../../../admin-paths.ts';
import { duration, longDate, money, plural, time } from '../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { waitsUntil } from '../booking/booking-badges.tsx';
import { useAskedWaits } from '../wait-admin/use-asked-waits.ts';
import { useWaitsOfDay } from '../wait-admin/waits.ts';
import { nameOf } from './booking-question.tsx';
import { type CalendarSlot, type CalendarVisit, runningInto, visitsOf, type Week, whoComes } from './use-week.ts';

interface Props {
  week: Week;
  at: { date: string; startTime: string };
  onClose: () => void;
  onOpenBooking: (bookingId: string) => void;
}

/** The free teams of a slot, and its visits. */
export function SlotDialog({ week, at, onClose, onOpenBooking }: Props) {
  const day = week.days.find(one => one.date === at.date);
  const slot = day?.slots.find(({ startTime }) => startTime === at.startTime);
  if (!day || !slot) return null;
  const visits = visitsOf(day, slot);
  const running = runningInto(day, slot);

  function open(bookingId: string) {
    onClose();
    onOpenBooking(bookingId);
  }

  return (
    <Dialog
      onClose={onClose}
      title={slot.label}
      hint={longDate(at.date)}
      footer={
        slot.remaining > 0 &&
        slot.reason === null && (
          <>
            <WhoFits at={at} onClose={onClose} />
            <LinkButton block href={adminPaths.newBookingAt(at.date, at.startTime)}>
              Book this slot
            </LinkButton>
          </>
        )
      }
    >
      <p className="figures font-semibold">{freeText(slot, week.teams)}</p>
      {visits.length === 0 ? (
        <p className="mt-2 text-muted">No visit begins in this slot.</p>
      ) : (
        <Visits visits={visits} open={open} />
      )}
      {running.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">Still going on from before</h3>
          <Visits visits={running} open={open} />
        </>
      )}
    </Dialog>
  );
}

/** Who waits for this time. Nothing as long as nobody waits for the day. */
function WhoFits({ at: { date, startTime }, onClose }: Pick<Props, 'at' | 'onClose'>) {
  const { data } = useWaitsOfDay(date);
  const { open } = useAskedWaits();
  if (!data || data.waits.length === 0) return null;

  function show() {
    onClose();
    open({ date, gap: { time: startTime, professionalId: null } });
  }

  return (
    <Button variant="secondary" block onClick={show}>
      Who fits it?
    </Button>
  );
}

function Visits({ visits, open }: { visits: CalendarVisit[]; open: (bookingId: string) => void }) {
  return (
    <ul className="mt-3 grid grid-cols-1 gap-2">
      {visits.map(visit => (
        <li key={visit.bookingId}>
          <Visit visit={visit} onOpen={() => open(visit.bookingId)} />
        </li>
      ))}
    </ul>
  );
}

function freeText({ open, booked, remaining, reason }: CalendarSlot, teams: number | null): string {
  const away = teams === null ? `${booked} booked` : `${booked} of ${plural(teams, 'team')} booked`;
  if (!open) return `The salon is closed at this time. ${booked > 0 ? away : ''}`;
  if (reason === 'PAST') return `${away}. The slot has begun or is past.`;
  if (reason === 'CLOSED') return `${away}. Too far ahead: customers cannot book this day yet.`;
  return remaining === 0 ? `${away}: nobody is free.` : `${away}, ${remaining} free. Customers can book this slot.`;
}

const words: Record<CalendarVisit['paymentState'], string> = {
  UNPAID: 'unpaid',
  PENDING: 'online payment under way',
  PARTLY_PAID: 'partly paid',
  PAID: 'paid',
  REFUND_DUE: 'to refund',
  REFUNDED: 'refunded',
};

function moneyWords({ payBy, paymentState, finalPrice }: CalendarVisit): string | false {
  if (payBy)
    return waitsUntil(payBy)
      .toLowerCase()
      .replace(/[ap]m$/, half => half.toUpperCase());
  return (paymentState !== 'UNPAID' || finalPrice > 0) && words[paymentState];
}

function Visit({ visit, onOpen }: { visit: CalendarVisit; onOpen: () => void }) {
  const { name, area, bookingTime, durationInMinutes, finalPrice, status } = visit;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid w-full gap-0.5 rounded-md border border-line px-4 py-3 text-left wrap-anywhere hover:bg-plum-tint"
    >
      <span className="flex justify-between gap-3 font-semibold">
        <span className="min-w-0">{nameOf(visit)}</span>
        <span className="figures shrink-0 whitespace-nowrap">{money(finalPrice)}</span>
      </span>
      <span className="text-sm">{name.join(', ')}</span>
      <span className="figures text-sm text-muted">
        {[
          time(bookingTime),
          `about ${duration(durationInMinutes)}`,
          whoComes(visit),
          area,
          status === 'COMPLETED' ? 'completed' : 'pending',
          moneyWords(visit),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </button>
  );
}
