import { money } from '../../shared/format.ts';
import type { Tone } from '../../ui/tones.ts';

/** Counted less expected cash in rupees, as a sentence without its full stop. */
export function differenceWords(difference: number): string {
  if (difference === 0) return 'The cash is right';
  return difference < 0 ? `${money(-difference)} is missing` : `${money(difference)} too much`;
}

export const stateLook = {
  OPEN: { words: 'Not settled', tone: 'warning' },
  SETTLED: { words: 'Settled', tone: 'good' },
  CHANGED: { words: 'Changed since', tone: 'bad' },
} as const satisfies Record<string, { words: string; tone: Tone }>;
