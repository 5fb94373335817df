/** Text in a PDF: broken into lines, each letter in a font that has it, right-to-left scripts in their order (rule G10). */
import bidiFactory from 'bidi-js';
import { inFonts, lettersOf, shapeOf } from './pdf-fonts.ts';
import { drawShaped, isShaped, type Pdf } from './pdf-shaped.ts';

export interface Style {
  /** Points. */
  size: number;
  color: string;
  isBold?: boolean;
  /** Whether the text ends at the right; otherwise it begins at the left. */
  isRight?: boolean;
}

interface Part {
  text: string;
  isRightToLeft: boolean;
}
/** A part in one font, which is drawn at once. */
interface Run extends Part {
  font: string;
  /** Points. */
  width: number;
}

/** The height of a line by the size of its letters: Indian letters have marks above and below. */
const LINE = 1.5;
const BASELINE = 1.06;

/** Each with what follows it: a blank, or the hyphen after which a line may end. */
const wordsOf = (text: string): string[] => text.match(/[^\s-]*[\s-]+|[^\s-]+/gu) ?? [];

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;

/** The parts of a line from left to right, as they are seen. */
const partsOf = (line: string): Part[] => {
  if (!RIGHT_TO_LEFT.test(line)) return wordsOf(line).map(text => ({ text, isRightToLeft: false }));
  const embedded = bidi.getEmbeddingLevels(line, 'ltr');
  const places = bidi.getReorderedIndices(line, embedded);
  const levelAt = (at: number): number => embedded.levels[at] ?? 0;
  const parts: (Part & { place: number })[] = [];
  for (let from = 0, to = 0; from < line.length; from = to) {
    while (to < line.length && levelAt(to) === levelAt(from)) to += 1;
    const place = Math.min(places.indexOf(from), places.indexOf(to - 1));
    parts.push({ text: line.slice(from, to), isRightToLeft: levelAt(from) % 2 === 1, place });
  }
  return parts.sort((a, b) => a.place - b.place);
};

const runsOf = (line: string, { size, isBold = false }: Style): Run[] =>
  partsOf(line).flatMap(({ text, isRightToLeft }) => {
    const runs = inFonts(text, isBold).map(piece => {
      const { forms, unit } = shapeOf(piece);
      return { ...piece, isRightToLeft, width: forms.advanceWidth * unit * size };
    });
    return isRightToLeft ? runs.reverse() : runs;
  });

/** Points that a text needs in one line. */
export function widthOf(line: string, style: Style): number {
  return runsOf(line.trimEnd(), style).reduce((sum, { width }) => sum + width, 0);
}

export function heightOf({ size }: Style): number {
  return LINE * size;
}

/** Words that fit into `width` points. A word that is longer is cut. */
export function linesOf(text: string, width: number, style: Style): string[] {
  const fits = (line: string): boolean => widthOf(line, style) <= width;
  const lines: string[] = [];
  // Other blanks, such as narrow ones, are in few fonts.
  for (const word of wordsOf(text.replaceAll(/\s+/gu, ' ')))
    for (const part of fits(word) ? [word] : lettersOf(word)) {
      const line = `${lines.at(-1) ?? ''}${part}`;
      if (lines.length > 0 && fits(line)) lines[lines.length - 1] = line;
      else lines.push(part);
    }
  return lines.map(line => line.trimEnd());
}

/** Draws a line into a box. */
export function drawLine(pdf: Pdf, line: string, box: { x: number; y: number; width: number }, style: Style): void {
  const { size, color, isRight } = style;
  const baseline = box.y + BASELINE * size;
  let x = isRight ? box.x + box.width - widthOf(line, style) : box.x;
  pdf.fillColor(color);
  for (const run of runsOf(line, style)) {
    if (isShaped(run.text)) drawShaped(pdf, run, { x, baseline, size });
    else pdf.font(run.font).fontSize(size).text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    x += run.width;
  }
}
