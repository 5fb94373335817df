import { describe, expect, it } from 'vitest';
import type { Language } from '../../../common/words/languages.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { accountsCsv } from './export-rules.ts';
import { htmlOf } from './html-rules.ts';
import { pdfOf } from './pdf.ts';
import { draftOf } from './sale-rules.ts';
import { sheetOf } from './sheet-rules.ts';
import type { DocumentRow } from './store.ts';

type Regime = DocumentRow['snapshot']['regime'];

const REGISTERED = { from: '2026-04-01', gstin: '27AAPFU0939F1ZV', legalName: 'Nikhar Beauty LLP', address: 'Nagpur' };
const settingsOf = (regime: Regime) => ({
  ...DEMO_SETTINGS,
  tax: { numberPrefix: 'NK', sacDigits: 4, registrations: regime === 'UNREGISTERED' ? [] : [{ ...REGISTERED, regime }] },
});

const documentOf = (
  regime: Regime,
  change: Partial<DocumentRow> = {},
  name = 'अपर्णा <b>द्विवेदी</b>',
  lines = 2,
  language?: Language,
): DocumentRow => {
  const sale = {
    ...(language && { language }),
    ...{ bookingId: 'b', reference: '4471F6', userId: 'asha', state: 'Maharashtra', suppliedOn: '2026-12-04', discount: 9_900 },
    buyer: { name, mobile: '9876543210', address: null, business: null },
    lines: Array.from({ length: lines }, (_, i) => ({
      description: `हल्दी उबटन ${i}`,
      quantity: 1,
      gross: 99_900,
      sac: '999722',
    })),
  };
  const snapshot = { ...draftOf(sale, settingsOf(regime), '2026-12-04'), suppliedOn: '2026-12-04', advances: [], refersTo: null };
  return {
    ...{
      id: 'd',
      type: 'TAX_INVOICE',
      number: 'NKI/26-27/000123',
      date: '2026-12-04',
      issuedAt: 0,
      bookingId: 'b',
      enrolmentId: null,
      userId: 'asha',
    },
    ...{ buyerGstin: null, totalPaise: snapshot.totals.total, refersToId: null, causeId: null },
    ...{ snapshot, cancelledAt: null, cancelReason: null },
    ...change,
  };
};

const textOf = (document: DocumentRow) => htmlOf(sheetOf(document)).replace(/<style>.*<\/style>/s, '');

