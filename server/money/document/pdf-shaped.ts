/**
 * Scripts whose letters join, move and change their form. A PDF knows one text for each form, and an Indian form has several: a reader who
 * copies `हर्बल` gets `हबर्ल`. So their forms are drawn as lines, and the letters stand unseen above them, as in a scanned page (rule G10).
 */
import type { PathCommand } from 'fontkit';
import { lettersOf, type Piece, shapeOf } from './pdf-fonts.ts';

export type Pdf = PDFKit.PDFDocument;

/** Latin, Greek and Cyrillic have a form for each letter. */
export function isShaped(text: string): boolean {
  return /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u.test(text);
}

/** The font of unseen letters: an empty form for each, half as wide as high. */
export const UNSEEN = 'unseen';
const UNSEEN_WIDTH = 0.5;

interface Place {
  /** Points from the left and the top of the page. */
  x: number;
  baseline: number;
  size: number;
}

/** PDF has no curves with one control point, so it takes the cubic curve that is the same. */
const drawForm = (pdf: Pdf, commands: PathCommand[]): void => {
  let from = [0, 0];
  for (const { command, args } of commands) {
    const [x = 0, y = 0, toX = 0, toY = 0, endX = 0, endY = 0] = args;
    if (command === 'moveTo') pdf.moveTo(x, y);
    else if (command === 'lineTo') pdf.lineTo(x, y);
    else if (command === 'bezierCurveTo') pdf.bezierCurveTo(x, y, toX, toY, endX, endY);
    else if (command === 'closePath') pdf.closePath();
    else {
      const [fromX = 0, fromY = 0] = from;
      const near = (end: number, over: number) => end + (2 / 3) * (over - end);
      pdf.bezierCurveTo(near(fromX, x), near(fromY, y), near(toX, x), near(toY, y), toX, toY);
    }
    from = args.slice(-2);
  }
};

/** In the font's units, so a form that comes again is the same text, and costs nothing when the file is packed. */
const drawForms = (pdf: Pdf, piece: Piece, { x, baseline, size }: Place): void => {
  const { forms, unit } = shapeOf(piece);
  const scale = size * unit;
  let at = 0;
  for (const [i, glyph] of forms.glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = forms.positions[i] ?? {};
    pdf.save().transform(scale, 0, 0, -scale, x + (at + xOffset) * scale, baseline - yOffset * scale);
    drawForm(pdf, glyph.path.commands);
    pdf.fill().restore();
    at += xAdvance;
  }
};

/** Readers give marks no room of their own, so they have none here either. */
const ROOMLESS = /\p{Mn}/u;
/** Told to the font only: the library would write a blank for one. */
const JOINERS = /\p{Default_Ignorable_Code_Point}/gu;

/** Writes letters one by one, because the library moves a mark that it meets together with its letter. */
const writeLetters = (pdf: Pdf, letters: string[], width: number, { x, baseline, size }: Place): void => {
  const step = width / Math.max(1, letters.filter(letter => !ROOMLESS.test(letter)).length);
  const options = { lineBreak: false, baseline: 'alphabetic', horizontalScaling: (100 * step) / (UNSEEN_WIDTH * size) } as const;
  let at = x;
  pdf.save().fillOpacity(0).font(UNSEEN).fontSize(size);
  for (const letter of letters) {
    pdf.text(letter, at, baseline, options);
    if (!ROOMLESS.test(letter)) at += step;
  }
  pdf.restore();
};

interface Shaped extends Piece {
  /** Points. */
  width: number;
  isRightToLeft: boolean;
}

/** Readers expect letters from left to right, as they are seen; a mark stays behind its letter. */
export function drawShaped(pdf: Pdf, { text, font, width, isRightToLeft }: Shaped, place: Place): void {
  drawForms(pdf, { text, font }, place);
  const letters = text.replaceAll(JOINERS, '');
  // Most readers prefer this text. It keeps the joiners, but Chromium would turn one from the right around.
  const hasActual = letters !== text && !isRightToLeft;
  if (hasActual) pdf.markContent('Span', { actual: text });
  writeLetters(
    pdf,
    isRightToLeft
      ? lettersOf(letters)
          .reverse()
          .flatMap(one => [...one])
      : [...letters],
    width,
    place,
  );
  if (hasActual) pdf.endMarkedContent();
}
