import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { money } from '../../../shared/format.ts';
import { useUrlValue } from '../../../shared/use-url.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { kindOf } from './today-kinds.ts';
import { type TodayLine, useTodayActs } from './use-today.ts';

interface Props {
  line: TodayLine;
  /** The row is leaving the list, and the focus with it. */
  onGone: () => void;
}

/** One thing to do: why, what it is about in rupees, and the button that leads there. */
export function TodayRow({ line, onGone }: Props) {
  const { why, rupees, state } = line;
  const Icon = kindOf(line.kind)?.icon ?? CircleCheck;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2 px-4 py-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-plum" strokeWidth={1.75} />
      <p className={`wrap-anywhere ${state === 'OPEN' ? '' : 'text-muted'}`}>{why}</p>
      <p className="figures font-semibold whitespace-nowrap empty:hidden">{rupees !== null && money(rupees)}</p>
      <div className="col-span-3 flex flex-wrap items-center gap-1 md:col-span-2 md:col-start-2">
        {state === 'OPEN' ? <Acts line={line} onGone={onGone} /> : <TakeBack line={line} />}
      </div>
    </li>
  );
}

function Acts({ line, onGone }: Props) {
  const [isHiding, setHiding] = useState(false);
  const mark = useTodayActs();
  const put = async (body: Parameters<typeof mark>[1]) => {
    if (await mark(line, body)) onGone();
  };
  if (isHiding)
    return (
      <fieldset className="flex flex-wrap items-center gap-1">
        <legend className="sr-only">How long: {line.why}</legend>
        <Button
          size="sm"
          variant="secondary"
          className="px-3!"
          autoFocus
          onClick={() => put({ state: 'HIDDEN', forToday: true })}
        >
          Until Tomorrow
        </Button>
        <Button size="sm" variant="secondary" className="px-3!" onClick={() => put({ state: 'HIDDEN' })}>
          For Good
        </Button>
        <Button size="sm" variant="quiet" className="px-3!" onClick={() => setHiding(false)}>
          Keep
        </Button>
      </fieldset>
    );
  return (
    <>
      <Lead line={line} />
      <Button size="sm" variant="quiet" className="px-3!" aria-label={`Done: ${line.why}`} onClick={() => put({ state: 'DONE' })}>
        Done
      </Button>
      <Button size="sm" variant="quiet" className="px-3!" aria-label={`Hide: ${line.why}`} onClick={() => setHiding(true)}>
        Hide
      </Button>
    </>
  );
}

/** To the exact place: the booking opens over the dashboard, all else on its page. */
function Lead({ line: { kind, action, target, why } }: { line: TodayLine }) {
  const [, open] = useUrlValue('booking');
  const { placeOf } = kindOf(kind) ?? { placeOf: null };
  const { bookingId } = target;
  const label = `${action.label}: ${why}`;
  if (placeOf)
    return (
      <LinkButton size="sm" href={placeOf(target)} aria-label={label}>
        {action.label}
      </LinkButton>
    );
  if (!bookingId) return null;
  return (
    <Button size="sm" aria-label={label} onClick={() => open(bookingId)}>
      {action.label}
    </Button>
  );
}

function TakeBack({ line }: { line: TodayLine }) {
  const mark = useTodayActs();
  const words = line.state === 'DONE' ? 'Done' : line.forToday ? 'Hidden until tomorrow' : 'Hidden';
  return (
    <>
      <span className="text-sm text-muted">{words}</span>
      <Button
        size="sm"
        variant="quiet"
        className="px-3!"
        aria-label={`Take back: ${line.why}`}
        onClick={() => mark(line, { state: 'OPEN' })}
      >
        Take Back
      </Button>
    </>
  );
}
