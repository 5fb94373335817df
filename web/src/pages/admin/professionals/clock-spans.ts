import type { ClockSpan } from './hours.ts';

type Path = `${number}.${'from' | 'to'}`;

/** The parts of a day must be in order and apart. */
export function clockSpans(all: ClockSpan[], refuse: (path: Path, message: string) => void): void {
  all.forEach(({ from, to }, i) => {
    const before = all[i - 1]?.to;
    if (from && before && from < before) refuse(`${i}.from`, 'Must not be before the end of the part above');
    if (from && to && from >= to) refuse(`${i}.to`, 'Must be after the start');
  });
}
