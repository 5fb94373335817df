import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as words from '#words/booking';
import { today } from '../../../shared/clock.ts';
import { date, longDate, shortWeekday } from '../../../shared/format.ts';
import { IconButton } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type BookableDay, isTaken } from './availability.ts';

interface Props {
  days: BookableDay[];
  value: string | undefined;
  onChange: (day: string) => void;
  /** True if the days are those of one professional. */
  isOfOne: boolean;
  /** Full days up to this one can be chosen, because the customer can wait for a time there. */
  waitUntil?: string | undefined;
}

/** A strip of days to swipe. Mouse users have two buttons, keyboard users the arrow keys. */
export function DayStrip({ days, value, onChange, isOfOne, waitUntil = '' }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [isAt, setAt] = useState({ first: true, last: false });

  // Disables the button at either end.
  const look = useCallback(() => {
    const scroller = strip.current?.querySelector('fieldset > div');
    if (!scroller) return;
    const { scrollLeft, clientWidth, scrollWidth } = scroller;
    // 2 px of tolerance: some screens scroll by fractions.
    setAt({ first: scrollLeft < 2, last: scrollLeft + clientWidth > scrollWidth - 2 });
  }, []);
  useEffect(() => {
    if (days.length > 0) look();
  }, [days.length, look]);

  // Scrolls sideways to a chosen day that is out of sight.
  useEffect(() => {
    const card = value ? strip.current?.querySelector(`input[value="${value}"]`)?.closest('label') : null;
    const scroller = card?.parentElement;
    if (!card || !scroller) return;
    const [inner, outer] = [card.getBoundingClientRect(), scroller.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right) scroller.scrollLeft += inner.left - outer.left - 80;
  }, [value]);

  function page(direction: 1 | -1) {
    const scroller = strip.current?.querySelector('fieldset > div');
    // Browsers ignore the visitor's wish for less motion when a script asks for smooth scrolling.
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    scroller?.scrollBy({ left: direction * scroller.clientWidth * 0.8, behavior });
  }

  return (
    <div ref={strip} onScrollCapture={look} className="relative md:px-12">
      <RadioCards
        compact
        legend={words.date}
        value={value ?? null}
        onChange={onChange}
        className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 *:w-[4.25rem] *:shrink-0 max-md:[mask-image:linear-gradient(90deg,#000_calc(100%-2rem),transparent)] md:mx-0 md:px-3 md:[mask-image:linear-gradient(90deg,transparent,#000_0.75rem,#000_calc(100%-2.5rem),transparent)]"
        cards={days.map(one => ({
          value: one.date,
          // The chosen day stays enabled when its last slot is taken, because it may have the focus.
          disabled: one.reason !== null && one.date !== value && !canWaitFor(one, waitUntil),
          muted: one.reason !== null && one.date !== value,
          label: <Day {...one} isOfOne={isOfOne} />,
        }))}
      />
      <IconButton
        icon={ChevronLeft}
        label={words.earlierDays}
        aria-disabled={isAt.first}
        onClick={() => page(-1)}
        className={`${pagerLook} left-0`}
      />
      <IconButton
        icon={ChevronRight}
        label={words.laterDays}
        aria-disabled={isAt.last}
        onClick={() => page(1)}
        className={`${pagerLook} right-0`}
      />
    </div>
  );
}

function canWaitFor({ date: day, reason }: BookableDay, waitUntil: string): boolean {
  return isTaken(reason) && day <= waitUntil;
}

const pagerLook = 'absolute! top-1/2 hidden! -translate-y-1/2 md:inline-grid!';

const NO_SLOT = {
  CLOSED: [words.dayClosed, words.dayClosedLong],
  PAST: [words.dayOver, words.dayOverLong],
  FULL: [words.dayFull, words.dayFullLong],
  NO_PROFESSIONAL: [words.dayNobody, words.dayNobodyLong],
  OUTSIDE_AREA: [words.dayFar, words.dayFarLong],
  TOO_LONG: [words.dayShort, words.dayShortLong],
} as const;
const NO_SLOT_OF_ONE = {
  ...NO_SLOT,
  FULL: [words.dayBusy, words.dayFullLong],
  NO_PROFESSIONAL: [words.dayAway, words.dayAwayLong],
} as const;

function Day({ date: day, reason, isOfOne }: BookableDay & { isOfOne: boolean }) {
  const [dayOfMonth, month] = date(day).split(' ');
  const isToday = day === today();
  const [shown, said] = reason ? (isOfOne ? NO_SLOT_OF_ONE : NO_SLOT)[reason] : [month, ''];
  return (
    <>
      <VisuallyHidden>{`${isToday ? `${words.today}, ` : ''}${longDate(day)}${said}`}</VisuallyHidden>
      <span aria-hidden className="grid">
        <span className="text-xs font-semibold">{isToday ? words.today : shortWeekday(day)}</span>
        <span className="figures font-display text-2xl font-medium">{dayOfMonth}</span>
        <span className="-mx-2 text-xs font-normal whitespace-nowrap">{shown}</span>
      </span>
    </>
  );
}
