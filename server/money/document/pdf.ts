/** A document as PDF: A4, with ₹ and the scripts of India (rule G10). The library is loaded when the first one is drawn. */
import { buffer } from 'node:stream/consumers';
import type { Instant } from '../../../common/time.ts';
import { type Block, beside, type Paper, paperOf, space, stack } from './pdf-blocks.ts';
import { canWrite, fontFile, forgetShapes } from './pdf-fonts.ts';
import { type Pdf, UNSEEN } from './pdf-shaped.ts';
import { drawLine, type Style, widthOf } from './pdf-text.ts';
import type { Sheet } from './sheet-rules.ts';

/** Points. */
const MARGIN = 48;
const PAGE = { width: 595.28, height: 841.89 };
const WIDTH = PAGE.width - 2 * MARGIN;
/** The lower margin; the foot stands in its middle. */
const FOOT = 64;
const GAP = 14;
const SUMS_WIDTH = 280;
/** Room for a signature. */
const TO_SIGN = 40;

const text = { size: 9.5, color: '#2b2024' };
const muted = { ...text, color: '#6d5a60' };
const small = { ...text, size: 9 };
const styles = {
  ...{ text, muted, small },
  void: { size: 12, color: '#a3262a', isBold: true },
  salon: { ...text, size: 14, isBold: true },
  title: { ...text, size: 18, isBold: true, isRight: true },
  buyer: { ...text, size: 11, isBold: true },
  heading: { ...muted, size: 9 },
  note: { ...muted, size: 9 },
  total: { ...text, size: 12, isBold: true },
  foot: { ...muted, size: 8 },
} satisfies Record<string, Style>;

const headOf = ({ paragraph, rule }: Paper, { cancelled, preface, seller, title, buyer, facts }: Sheet): Block => {
  const optional = (words: string | null, style: Style) => (words === null ? [] : [paragraph(words, WIDTH, style), space(8)]);
  const [name = '', ...others] = buyer.lines;
  const [left, right] = [WIDTH * 0.58, WIDTH * 0.52];
  const factsWidth = WIDTH - right - GAP;
  const labelWidth = factsWidth * 0.38;
  return stack(
    ...optional(cancelled, styles.void),
    ...optional(preface, styles.text),
    beside(
      [0, stack(paragraph(seller.name, left, styles.salon), ...seller.lines.map(line => paragraph(line, left, muted)))],
      [left + GAP, paragraph(title, WIDTH - left - GAP, styles.title)],
    ),
    ...[space(GAP), rule(WIDTH), space(GAP)],
    beside(
      [
        0,
        stack(
          paragraph(buyer.heading, right, muted),
          paragraph(canWrite(name) ? name : buyer.unnamed, right, styles.buyer),
          ...others.map(line => paragraph(line, right, text)),
        ),
      ],
      [
        right + GAP,
        stack(
          ...facts.map(([label, value]) =>
            beside(
              [0, paragraph(label, labelWidth, muted)],
              [labelWidth + 6, paragraph(value, factsWidth - labelWidth - 6, text)],
            ),
          ),
        ),
      ],
    ),
    space(GAP),
  );
};

const sumsOf = ({ paragraph }: Paper, sheet: Sheet): Block => {
  const { sums, total, afterTotal, notes, signature, signatory } = sheet;
  const left = WIDTH - SUMS_WIDTH;
  const sum = (label: string, value: string, [labels, values]: [Style, Style]): Block => {
    const valueWidth = widthOf(value, values) + 1;
    const labelWidth = SUMS_WIDTH - valueWidth - GAP;
    return stack(
      beside(
        [left, paragraph(label, labelWidth, labels)],
        [left + labelWidth + GAP, paragraph(value, valueWidth, { ...values, isRight: true })],
      ),
      space(2),
    );
  };
  return stack(
    space(GAP),
    ...sums.map(([label, value]) => sum(label, value, [muted, text])),
    sum(...total, [styles.total, styles.total]),
    ...afterTotal.map(([label, value]) => sum(label, value, [muted, text])),
    space(GAP),
    ...notes.map(note => paragraph(note, WIDTH, styles.note)),
    space(GAP),
    paragraph(signature, WIDTH, { ...text, isRight: true }),
    space(TO_SIGN),
    paragraph(signatory, WIDTH, { ...muted, isRight: true }),
  );
};

/** The headings, then the rows. The last row takes the sums along, so they never stand alone. */
const tableOf = (paper: Paper, sheet: Sheet): { headings: Block; rows: Block[] } => {
  const between = 3;
  const shares = sheet.columns.reduce((all, { width }) => all + width, 0);
  const room = WIDTH - between * (sheet.columns.length - 1);
  const widths = sheet.columns.map(({ width }) => (room * width) / shares);
  const row = (texts: string[], style: Style): Block => {
    let left = 0;
    const cells = sheet.columns.map(({ isNumber }, i): [number, Block] => {
      const [width = 0, from] = [widths[i], left];
      left += width + between;
      return [from, paper.paragraph(texts[i] ?? '', width, { ...style, isRight: isNumber })];
    });
    return stack(beside(...cells), space(4), paper.rule(WIDTH));
  };
  const headings = row(
    sheet.columns.map(({ heading }) => heading),
    styles.heading,
  );
  const rows = sheet.rows.map(texts => row(texts, small));
  return { headings, rows: [...rows.slice(0, -1), stack(...rows.slice(-1), sumsOf(paper, sheet))] };
};

const createPdf = async ({ language, title, number, seller }: Sheet, issuedAt: Instant) => {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 0, bufferPages: true, font: fontFile('mukta-regular.ttf') },
    ...{ pdfVersion: '1.7', tagged: true, lang: language, displayTitle: true },
    info: { Title: `${title} ${number}`, Author: seller.name, CreationDate: new Date(issuedAt) },
  });
  for (const font of ['mukta-regular', 'mukta-semibold', 'european']) pdf.registerFont(font, fontFile(`${font}.ttf`));
  pdf.registerFont(UNSEEN, fontFile(`${UNSEEN}.otf`));
  return pdf;
};

const drawFeet = (pdf: Pdf, { aside }: Paper, { title, number, pageOf }: Sheet) => {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const words = `${title} ${number} · ${pageOf(page + 1, count)}`;
    aside(() => drawLine(pdf, words, { x: MARGIN, y: PAGE.height - FOOT / 2 - 8, width: WIDTH }, styles.foot));
  }
};

/** The same sheet gives the same bytes. `issuedAt` becomes the file's time. */
export async function pdfOf(sheet: Sheet, issuedAt: Instant): Promise<Buffer> {
  const pdf = await createPdf(sheet, issuedAt);
  const bytes = buffer(pdf);
  const paper = paperOf(pdf);
  const { headings, rows } = tableOf(paper, sheet);
  let y = MARGIN;
  const put = (block: Block) => {
    block.draw(MARGIN, y);
    y += block.height;
  };
  put(headOf(paper, sheet));
  put(headings);
  for (const row of rows) {
    if (y + row.height > PAGE.height - FOOT) {
      pdf.addPage();
      y = MARGIN;
      put(headings);
    }
    put(row);
  }
  paper.end();
  drawFeet(pdf, paper, sheet);
  pdf.end();
  forgetShapes();
  return bytes;
}
