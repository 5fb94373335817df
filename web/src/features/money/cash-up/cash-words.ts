import * as words from '#words/cash';
import { money } from '../../../shared/format.ts';
import type { Tone } from '../../../ui/tones.ts';

/** Counted less expected cash in rupees, as a sentence without its full stop. */
export function differenceWords(difference: number): string {
  if (difference === 0) return words.isRight;
  return difference < 0 ? words.isMissing(money(-difference)) : words.tooMuch(money(difference));
}

/** What is open with a professional, in rupees, as a phrase; null for nothing. */
export function balanceWords(balance: number): string | null {
  if (balance === 0) return null;
  return balance > 0 ? words.isOpen(money(balance)) : words.toGiveBack(money(-balance));
}

/** `Settled, ₹50 open`: a settled day is not good as long as something is open. */
export function lookOf(state: keyof typeof stateLook, balance: number): { words: string; tone: Tone } {
  const look = stateLook[state];
  const open = balanceWords(balance);
  return state === 'SETTLED' && open ? { words: `${look.words}, ${open}`, tone: 'warning' } : look;
}

export const stateLook = {
  OPEN: { words: words.notSettled, tone: 'warning' },
  SETTLED: { words: words.settled, tone: 'good' },
  CHANGED: { words: words.changedSince, tone: 'bad' },
} as const satisfies Record<string, { words: string; tone: Tone }>;
