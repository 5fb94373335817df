import { CalendarRange, Hourglass, type LucideIcon, MapPin, Phone, Scissors, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { withCountry } from '../../../../../common/phone.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { clockOf, duration } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { callLink } from '../../../shared/outside-links.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useWaitActs } from './use-wait-acts.tsx';
import { daysWords, type Gap, heldWords, type StaffWait, servicesWords, timesWords } from './waits.ts';

const OfferDialog = lazy(() => import('./offer-dialog.tsx'));

interface Props {
  of: StaffWait;
  /** The day that is looked at. */
  date: string;
  /** The time that fits. */
  gap: Gap | null;
}

/** One who waits: what for, when, and what staff can do. */
export function WaitCard({ of, date, gap }: Props) {
  const { wait, customer, durationInMinutes, place } = of;
  const [isOffering, setOffering] = useState(false);
  const acts = useWaitActs(of);
  // Without its services or its address nobody knows how long it takes.
  const isGone = durationInMinutes === 0;
  const who = [wait.professional && `With ${wait.professional.name}`, wait.womenOnly && 'Women only'].filter(Boolean).join(', ');
  return (
    <li className="rounded-lg border border-line bg-card p-4 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">{customer.fullName}</p>
        <StateBadge of={of} />
      </div>
      <a
        href={callLink(withCountry(customer.mobile))}
        aria-label={`Call ${customer.fullName}, ${customer.mobile}`}
        className="figures -my-1 inline-flex min-h-11 items-center gap-2 font-medium text-plum underline underline-offset-4"
      >
        <Phone aria-hidden className="size-4" strokeWidth={1.75} />
        {customer.mobile}
      </a>
      <ul className="grid gap-1.5 text-sm">
        <Fact icon={Scissors}>{[servicesWords(of), !isGone && duration(durationInMinutes)].filter(Boolean).join(' · ')}</Fact>
        <Fact icon={CalendarRange}>
          {daysWords(wait)}, {timesWords(wait)}
        </Fact>
        {who && <Fact icon={UserRound}>{who}</Fact>}
        {place && <Fact icon={MapPin}>{place}</Fact>}
        {wait.offer && <Fact icon={Hourglass}>{heldWords(wait.offer)}</Fact>}
      </ul>
      {wait.bookingId && (
        <p className="mt-2 text-sm">
          Has a visit, and would like an earlier time. <TextLink href={adminPaths.booking(wait.bookingId)}>Open it</TextLink>
        </p>
      )}
      {isGone && <p className="mt-2 text-sm">A service or the address no longer exists, so no time can be offered.</p>}
      {wait.state === 'PAUSED' && (
        <p className="mt-2 text-sm text-muted">Two offers in a row lapsed. Nothing is offered until the wait goes on.</p>
      )}
      <Allowed to="POST /wait/admin/{id}/offer">
        <div className="mt-3 flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="quiet" aria-label={`End, ${customer.fullName}`} onClick={acts.askToEnd}>
            End
          </Button>
          {wait.state === 'PAUSED' && (
            <Button size="sm" variant="secondary" aria-label={`Go on, ${customer.fullName}`} onClick={acts.goOn}>
              Go On
            </Button>
          )}
          {!wait.offer && !isGone && (
            <Button
              size="sm"
              variant={gap ? 'primary' : 'secondary'}
              aria-haspopup="dialog"
              aria-label={`Offer…, ${customer.fullName}`}
              onClick={() => setOffering(true)}
            >
              Offer…
            </Button>
          )}
        </div>
      </Allowed>
      {isOffering && (
        <LateDialog onClose={() => setOffering(false)}>
          <OfferDialog of={of} date={date} gap={gap} onClose={() => setOffering(false)} />
        </LateDialog>
      )}
    </li>
  );
}

function StateBadge({ of: { wait } }: { of: StaffWait }) {
  if (wait.offer)
    return (
      <Badge tone="good">
        <span className="figures">Offered until {clockOf(wait.offer.expiresAt)}</span>
      </Badge>
    );
  return wait.state === 'PAUSED' ? <Badge tone="warning">Paused</Badge> : <Badge>Waiting</Badge>;
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" strokeWidth={1.75} />
      <span className="figures min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
