import * as words from '#words/cash';
import { money } from '../../shared/format.ts';
import type { Tone } from '../../ui/tones.ts';

/** Counted less expected cash in rupees, as a sentence without its full stop. */
export function differenceWords(difference: number): string {
  if (difference === 0) return words.isRight;
  return difference < 0 ? words.isMissing(money(-difference)) : words.tooMuch(money(difference));
}

export const stateLook = {
  OPEN: { words: words.notSettled, tone: 'warning' },
  SETTLED: { words: words.settled, tone: 'good' },
  CHANGED: { words: words.changedSince, tone: 'bad' },
} as const satisfies Record<string, { words: string; tone: Tone }>;
