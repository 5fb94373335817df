import { type ReactNode, useState } from 'react';
import { Allowed } from '../../../api/staff-role.tsx';
import { count, longDate, time } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import type { Booking } from '../booking/booking.ts';
import { nameOfPart } from '../guests/guests.ts';
import { PlanPicture } from '../guests/plan-picture.tsx';
import { useHasNames } from '../hand-over/use-team.ts';
import { nameOf } from './booking-question.tsx';
import { VisitProgress } from './visit-progress.tsx';

const ChangeGuests = lazy(() => import('./change-guests.tsx'));
const GiveDialog = lazy(() => import('../hand-over/give-dialog.tsx'));

const heading = 'mb-1 text-sm font-semibold text-muted';

/** The professional of the visit, or all who come to guests; nothing with teams. */
export function WhoComes({ booking }: { booking: Booking }) {
  const { professional, parts = [], status } = booking;
  const hasNames = useHasNames();
  if (!professional && !(hasNames && status === 'PENDING')) return null;
  if (parts.length > 1)
    return (
      <section aria-label="Professionals">
        <h3 className={heading}>Professionals</h3>
        <ul className="grid gap-4">
          {parts.map(part => (
            <li key={part.part}>
              <Person {...part}>
                <span className="figures block text-sm font-normal text-muted">
                  {time(part.bookingTime)} to {time(part.endTime)}
                  {part.part === 1 && ' · takes the money'}
                </span>
              </Person>
              <VisitProgress bookingId={booking.bookingId} part={part.part} visit={part.visit} />
              {status === 'PENDING' && <GivePart booking={booking} part={part} />}
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <section aria-label="Professional">
      <h3 className={heading}>Professional</h3>
      <Person {...booking} />
      <VisitProgress bookingId={booking.bookingId} part={1} visit={booking.visit} />
    </section>
  );
}

/** Gives the visit of one of several professionals to somebody else. */
function GivePart({
  booking: { bookingId, user, bookingDate },
  part: { part, bookingTime, professional, professionalChosen },
}: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Allowed to="PUT /booking/admin/{id}/professional">
      <Button size="sm" variant="quiet" className="mt-1 -ml-4" aria-label={`Give part ${part} to…`} onClick={() => setOpen(true)}>
        Give to…
      </Button>
      {isOpen && (
        <LateDialog onClose={close}>
          <GiveDialog
            visit={{ bookingId, part, from: professional, canGoBack: true, wasForced: false, wasChosen: professionalChosen }}
            hint={`${nameOf(user)}, ${longDate(bookingDate)}, ${time(bookingTime)}`}
            onClose={close}
          />
        </LateDialog>
      )}
    </Allowed>
  );
}

interface PartProps {
  booking: Booking;
  part: NonNullable<Booking['parts']>[number];
}

type PersonProps = Pick<Booking, 'professional' | 'professionalChosen' | 'professionalWished'> & { children?: ReactNode };

function Person({ professional, professionalChosen, professionalWished, children }: PersonProps) {
  if (!professional)
    return (
      <p className="font-semibold text-madder">
        Nobody can come yet
        {children}
      </p>
    );
  return (
    <p className="flex items-center gap-3 font-semibold">
      <Portrait of={professional} className="size-10" />
      <span>
        {professional.name}
        {children}
        {professionalChosen && (
          <span className="block text-sm font-normal text-muted">
            {professionalWished ? 'The customer’s wish' : 'Fixed by staff'}: no program changes it
          </span>
        )}
      </span>
    </p>
  );
}

/** Who is served when and by whom, and by when everyone is to be ready. */
export function PartyFacts({ booking }: { booking: Booking }) {
  const { guests, parts = [], readyBy, status } = booking;
  const [isOpen, setOpen] = useState(false);
  if (!guests) return null;
  return (
    <section aria-label="Guests">
      <h3 className={heading}>Guests</h3>
      <p className="mb-3 font-semibold">
        {count(guests.length)} {guests.length === 1 ? 'guest' : 'guests'}
        {readyBy && `, ready by ${time(readyBy)}`}
      </p>
      <PlanPicture guests={guests} nameOf={part => nameOfPart(parts, part)} />
      {status === 'PENDING' && (
        <Allowed to="PUT /booking/admin/{id}/guests">
          <Button size="sm" variant="quiet" className="mt-2 -ml-4" onClick={() => setOpen(true)}>
            Change Guests…
          </Button>
        </Allowed>
      )}
      {isOpen && (
        <LateDialog onClose={() => setOpen(false)}>
          <ChangeGuests booking={booking} onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </section>
  );
}
