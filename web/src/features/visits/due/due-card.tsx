import { CalendarCheck, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import * as booking from '#words/booking';
import * as checkout from '#words/checkout';
import * as common from '#words/common';
import * as words from '#words/due';
import type { Problem } from '../../../api/message-of.ts';
import { paths } from '../../../paths.ts';
import { money } from '../../../shared/format.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { fill } from '../../../ui/fill.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { NewTabLink } from '../../../ui/text-link.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { visitIn } from '../booking/availability.ts';
import { rest, termsOfOrder } from '../booking/cancel-terms.ts';
import { visitLine } from '../booking/visit-line.ts';
import { type DueTime, type DueVisit, useDueActs } from './use-due.ts';

interface Props {
  due: DueVisit;
  /** Reads anew what is due. */
  reload: () => Promise<unknown>;
}

/** What the customer usually has again by now, with three times to book it by one tap (rule B113). */
export function DueCard({ due, reload }: Props) {
  const { busy, problem, book, hide } = useDueActs(due, reload);
  return (
    <section aria-labelledby="due-visit" className="page-width pt-6 md:pt-10">
      <DueTimes due={due} busy={busy} problem={problem} onBook={book}>
        <Button variant="quiet" size="sm" className="-mr-3" busy={busy === 'hiding'} onClick={() => void hide()}>
          {words.notNow}
        </Button>
      </DueTimes>
    </section>
  );
}

interface TimesProps {
  due: DueVisit;
  /** What is being done. */
  busy: DueTime | 'hiding' | null;
  problem: Problem | null;
  onBook: (time: DueTime) => Promise<unknown>;
  /** Above the times. */
  note?: ReactNode;
  /** Beside the terms. */
  children?: ReactNode;
}

/** The same behind the link of a reminder (rule B132). */
export function DueTimes({ due, busy, problem, onBook, note, children }: TimesProps) {
  const { items, gone, weeksSince, address, times } = due;
  const prices = [...new Set(times.map(({ finalPrice }) => finalPrice))];
  const names = items.map(item => (item.quantity > 1 ? `${item.quantity} × ${nameIn(item)}` : nameIn(item))).join(', ');
  return (
    <Card padding="sm" className="grid gap-4">
      <div className="grid gap-1">
        <p className="text-sm text-muted">{words.again}</p>
        <h2 id="due-visit" className="text-lg font-semibold text-pretty wrap-anywhere">
          {words.wasAgo(names, weeksSince)}
        </h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          {prices.length === 1 && <span className="figures font-semibold text-ink">{money(prices[0] ?? 0)}</span>}
          <span className="flex min-w-0 items-center gap-1.5">
            <MapPin aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
            <span className="min-w-0 wrap-anywhere">
              {[address.building, `${address.city} ${address.postalCode}`].filter(Boolean).join(', ')}
            </span>
          </span>
        </p>
      </div>
      {note}
      {gone.length > 0 && <Alert>{booking.noLongerOffered(gone.map(nameIn).join(', '))}</Alert>}
      {problem && (
        <Alert tone="bad">
          <ProblemWords of={problem} />
        </Alert>
      )}
      <div className="grid gap-2">
        <p className="text-sm">{words.oneTap}</p>
        <ul className="grid gap-2 md:grid-cols-3">
          {times.map(time => (
            <li key={`${time.date} ${time.startTime}`}>
              <TimeButton time={time} showsPrice={prices.length > 1} busy={busy === time} onBook={() => void onBook(time)} />
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-muted">
          {fill(checkout.acceptTerms, { terms: <NewTabLink href={paths.terms}>{common.termsOfService}</NewTabLink> })}
        </p>
        {children}
      </div>
    </Card>
  );
}

interface TimeProps {
  time: DueTime;
  showsPrice: boolean;
  busy: boolean;
  onBook: () => void;
}

/** Says before the tap when, who and what it costs; also what is paid now, and until when cancelling is free. */
function TimeButton({ time, showsPrice, busy, onBook }: TimeProps) {
  const settings = useSettings();
  const { date, startTime, finalPrice, deposit, professional } = time;
  const isNamed = settings?.capacity === 'PROFESSIONALS';
  const left = rest(finalPrice, deposit);
  const terms = settings && termsOfOrder(finalPrice, { date, time: startTime }, settings);
  return (
    <div className="grid gap-1">
      <Button block variant="secondary" className="h-auto min-h-12 py-2" busy={busy} onClick={onBook}>
        <CalendarCheck aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
        <span className="min-w-0 flex-1 text-left">
          <span className="figures block wrap-anywhere">{visitLine(visitIn(date, time, isNamed))}</span>
          {(professional || showsPrice) && (
            <span className="flex flex-wrap gap-x-2 text-sm font-normal">
              {professional && <span className="wrap-anywhere">{words.withHer(professional.name)}</span>}
              {showsPrice && <span className="figures">{money(finalPrice)}</span>}
            </span>
          )}
        </span>
      </Button>
      {deposit > 0 && (
        <p className="text-sm font-semibold">
          {checkout.payDeposit(money(deposit))}
          {left > 0 && `, ${checkout.atTheVisit(money(left))}`}
        </p>
      )}
      {terms && <p className="text-sm text-muted">{terms}</p>}
    </div>
  );
}
