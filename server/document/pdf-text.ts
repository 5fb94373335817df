/** Text in a PDF: broken into lines, each letter in a font that has it, right-to-left scripts in their order (rule G10). */
import bidiFactory from 'bidi-js';
import { fontFile, inFonts, lettersOf, type Piece } from './pdf-fonts.ts';

type Pdf = PDFKit.PDFDocument;

export interface Style {
  /** Points. */
  size: number;
  color: string;
  isBold?: boolean;
  /** Otherwise it begins at the left. */
  isRight?: boolean;
}

/** A part of a line that is drawn at once. */
interface Run extends Piece {
  /** Points. */
  width: number;
}

/** Of the size: room for the marks above and below Indian letters. */
const LINE = 1.5;
const BASELINE = 1.06;

const bidi = bidiFactory();
/** With what follows a word: a blank, or the hyphen after which a line may end. */
const wordsOf = (text: string): string[] => text.match(/[^\s-]*[\s-]+|[^\s-]+/gu) ?? [];
const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
/**
 * Fonts join and reorder the letters of these, so readers cannot tell the letters from the signs: the letters are written beside them.
 * Latin, Greek and Cyrillic have a sign for each letter.
 */
const IS_SHAPED = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/u;

interface Part {
  text: string;
  isRightToLeft: boolean;
}

/** From left to right as they are seen. What is read from the left is split between words, because a reader selects word by word. */
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

/** Draws text into this PDF. */
export function createPen(pdf: Pdf) {
  // The option makes the font see the text as a whole: otherwise each word stands alone, from left to right.
  const whole = { lineBreak: false, features: [] };
  const runOf = ({ text, font }: Piece, { size }: Style): Run => ({
    ...{ text, font },
    width: pdf.font(fontFile(font)).fontSize(size).widthOfString(text, whole),
  });
  const runsOf = (line: string, style: Style): Run[] =>
    partsOf(line).flatMap(({ text, isRightToLeft }) => {
      const runs = inFonts(text, Boolean(style.isBold)).map(piece => runOf(piece, style));
      return isRightToLeft ? runs.reverse() : runs;
    });
  const widthOf = (line: string, style: Style): number => runsOf(line.trimEnd(), style).reduce((sum, { width }) => sum + width, 0);

  /** Words that fit into `width` points. A word that is longer is cut. */
  const linesOf = (text: string, width: number, style: Style): string[] => {
    const fits = (line: string): boolean => widthOf(line, style) <= width;
    const lines: string[] = [];
    for (const word of wordsOf(text))
      for (const part of fits(word) ? [word] : lettersOf(word)) {
        const line = `${lines.at(-1) ?? ''}${part}`;
        if (lines.length > 0 && fits(line)) lines[lines.length - 1] = line;
        else lines.push(part);
      }
    return lines.map(line => line.trimEnd());
  };

  const drawRun = ({ text, font }: Run, x: number, baseline: number, { size, color }: Style): void => {
    pdf.font(fontFile(font)).fontSize(size).fillColor(color);
    const isShaped = IS_SHAPED.test(text);
    if (isShaped) pdf.markContent('Span', { actual: text });
    pdf.text(text, x, baseline, { ...whole, baseline: 'alphabetic' });
    if (isShaped) pdf.endMarkedContent();
  };

  const drawLine = (line: string, x: number, y: number, width: number, style: Style): void => {
    const runs = runsOf(line, style);
    let at = style.isRight ? x + width - widthOf(line, style) : x;
    for (const run of runs) {
      drawRun(run, at, y + BASELINE * style.size, style);
      at += run.width;
    }
  };

  return { widthOf, linesOf, drawLine, heightOf: ({ size }: Style): number => LINE * size };
}
export type Pen = ReturnType<typeof createPen>;
