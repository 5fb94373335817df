/** A document as PDF: A4, with ₹ and Devanagari (rule G10). The library is loaded when the first one is drawn. */
import type { Content, StyleDictionary, TDocumentDefinitions } from 'pdfmake/interfaces';
import { programFile } from '../program-files.ts';
import type { Instant } from '../shared/time.ts';
import type { Sheet } from './sheet-rules.ts';

/** Points. */
const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
/** The lower margin; the foot stands in its middle. */
const FOOT = 64;
const GAP = 14;
const SUMS_WIDTH = 280;
/** Room for a signature. */
const TO_SIGN = 40;

const styles = {
  void: { bold: true, fontSize: 12, color: '#a3262a', marginBottom: 8 },
  preface: { marginBottom: 8 },
  salon: { bold: true, fontSize: 14 },
  title: { bold: true, fontSize: 18, alignment: 'right' },
  buyer: { bold: true, fontSize: 11 },
  small: { fontSize: 9 },
  total: { bold: true, fontSize: 12 },
  foot: { fontSize: 8 },
  left: { alignment: 'left' },
  right: { alignment: 'right' },
  muted: { color: '#6d5a60' },
} satisfies StyleDictionary;
type Style = keyof typeof styles;

const styled = (text: string, ...style: Style[]) => ({ text, style });
const muted = (text: string) => styled(text, 'muted');

/** The library writes its measurements into what it draws, so each line is an object of its own. */
const line = (margin: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.6, lineColor: '#d9cdca' }],
  margin: [0, margin],
});

const headOf = ({ cancelled, preface, seller, title, buyer, facts }: Sheet): Content[] => {
  const [name = '', ...others] = buyer.lines;
  const buyerLines = [muted(buyer.heading), styled(name, 'buyer'), ...others];
  const factLines = facts.map(([label, value]) => ({ columns: [{ ...muted(label), width: '38%' }, value], columnGap: 6 }));
  return [
    cancelled === null ? [] : styled(cancelled, 'void'),
    preface === null ? [] : styled(preface, 'preface'),
    {
      columns: [{ stack: [styled(seller.name, 'salon'), seller.lines.map(muted)], width: '58%' }, styled(title, 'title')],
      columnGap: GAP,
    },
    line(GAP),
    { columns: [{ stack: buyerLines, width: '52%' }, factLines], columnGap: GAP, marginBottom: GAP },
  ];
};

const sumsOf = ({ sums, total, afterTotal, notes, signature, signatory }: Sheet): Content[] => {
  const sum = (label: Content, value: string) => ({
    columns: [label, { ...styled(value, 'right'), width: 'auto', noWrap: true }],
    columnGap: GAP,
    marginBottom: 2,
  });
  return [
    {
      stack: [
        sums.map(([label, value]) => sum(muted(label), value)),
        { ...sum(...total), style: 'total' },
        afterTotal.map(([label, value]) => sum(muted(label), value)),
      ],
      margin: [WIDTH - SUMS_WIDTH, GAP, 0, GAP],
    },
    notes.map(note => styled(note, 'muted', 'small')),
    { ...styled(signature, 'right'), marginTop: GAP },
    { ...styled(signatory, 'right', 'muted'), marginTop: TO_SIGN },
  ];
};

/** Each page begins with the headings. The last row takes the sums along, so they never stand alone. */
const tableOf = (sheet: Sheet): Content => {
  const shares = sheet.columns.reduce((all, { width }) => all + width, 0);
  const row = (texts: string[], ...style: Style[]): Content[] => [
    {
      columns: sheet.columns.map(({ width, isNumber }, i) => ({
        ...styled(texts[i] ?? '', isNumber ? 'right' : 'left'),
        width: `${(100 * width) / shares}%`,
      })),
      columnGap: 3,
      style: ['small', ...style],
      marginBottom: 4,
    },
    line(0),
  ];
  const headings = row(
    sheet.columns.map(({ heading }) => heading),
    'muted',
  );
  const rows = sheet.rows.map(texts => row(texts));
  const last = rows.pop() ?? [];
  // One cell a row: only a whole row is kept together.
  const body = [headings, ...rows, [...last, sumsOf(sheet)]].map(cell => [cell]);
  return {
    table: { widths: [WIDTH], headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, body },
    layout: 'noBorders',
  };
};

const definitionOf = (sheet: Sheet, issuedAt: Instant): TDocumentDefinitions => ({
  info: { title: `${sheet.title} ${sheet.number}`, author: sheet.seller.name, creationDate: new Date(issuedAt) },
  language: sheet.language,
  pageSize: 'A4',
  pageMargins: [MARGIN, MARGIN, MARGIN, FOOT],
  styles,
  // The font leaves much room for the marks above and below Devanagari.
  defaultStyle: { font: 'Mukta', fontSize: 9.5, lineHeight: 0.9, color: '#2b2024' },
  content: [headOf(sheet), tableOf(sheet)],
  footer: (own, all) => ({
    ...styled(`${sheet.title} ${sheet.number} · ${sheet.pageOf(own, all)}`, 'foot', 'muted'),
    margin: [MARGIN, FOOT / 2 - 8, MARGIN, 0],
  }),
});

const load = async () => {
  const { default: pdfmake } = await import('pdfmake');
  const font = (name: string) => programFile(`server/document/fonts/mukta-${name}.ttf`);
  const mukta = { normal: font('regular'), bold: font('semibold') };
  pdfmake.setFonts({ Mukta: mukta });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(path => Object.values(mukta).includes(path));
  return pdfmake;
};

/** The same sheet gives the same bytes. `issuedAt` becomes the file's time. */
export async function pdfOf(sheet: Sheet, issuedAt: Instant): Promise<Buffer> {
  const pdfmake = await load();
  return pdfmake.createPdf(definitionOf(sheet, issuedAt)).getBuffer();
}
