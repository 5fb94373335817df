import { CalendarCheck, CircleCheck, CircleX, Hourglass, Link2Off, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '#words/offer';
import type { Offer } from '../../../features/visits/wait/offer.ts';
import { offerPath } from '../../../features/visits/wait/wait.ts';
import { paths } from '../../../paths.ts';
import { clockOf } from '../../../shared/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

interface Props {
  offer: Offer;
  state: Exclude<Offer['state'], 'OPEN'>;
}

/** A time that is no longer held, and what to do then. */
export function EndedOffer({ offer, state }: Props) {
  const { bookingToken, expiresAt, movesFrom } = offer;
  const stays = movesFrom && words.staysAsItIs;
  if (state === 'TAKEN')
    return (
      <Ended
        icon={CalendarCheck}
        title={words.isTaken}
        says={[movesFrom ? words.isMovedText : words.isTakenText]}
        action={bookingToken && <LinkButton href={offerPath(bookingToken)}>{words.seeVisit}</LinkButton>}
      />
    );
  if (state === 'DECLINED')
    return <Ended icon={CircleCheck} title={words.isDeclined} says={[stays, words.goOnLooking]} action={<MyBookings />} />;
  if (state === 'LAPSED')
    return (
      <Ended
        icon={Hourglass}
        title={words.isLapsed}
        says={[words.wasHeldUntil(clockOf(expiresAt)), stays, words.goOnFromBookings]}
        action={<WaysOn isBooked={movesFrom !== null} />}
      />
    );
  return (
    <Ended
      icon={CircleX}
      title={words.isWithdrawn}
      says={[words.isWithdrawnText, stays]}
      action={<WaysOn isBooked={movesFrom !== null} />}
    />
  );
}

/** The link is unknown, or its offer ended longer ago. */
export function LapsedOfferLink() {
  return <Ended icon={Link2Off} title={words.linkLapsed} says={[words.linkLapsedText]} action={<MyBookings />} />;
}

interface EndedProps {
  icon: LucideIcon;
  title: string;
  says: (string | null)[];
  action: ReactNode;
}

function Ended({ icon, title, says, action }: EndedProps) {
  return (
    <div className="page-width py-12">
      <PageTitle hidden>{words.title}</PageTitle>
      <EmptyState icon={icon} title={title} action={action}>
        {says.filter(Boolean).map(text => (
          <p key={text} className="figures">
            {text}
          </p>
        ))}
      </EmptyState>
    </div>
  );
}

function MyBookings() {
  return <LinkButton href={paths.bookings}>{words.openBookings}</LinkButton>;
}

function WaysOn({ isBooked }: { isBooked: boolean }) {
  return (
    <div className="grid gap-3">
      <MyBookings />
      {!isBooked && (
        <LinkButton href={paths.services} variant="secondary">
          {words.otherTimes}
        </LinkButton>
      )}
    </div>
  );
}
