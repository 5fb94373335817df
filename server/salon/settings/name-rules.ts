/** What follows from the name of a salon: its word mark, its name in an SMS, and how its bills are numbered (rules C22, C23). Pure. */
import { latin } from '../../../common/latin.ts';

/** How long a name may be to stand large on one line of a narrow phone's header, in characters as people count them. */
const ONE_LINE = 9;

const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/** Cuts at the blank that makes the upper line the fuller one, and neither too long. */
const halves = (words: string[]): string[] => {
  const cuts = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')] as const);
  const longest = (cut: readonly [string, string]) => Math.max(...cut.map(lengthOf));
  const [best] = cuts.toSorted((a, b) => longest(a) - longest(b) || lengthOf(b[0]) - lengthOf(a[0]));
  return best ? [...best] : words;
};

/** The name in one line or two. */
export function proposedLines(salonName: string): string[] {
  const words = salonName.trim().split(/\s+/);
  return lengthOf(words.join(' ')) <= ONE_LINE ? [words.join(' ')] : halves(words);
}

/** The word mark of the header: one line or two. */
export function linesOf({ nameLines, salonName }: { nameLines?: string[] | null; salonName: string }): string[] {
  return nameLines ?? proposedLines(salonName);
}

/** The letters and marks that every phone shows in one part of an SMS, so that a registered template may have them. */
export function brandOf(salonName: string): string {
  return latin(salonName)
    .replaceAll(/[^A-Za-z0-9 &.,'()/+-]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** The name of an SMS: what the owner typed, or the server's own spelling. */
export function smsName({ salonName, latinName }: { salonName: string; latinName: string | null }): string {
  return latinName ?? brandOf(salonName);
}

/** Two capital letters: the initials of the first two words, or the beginning of the only one. */
export function proposedPrefix(name: string): string {
  const [first = '', second = ''] = brandOf(name).match(/[A-Za-z0-9]+/g) ?? [];
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase() || 'B';
}
