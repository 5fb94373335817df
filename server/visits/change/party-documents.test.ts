/** What the documents of a booking for guests say of them (rules G9 and G14), through HTTP. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { makeAdmin } from '../../test/makers.ts';
import { type BrideSalon, openBrideSalon } from '../../test/party/bride.ts';
import { readPdf } from '../../test/pdf-readers.ts';

/** The clock begins on 2026-12-04, a Friday, at noon. */
const SATURDAY = '2026-12-05';
const LONG = 'आजी '.repeat(10).trim();

let s: BrideSalon;
beforeEach(async () => {
  s = await openBrideSalon();
});
afterEach(() => s.app.close());

const guestsNamed = (...labels: (string | null)[]) => {
  const [bride, mother] = labels;
  return [
    { label: bride, serviceIds: [s.bridal, s.salon.facial] },
    { label: mother, serviceIds: [s.salon.facial] },
  ];
};
const documentsOf = (id: string): Promise<{ id: string; type: string }[]> => s.staff('GET', `/booking/${id}/documents`);
const jsonOf = (id: string): Promise<Schemas['IssuedDocument']> => s.staff('GET', `/document/${id}`);
const pageOf = async (id: string) => (await s.asCustomer('GET', `/document/${id}/html`)).text;
const paperOf = async (id: string) => (await readPdf((await s.asCustomer('GET', `/document/${id}/pdf`)).body)).chromium;
/** A party that is paid online, carried out, and of which a part goes back. */
const settled = async (...labels: (string | null)[]): Promise<string> => {
  const { bookingId } = await s.bookParty(SATURDAY, { guests: guestsNamed(...labels) });
  await s.pay(bookingId);
  s.app.clock.moveTo(`${SATURDAY}T17:10:00+05:30`);
  await s.staff('PUT', `/booking/admin/${bookingId}/mark-completed`);
  const { payments } = await s.staff('GET', `/booking/${bookingId}/payment`);
  await s.staff('POST', `/booking/admin/${bookingId}/refund`, { paymentId: payments[0].id, amount: 100 });
  return bookingId;
};

it.each([
  { language: 'en', guests: 'Guests', second: 'Guest 2' },
  { language: 'hi', guests: 'मेहमान', second: 'मेहमान 2' },
  { language: 'mr', guests: 'पाहुणे', second: 'पाहुणा 2' },
])('G14 voucher, bill and credit note say for how many, and each line for whom, in $language', async words => {
  await s.own('PUT', '/auth/profile', { language: words.language });
  const id = await settled('आई & <b>"ताई"</b>', null);
  const documents = await documentsOf(id);
  expect(documents.map(({ type }) => type)).toEqual(['RECEIPT_VOUCHER', 'BILL', 'CREDIT_NOTE']);
  for (const { id } of documents) {
    const { guestCount, lines } = await jsonOf(id);
    expect([guestCount, lines.map(({ guest, label }) => [guest, label])]).toEqual([
      2,
      [
        [1, 'आई & <b>"ताई"</b>'],
        [1, 'आई & <b>"ताई"</b>'],
        [2, undefined],
      ],
    ]);
    const page = await pageOf(id);
    expect(page).toContain(`<dt>${words.guests}</dt><dd>2</dd>`);
    expect(page).toMatch(/>आई &amp; &lt;b&gt;(&quot;|&#34;)ताई(&quot;|&#34;)&lt;\/b&gt;: Bridal make-up</);
    expect(page).toContain(`>${words.second}: `);
    expect(page).not.toContain('<b>');
    const paper = (await paperOf(id)).replace(/\s+/g, ' ');
    expect(paper).toContain(words.guests);
    expect(paper).toContain(`${words.second}:`);
    expect(paper).toContain('आई & <b>"ताई"</b>:');
  }
});

it('G14 splits what several get, so that the lines add up to the price', async () => {
  const [, bill] = await documentsOf(await settled('Bride', 'Aai'));
  const { lines, totals } = await jsonOf(bill?.id ?? '');
  expect(lines.map(({ label, description, quantity, total }) => [label, description, quantity, total])).toEqual([
    ['Bride', 'Bridal make-up', 1, 2999],
    ['Bride', 'Facial', 1, 999],
    ['Aai', 'Facial', 1, 999],
  ]);
  expect(totals.total).toBe(4997);
});

it('G14 a name of the longest kind is written out, on paper too', async () => {
  const [, bill] = await documentsOf(await settled(LONG, LONG));
  expect((await pageOf(bill?.id ?? '')).split(`>${LONG}: `)).toHaveLength(4);
  expect((await paperOf(bill?.id ?? '')).match(/आजी/g)).toHaveLength(30);
});

it('G14 a name of pictures alone gives way to the number of the guest', async () => {
  const [, bill] = await documentsOf(await settled('💃✨', 'Zoë 💃'));
  expect(await pageOf(bill?.id ?? '')).toContain('>Guest 1: Bridal make-up<');
  const paper = await paperOf(bill?.id ?? '');
  expect(paper).toContain('Guest 1: Bridal make-up');
  expect(paper).toMatch(/Zoë\W*: Facial/);
});

it('G14 an ordinary booking says nothing of guests', async () => {
  const { body } = await s.salon.book(s.customer, addDays(SATURDAY, 2), '09:00:00');
  await s.staff('PUT', `/booking/admin/${body.data.bookingId}/mark-completed`);
  const [bill] = await documentsOf(body.data.bookingId);
  const document = await jsonOf(bill?.id ?? '');
  expect(document).not.toHaveProperty('guestCount');
  expect(Object.keys(document.lines[0] ?? {})).not.toContain('guest');
  expect(await pageOf(bill?.id ?? '')).not.toContain('Guest');
});

it('G9 G14 names of guests go with the account, and the files for accountants never have them', async () => {
  const [, bill, note] = await documentsOf(await settled('Wilhelmina', null));
  for (const format of ['csv', 'tally', 'zoho', 'zoho-credit-notes']) {
    const { status, text } = await s.app.call('GET', `/document/admin/export?month=2026-12&format=${format}`, {
      token: (await makeAdmin(s.app)).token,
    });
    expect([status, text]).toEqual([200, expect.not.stringContaining('Wilhelmina')]);
  }
  const before = await jsonOf(bill?.id ?? '');
  await s.own('DELETE', '/auth/profile');
  const withoutName = (one: Schemas['IssuedDocument']) => ({ ...one, lines: one.lines.map(({ label: _, ...line }) => line) });
  expect(await jsonOf(bill?.id ?? '')).toEqual(withoutName(before));
  const { text } = await s.app.call('GET', `/document/${note?.id}/html`, { token: (await makeAdmin(s.app)).token });
  expect(text).toContain('>Guest 1: Bridal make-up<');
  expect(text).not.toContain('Wilhelmina');
});