describe('G10 the words of a document', () => {
  it('of a salon without registration say nothing of tax', () => {
    const text = textOf(documentOf('UNREGISTERED', { type: 'BILL' }));
    expect(text).toContain('<h1>Bill</h1>');
    expect(text).toContain('₹1,899.00');
    expect(text).not.toMatch(/tax|GST|SAC|reverse/i);
  });

  it('under composition have the sentence of the law at the top, and no tax', () => {
    const text = textOf(documentOf('COMPOSITION', { type: 'BILL_OF_SUPPLY' }));
    expect(text).toMatch(/<main>\s*<p class="preface">Taxable person paying tax in terms of notification No. 2\/2019/);
    expect(text).toContain('GSTIN 27AAPFU0939F1ZV');
    expect(text).not.toMatch(/CGST|SGST|IGST|Rate<|Reverse/);
  });

  it('of a tax invoice have all that rule 46 wants', () => {
    const text = textOf(documentOf('REGULAR'));
    for (const words of [
      'Tax invoice',
      'NKI/26-27/000123',
      '4 December 2026',
      'GSTIN 27AAPFU0939F1ZV',
      'Nikhar Beauty LLP',
      '9997',
    ])
      expect(text).toContain(words);
    for (const words of [
      'CGST 2.5%',
      'SGST 2.5%',
      'Taxable value',
      'Place of supply',
      'Reverse charge: no',
      'Authorised signatory',
    ])
      expect(text).toContain(words);
    expect(text).toContain('अपर्णा &lt;b&gt;द्विवेदी&lt;/b&gt;');
  });

  it('are in the language of the customer, and those of the tax office in English, too', () => {
    const text = textOf(documentOf('REGULAR', {}, 'अपर्णा', 2, 'mr'));
    expect(text).toContain('<html lang="mr">');
    for (const words of [
      '<h1>टॅक्स इनव्हॉइस / Tax invoice</h1>',
      '4 डिसेंबर 2026',
      'पुरवठ्याचे ठिकाण / Place of supply',
      'करपात्र रक्कम / Taxable value',
      'CGST 2.5%',
      'किमतीत टॅक्स समाविष्ट आहे. रिव्हर्स चार्ज: नाही. / Prices include tax. Reverse charge: no.',
      'Nikhar Beauty LLP यांच्या वतीने',
    ])
      expect(text).toContain(words);
    const refersTo = { id: 'i', type: 'TAX_INVOICE', number: 'NKI/26-27/000001', date: '2026-12-01' } as const;
    const note = documentOf('REGULAR', { type: 'CREDIT_NOTE' }, 'अपर्णा', 2, 'hi');
    expect(textOf({ ...note, snapshot: { ...note.snapshot, refersTo } })).toContain('टैक्स इनवॉइस NKI/26-27/000001, 1 दिसंबर 2026');
  });

  it('of a document that is older than languages are English', () => {
    const { snapshot, ...row } = documentOf('REGULAR', {}, 'अपर्णा', 2, 'en');
    const { language: _, ...older } = snapshot;
    expect(textOf({ ...row, snapshot: older })).toBe(textOf({ ...row, snapshot }));
  });

  it('say that a document is cancelled, and why', () => {
    expect(textOf(documentOf('REGULAR', { cancelledAt: 1, cancelReason: 'A mistake.' }))).toContain('Cancelled: A mistake.');
  });
});

it('G10 the PDF has the same bytes each time, and goes on on further pages', async () => {
  const pages = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  const draw = (lines: number) => pdfOf(sheetOf(documentOf('REGULAR', {}, 'क्षितिज ज्ञानेश्वर', lines)), 0);
  const one = await draw(2);
  expect(one.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await draw(2)).toEqual(one);
  const [two, three, again] = await Promise.all([draw(35), draw(60), draw(2)]);
  expect([pages(one), pages(two), pages(three)]).toEqual([1, 2, 3]);
  expect(again).toEqual(one);
});

it('G11 a buyer cannot smuggle a formula into the export', () => {
  const csv = accountsCsv([documentOf('REGULAR', {}, '=HYPERLINK("http://evil")')]);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`);
});

it('G11 V18 a month with more credit notes than sales has negative numbers, which a spreadsheet adds up', () => {
  const csv = accountsCsv([documentOf('REGULAR', { type: 'CREDIT_NOTE' }, '-2+3')]);
  expect(csv).toContain(",'-2+3,");
  const summary = csv.split('\r\n').find(line => line.startsWith('HSN_B2C'));
  expect(summary?.split(',').slice(-7).map(Number)).toEqual([0, 5, -1808.56, -45.22, -45.22, 0, -1899]);
});

it('G11 the HSN summary has tax invoices less credit notes, also in a month in which the registration changed', () => {
  const invoice = documentOf('REGULAR');
  const csv = accountsCsv([documentOf('UNREGISTERED'), documentOf('COMPOSITION'), invoice]);
  const rows = csv.split('\r\n').map(line => line.split(','));
  const summary = rows.filter(([section]) => section?.startsWith('HSN'));
  expect(summary.map(row => [row[0], row[1], Number(row.at(-1))])).toEqual([
    ['HSN_B2C', 'TAX_INVOICE less CREDIT_NOTE', invoice.totalPaise / 100],
  ]);
  // The bills stand in their section all the same.
  expect(rows.filter(([section]) => section === 'B2C')).toHaveLength(3);
});
