/** A document as PDF: A4, with ₹ and Devanagari (rule G10). The library and the fonts are loaded when the first one is drawn. */
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { programFile } from '../program-files.ts';
import type { Instant } from '../shared/time.ts';
import type { Sheet } from './sheet-rules.ts';

type Doc = PDFKit.PDFDocument;

/** Points. */
const PAGE = { width: 595.28, height: 841.89, margin: 48, foot: 64 };
const LEFT = PAGE.margin;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.foot;
const GAP = 14;
/** The font leaves much room for the marks above and below Devanagari. */
const LINE_GAP = -1.5;
/** Room for a signature. */
const TO_SIGN = 40;
const INK = '#2b2024';
const MUTED = '#6d5a60';
const RULE = '#d9cdca';
const VOID = '#a3262a';

const load = async () => {
  const font = (name: string) => readFile(programFile(`server/document/fonts/mukta-${name}.ttf`));
  const [{ default: PDFDocument }, regular, bold] = await Promise.all([import('pdfkit'), font('regular'), font('semibold')]);
  return { PDFDocument, regular, bold };
};
let loading: ReturnType<typeof load> | undefined;
/** A failed attempt is made again. */
const loaded = () => {
  loading ??= load().catch(error => {
    loading = undefined;
    throw error;
  });
  return loading;
};

interface Style {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
}

/** Writes a text at a place. Returns the y below it. */
const write = (doc: Doc, text: string, x: number, y: number, width: number, style: Style = {}): number => {
  const { size = 9.5, bold = false, color = INK, align = 'left' } = style;
  doc
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color)
    .text(text, x, y, { width, align, lineGap: LINE_GAP });
  return doc.y;
};

const line = (doc: Doc, y: number) =>
  doc
    .moveTo(LEFT, y)
    .lineTo(LEFT + WIDTH, y)
    .lineWidth(0.6)
    .strokeColor(RULE)
    .stroke();

/** Writes lines below each other. Returns the y below them. */
const writeAll = (doc: Doc, lines: string[], x: number, y: number, width: number, style: Style = {}): number =>
  lines.reduce((at, text) => write(doc, text, x, at, width, style), y);

/** Labels with values at their right. Returns the y below them. */
const writeFacts = (doc: Doc, facts: readonly (readonly [string, string])[], x: number, y: number, width: number): number =>
  facts.reduce((at, [label, value]) => {
    const below = write(doc, label, x, at, width * 0.36, { color: MUTED });
    return Math.max(below, write(doc, value, x + width * 0.38, at, width * 0.62));
  }, y);

const drawHead = (doc: Doc, sheet: Sheet): number => {
  let y: number = PAGE.margin;
  if (sheet.cancelled !== null) y = write(doc, sheet.cancelled, LEFT, y, WIDTH, { bold: true, color: VOID, size: 12 }) + 8;
  if (sheet.preface !== null) y = write(doc, sheet.preface, LEFT, y, WIDTH) + 8;
  const half = WIDTH * 0.58;
  const right = LEFT + half + GAP;
  const rest = WIDTH - half - GAP;
  const belowTitle = write(doc, sheet.title, right, y, rest, { size: 18, bold: true, align: 'right' });
  let left = write(doc, sheet.seller.name, LEFT, y, half, { size: 14, bold: true });
  left = writeAll(doc, sheet.seller.lines, LEFT, left, half, { color: MUTED });
  y = Math.max(left, belowTitle) + GAP;
  line(doc, y);
  y += GAP;
  const heading = write(doc, sheet.buyer.heading, LEFT, y, half - GAP, { color: MUTED });
  const [name = '', ...others] = sheet.buyer.lines;
  const buyer = writeAll(doc, others, LEFT, write(doc, name, LEFT, heading, half - GAP, { bold: true, size: 11 }), half - GAP);
  const facts = writeFacts(doc, sheet.facts, LEFT + half - GAP * 2, y, WIDTH - half + GAP * 2);
  return Math.max(buyer, facts) + GAP;
};

/** The place and the width of each column. */
const placesOf = ({ columns }: Sheet) => {
  const sum = columns.reduce((all, { width }) => all + width, 0);
  let x = LEFT;
  return columns.map(({ width, isNumber }) => {
    const place = { x, width: (width / sum) * WIDTH - 6, align: isNumber ? ('right' as const) : ('left' as const) };
    x += (width / sum) * WIDTH;
    return place;
  });
};

const CELL = 9;
const PADDING = 4;

