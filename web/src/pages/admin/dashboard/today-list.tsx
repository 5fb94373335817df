import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Section } from './section.tsx';
import { kindOf } from './today-kinds.ts';
import { TodayRow } from './today-row.tsx';
import type { useToday } from './use-today.ts';

/** So many are read at a glance, also on a phone. */
const shownAtFirst = 5;

/** What there is to do, the dearest first (rule W103). */
export function TodayList({ list: { data, error, reload, all, setAll } }: { list: ReturnType<typeof useToday> }) {
  const [isWhole, setWhole] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  if (error) return <ReadFailed onRetry={reload}>Failed to load what there is to do today</ReadFailed>;
  if (!data) return null;
  const { lines, aside, more, date } = data;
  const open = lines.filter(({ state }) => state === 'OPEN').length;
  const shown = isWhole || all ? lines : lines.slice(0, shownAtFirst);
  // The button that was pressed leaves with its row.
  const focusTop = () => top.current?.querySelector('h2')?.focus({ preventScroll: true });
  return (
    <div ref={top}>
      <Section title={open > 0 ? `Today (${open}${more.length > 0 ? ' or more' : ''})` : 'Today'}>
        <div className="overflow-hidden rounded-lg border border-line bg-card">
          {open === 0 && <AllDone aside={aside} />}
          {shown.length > 0 && (
            <ul className={`divide-y divide-line ${open === 0 ? 'border-t border-line' : ''}`}>
              {shown.map(line => (
                <TodayRow key={line.key} line={line} onGone={focusTop} />
              ))}
            </ul>
          )}
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 empty:hidden">
          {!all && lines.length > shownAtFirst && (
            <Button size="sm" variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Show Fewer' : `Show All ${lines.length}`}
            </Button>
          )}
          {(aside > 0 || all) && (
            <Button size="sm" variant="quiet" aria-pressed={all} onClick={() => setAll(!all)}>
              {all ? 'Leave Out Put Aside' : `Show ${aside} Put Aside`}
            </Button>
          )}
        </div>
        {more.length > 0 && <More kinds={more} today={date} />}
      </Section>
    </div>
  );
}

function AllDone({ aside }: { aside: number }) {
  return (
    <div className="flex items-center gap-3 px-4 py-5">
      <CircleCheck aria-hidden className="size-7 shrink-0 text-leaf" strokeWidth={1.75} />
      <div>
        <p className="font-semibold">All is done</p>
        <p className="text-sm text-muted">
          {aside > 0
            ? 'What is left you have put aside. New things appear here.'
            : 'Nothing waits for you. New things appear here.'}
        </p>
      </div>
    </div>
  );
}

function More({ kinds, today }: { kinds: Parameters<typeof kindOf>[0][]; today: string }) {
  const known = kinds.flatMap(kind => kindOf(kind)?.all ?? []);
  return (
    <p className="mt-1 text-sm text-muted">
      There are more:{' '}
      {known.map(({ words, href }, n) => (
        <span key={words}>
          {n > 0 && ', '}
          <TextLink href={href(today)}>{words}</TextLink>
        </span>
      ))}
    </p>
  );
}
