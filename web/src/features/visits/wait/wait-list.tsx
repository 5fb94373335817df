import {
  BellRing,
  CalendarDays,
  CircleCheck,
  CirclePause,
  CircleX,
  Clock,
  Hourglass,
  type LucideIcon,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as words from '#words/waiting';
import { messageOf } from '../../../api/message-of.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import type { Tone } from '../../../ui/tones.ts';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { useWaits } from './use-waits.ts';
import { daysWords, isOpenWait, servicesWords, timeChoices, timesWords, type Wait } from './wait.ts';
import { HeldTime, WaitActs } from './wait-parts.tsx';
import type { WaitTask } from './wait-task.tsx';

interface Props {
  onTask: (task: WaitTask) => void;
  /** Whether the card of this booking is shown: it tells of its own wait. */
  hasCard: (bookingId: string) => boolean;
}

/** What the customer waits for, with those that ended lately below. Nothing if there is none. */
export default function WaitList({ onTask, hasCard }: Props) {
  const titleId = useId();
  const { waits = [], error, reload } = useWaits();
  const own = waits.filter(({ bookingId }) => bookingId === null || !hasCard(bookingId));
  const open = own.filter(isOpenWait);
  const over = own.filter(wait => !isOpenWait(wait));
  if (error && waits.length === 0) {
    return (
      <ReadFailed onRetry={reload} className="mb-6">
        {messageOf(error, words.waitsFailed)}
      </ReadFailed>
    );
  }
  if (own.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mb-10">
      <h2 id={titleId} className="mb-4 font-display text-2xl font-medium tracking-tight">
        {words.waitingFor}
      </h2>
      {open.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
          {open.map(wait => (
            <WaitCard key={wait.id} wait={wait} onTask={onTask} />
          ))}
        </ul>
      )}
      {over.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {over.map(wait => (
            <PastWait key={wait.id} wait={wait} />
          ))}
        </ul>
      )}
    </section>
  );
}

const states: Record<Wait['state'], { label: string; tone: Tone | 'neutral'; icon: LucideIcon }> = {
  WAITING: { label: words.waiting, tone: 'info', icon: BellRing },
  OFFERED: { label: words.held, tone: 'good', icon: Hourglass },
  PAUSED: { label: words.paused, tone: 'warning', icon: CirclePause },
  TAKEN: { label: words.taken, tone: 'good', icon: CircleCheck },
  ENDED: { label: words.ended, tone: 'neutral', icon: CircleX },
};

function StateBadge({ state }: { state: Wait['state'] }) {
  const { label, tone, icon: Icon } = states[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3.5" strokeWidth={2} />
      {label}
    </Badge>
  );
}

function WaitCard({ wait, onTask }: { wait: Wait; onTask: Props['onTask'] }) {
  const settings = useSettings();
  const who = [wait.professional?.name, wait.womenOnly && !wait.professional && words.onlyWoman].find(Boolean);
  return (
    <Card as="li" padding="sm" className="flex flex-col gap-3 lg:p-6!">
      <div>
        <StateBadge state={wait.state} />
      </div>
      <h3 className="text-lg font-semibold text-pretty wrap-anywhere">{titleOf(wait)}</h3>
      {wait.offer ? (
        <div className="rounded-md bg-leaf-tint p-3.5">
          <HeldTime wait={wait} />
        </div>
      ) : (
        <ul className="grid gap-1.5">
          <Fact icon={CalendarDays}>{daysWords(wait)}</Fact>
          {settings && <Fact icon={Clock}>{timesWords(wait.times, timeChoices(settings))}</Fact>}
          {who && <Fact icon={UserRound}>{who}</Fact>}
        </ul>
      )}
      <div className="mt-auto grid gap-3 border-t border-line pt-3">
        <WaitActs wait={wait} onTask={onTask} />
      </div>
    </Card>
  );
}

function PastWait({ wait }: { wait: Wait }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm">
      <StateBadge state={wait.state} />
      <span className="figures min-w-0 text-muted wrap-anywhere">
        {titleOf(wait)} · {daysWords(wait)}
      </span>
    </li>
  );
}

function titleOf({ bookingId, services }: Wait): string {
  return bookingId === null ? servicesWords(services) : `${words.earlier}: ${servicesWords(services)}`;
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="figures flex gap-2.5">
      <Icon aria-hidden className="mt-0.75 size-4.5 shrink-0 text-muted" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