const drawRow = (doc: Doc, places: ReturnType<typeof placesOf>, cells: string[], y: number, style: Style): number => {
  const belows = places.map(({ x, width, align }, i) =>
    write(doc, cells[i] ?? '', x, y + PADDING, width, { size: CELL, align, ...style }),
  );
  const below = Math.max(...belows) + PADDING;
  line(doc, below);
  return below;
};

const heightOf = (doc: Doc, places: ReturnType<typeof placesOf>, cells: string[]): number => {
  doc.font('regular').fontSize(CELL);
  return (
    Math.max(...places.map(({ width }, i) => doc.heightOfString(cells[i] ?? '', { width, lineGap: LINE_GAP }))) + 2 * PADDING
  );
};

const SUMS = { x: LEFT + WIDTH - 280, width: 280, label: 179, value: 89 };

/** How much `drawSums` needs. */
const sumsHeight = (doc: Doc, { sums, total, afterTotal, notes, signature, signatory }: Sheet): number => {
  const heightOfText = (text: string, width: number, { size = 9.5, bold = false }: Style = {}) =>
    doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .heightOfString(text, { width, lineGap: LINE_GAP });
  const ofFact = (fact: readonly [string, string], style?: Style) =>
    Math.max(heightOfText(fact[0], SUMS.label, style), heightOfText(fact[1], SUMS.value, style)) + 2;
  const parts = [
    ...[...sums, ...afterTotal].map(fact => ofFact(fact)),
    ofFact(total, { bold: true, size: 12 }),
    ...notes.map(note => heightOfText(note, WIDTH, { size: 9 })),
    heightOfText(signature, SUMS.width - 6),
    heightOfText(signatory, SUMS.width - 6),
  ];
  return parts.reduce((all, height) => all + height, 0) + TO_SIGN + 3 * GAP;
};

/** A row that does not fit goes to the next page, below the headings again. The last one takes the sums along, so they never stand alone. */
const drawTable = (doc: Doc, sheet: Sheet, from: number): number => {
  const places = placesOf(sheet);
  const headings = sheet.columns.map(({ heading }) => heading);
  const drawHeadings = (y: number) => drawRow(doc, places, headings, y, { color: MUTED });
  let y = drawHeadings(from);
  for (const [i, cells] of sheet.rows.entries()) {
    const follows = i === sheet.rows.length - 1 ? sumsHeight(doc, sheet) : 0;
    if (y + heightOf(doc, places, cells) + follows > BOTTOM) {
      doc.addPage();
      y = drawHeadings(PAGE.margin);
    }
    y = drawRow(doc, places, cells, y, {});
  }
  return y;
};

const drawSums = (doc: Doc, { sums, total, afterTotal, notes, signature, signatory }: Sheet, from: number): void => {
  let y = from + GAP;
  const draw = ([label, value]: readonly [string, string], style: Style) => {
    const below = write(doc, label, SUMS.x, y, SUMS.label, { color: MUTED, ...style });
    y = Math.max(below, write(doc, value, SUMS.x + SUMS.width - SUMS.value - 6, y, SUMS.value, { ...style, align: 'right' })) + 2;
  };
  for (const fact of sums) draw(fact, {});
  draw(total, { bold: true, size: 12, color: INK });
  for (const fact of afterTotal) draw(fact, {});
  y = writeAll(doc, notes, LEFT, y + GAP, WIDTH, { color: MUTED, size: 9 });
  y = write(doc, signature, SUMS.x, y + GAP, SUMS.width - 6, { align: 'right' });
  write(doc, signatory, SUMS.x, y + TO_SIGN, SUMS.width - 6, { align: 'right', color: MUTED });
};

const drawFeet = (doc: Doc, { title, number, pageOf }: Sheet): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    const text = `${title} ${number} · ${pageOf(page + 1, count)}`;
    write(doc, text, LEFT, PAGE.height - PAGE.foot / 2 - 8, WIDTH, { size: 8, color: MUTED });
  }
};

/** The same sheet gives the same bytes. `issuedAt` becomes the file's time. */
export async function pdfOf(sheet: Sheet, issuedAt: Instant): Promise<Buffer> {
  const { PDFDocument, regular, bold } = await loaded();
  const doc = new PDFDocument({
    size: 'A4',
    // Pages end where we end them.
    margin: 0,
    bufferPages: true,
    lang: sheet.language,
    info: { Title: `${sheet.title} ${sheet.number}`, Author: sheet.seller.name, CreationDate: new Date(issuedAt) },
    font: regular as unknown as string,
  });
  doc.registerFont('regular', regular).registerFont('bold', bold);
  const bytes = buffer(doc);
  drawSums(doc, sheet, drawTable(doc, sheet, drawHead(doc, sheet)));
  drawFeet(doc, sheet);
  doc.end();
  return bytes;
}
