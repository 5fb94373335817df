import { Bike, CircleCheck, DoorOpen, type LucideIcon, Sparkles, UserRound } from 'lucide-react';
import * as words from '#words/booking';
import { addDays, istDate, istTime } from '../../../../../common/time.ts';
import { serverNow } from '../../../shared/clock.ts';
import { time } from '../../../shared/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { AllWhoCome } from '../guests/all-who-come.tsx';
import { isLate, type ShownBooking } from './booking.ts';

type Visit = NonNullable<ShownBooking['visit']>;

interface Props {
  booking: ShownBooking;
  visit: Visit;
}

/** Who comes, how far she is, and the code that she asks for. Only salons with named professionals have it (rule W37). */
export function WhoComes({ booking, visit }: Props) {
  const { parts = [], startCode } = booking;
  const isParty = parts.length > 1;
  // Each of several professionals asks for it.
  const isCodeAsked = isParty ? parts.some(one => one.visit?.startedAt === null) : visit.startedAt === null;
  return (
    <div className="grid gap-3 rounded-md bg-sand p-3.5">
      {isParty ? (
        <AllWhoCome parts={parts} stepOf={part => part.visit && <StepBadge visit={part.visit} />} />
      ) : (
        <OneWhoComes booking={booking} />
      )}
      {isParty && parts.some(one => !one.professional) && <p className="text-sm">{unnamedWords(booking)}</p>}
      {!isParty && <StepBadge visit={visit} />}
      {isLate(booking) && <p className="text-sm">{words.weAreLate}</p>}
      {startCode && isCodeAsked && (
        <p className="flex items-center justify-between gap-4 border-t border-line pt-3">
          <span className="min-w-0">
            <span className="block font-semibold">{words.startCode}</span>
            <span className="block text-sm text-muted">{words.tellHer}</span>
          </span>
          <span translate="no" className="figures font-display text-3xl font-medium tracking-[0.15em]">
            {startCode}
          </span>
        </p>
      )}
    </div>
  );
}

function OneWhoComes({ booking }: Pick<Props, 'booking'>) {
  const { professional } = booking;
  return (
    <div className="flex items-center gap-3">
      {professional ? (
        <Portrait of={professional} className="size-12" />
      ) : (
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-full bg-card text-muted">
          <UserRound className="size-6" strokeWidth={1.75} />
        </span>
      )}
      {professional ? (
        <p className="min-w-0 flex-1 wrap-anywhere">
          <span className="block font-semibold">{professional.name}</span>
          <span className="block text-sm text-muted">{comesWords(booking)}</span>
        </p>
      ) : (
        <p className="min-w-0 flex-1 text-sm">{unnamedWords(booking)}</p>
      )}
    </div>
  );
}

/** Whom the customer wished for, whom staff sent, or whoever the plan found. */
function comesWords({ professionalWished, professionalChosen }: ShownBooking): string {
  if (professionalWished) return words.comesAsWished;
  return professionalChosen ? words.sentBySalon : words.comes;
}

/** Customers see the name from 18:00 on the day before (rule N11). */
const eveClock = '18:00:00';

function unnamedWords({ bookingDate, womenOnly }: ShownBooking, now = serverNow()): string {
  const [day, clock] = [istDate(now), istTime(now)];
  const isTold = `${day}T${clock}` >= `${addDays(bookingDate, -1)}T${eveClock}`;
  if (isTold) return words.lookingForSomebody;
  return womenOnly ? words.womanAtSix : words.whoAtSix;
}

function StepBadge({ visit }: { visit: Visit }) {
  const step = stepOf(visit);
  return (
    step && (
      <Badge tone={step.tone} className="justify-self-start">
        <step.icon aria-hidden className="size-3.5" />
        {step.words} <span className="figures">{time(istTime(Date.parse(step.at)))}</span>
      </Badge>
    )
  );
}

interface Step {
  words: string;
  icon: LucideIcon;
  tone: 'info' | 'good';
  at: string;
}

/** The latest step. Nothing before she sets out. */
function stepOf({ onTheWayAt, arrivedAt, startedAt, doneAt }: Visit): Step | null {
  if (doneAt) return { words: words.doneAt, icon: CircleCheck, tone: 'good', at: doneAt };
  if (startedAt) return { words: words.startedAt, icon: Sparkles, tone: 'info', at: startedAt };
  if (arrivedAt) return { words: words.atYourDoor, icon: DoorOpen, tone: 'info', at: arrivedAt };
  return onTheWayAt ? { words: words.onTheWay, icon: Bike, tone: 'info', at: onTheWayAt } : null;
}
