/** Fees in parts and their documents (rules Y6 and Y7). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../platform/contract/types.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { makeEnquiry, makeEnrolment } from '../test/academy.ts';
import { NOON } from '../test/app.ts';
import { appOfFile } from '../test/hooked-app.ts';
import { changeSettings, makeAdmin, makeCustomer, newMobile, type TestCustomer } from '../test/makers.ts';
import { courseRound } from './enrol.ts';

const app = appOfFile();
let token: string;
beforeEach(async () => {
  await moveTo(NOON);
  await register(REGULAR);
});

const moveTo = async (at: string) => {
  app.clock.moveTo(at);
  ({ token } = await makeAdmin(app));
};
/** Past the last day of the batch. */
const endCourse = async (at = '2027-03-08T00:00:00+05:30') => {
  await moveTo(at);
  await app.db.tx(tx => enqueue(tx, courseRound, null, app.clock.now()));
  await app.worker.runDue();
};

const HOME = { from: '2026-04-01', legalName: 'Nikhar Beauty LLP', address: 'Ramdaspeth, Nagpur' };
const REGULAR = { ...HOME, regime: 'REGULAR' as const, gstin: '27AAPFU0939F1ZV' };
const COMPOSITION = { ...REGULAR, regime: 'COMPOSITION' as const };
const register = (...registrations: (typeof REGULAR | typeof COMPOSITION)[]) =>
  changeSettings(app, { tax: { registrations, numberPrefix: 'NK', sacDigits: 6 } });

const staff = (method: string, path: string, body?: object) => app.call(method, `/academy/admin${path}`, { token, body });
const outcome = ({ status, body }: Awaited<ReturnType<typeof staff>>) => [status, body.params?.reason ?? body.errors?.[0]?.field];
const enrolmentOf = async (enquiryId: string): Promise<Schemas['Enrolment']> =>
  (await staff('GET', `/enquiry/${enquiryId}`)).body.data.enrolments[0];
const document = async (id: string | undefined): Promise<Schemas['IssuedDocument']> =>
  (await app.call('GET', `/document/${id}`, { token })).body.data;
const kinds = ({ documents }: Schemas['Enrolment']) =>
  documents.map(({ type, total, cancelled }) => [type, total, cancelled !== null]);

/** Enrols a learner, and answers what takes and gives back parts. */
const learner = async (scene: Parameters<typeof makeEnrolment>[2] = {}) => {
  const { enrolmentId, enquiryId, batchId } = await makeEnrolment(app, token, scene);
  const take = (amount: number) => staff('POST', `/enrolment/${enrolmentId}/fee`, { amount, method: 'UPI' });
  const refund = (paymentId: string | undefined, amount: number) =>
    staff('POST', `/enrolment/${enrolmentId}/refund`, { paymentId, amount, note: 'Moves away.' });
  const cancel = (amount: number) => staff('PUT', `/enrolment/${enrolmentId}/cancel`, { refund: amount });
  return { enrolmentId, enquiryId, batchId, take, refund, cancel, now: () => enrolmentOf(enquiryId) };
};

describe('Y6 parts of a fee', () => {
  it('get receipt vouchers with 18 % under SAC 999293, and the invoice after the last day sets them off', async () => {
    const { take, now, enrolmentId } = await learner({ learner: { name: 'अपर्णा कुलकर्णी' } });
    expect((await take(10_000)).body.data).toMatchObject({ paid: 10_000, due: 15_000, fee: 25_000 });
    await take(5_000);
    expect(outcome(await take(10_000.01))).toEqual([400, 'amount']);
    const during = await now();
    expect(kinds(during)).toEqual([
      ['RECEIPT_VOUCHER', 10_000, false],
      ['RECEIPT_VOUCHER', 5_000, false],
    ]);
    expect(during.fees.map(({ documentIds }) => documentIds)).toEqual(during.documents.map(({ id }) => [id]));
    const voucher = await document(during.documents[0]?.id);
    expect(voucher).toMatchObject({
      ...{ bookingId: null, enrolmentId, reference: during.reference, suppliedOn: null, interState: false },
      buyer: { name: 'अपर्णा कुलकर्णी', address: null },
      lines: [
        { description: 'Bridal make-up', sac: '999293', rate: 18, cgst: 762.71, sgst: 762.71, taxable: 8474.58, total: 10_000 },
      ],
    });

    await endCourse('2027-03-07T23:00:00+05:30');
    expect((await now()).state).toBe('ACTIVE');
    await endCourse();
    await endCourse();
    const after = await now();
    expect(after).toMatchObject({ state: 'COMPLETED', due: 10_000 });
    expect(kinds(after).slice(2)).toEqual([['TAX_INVOICE', 25_000, false]]);
    const invoice = await document(after.documents[2]?.id);
    expect(invoice).toMatchObject({
      ...{ suppliedOn: '2027-03-07', totals: { taxable: 21_186.44, cgst: 1906.78, sgst: 1906.78, total: 25_000 } },
      advances: [{ total: 10_000 }, { total: 5_000 }],
    });
    // Money after the invoice needs no document.
    expect((await take(10_000)).body.data).toMatchObject({ paid: 25_000, due: 0, documents: after.documents });
    expect(outcome(await take(1))).toEqual([409, 'FEE_PAID']);
  });

  it('have together the tax of the invoice, to the paisa', async () => {
    const { take, now } = await learner();
    // By itself each has ₹476.69 twice, and all have 4 paise less than the invoice.
    for (let part = 0; part < 4; part += 1) await take(6_250);
    const { documents: vouchers } = await now();
    await endCourse();
    const invoice = await document((await now()).documents.at(-1)?.id);
    expect(invoice).toMatchObject({ type: 'TAX_INVOICE', totals: { taxable: 21_186.44, cgst: 1906.78, sgst: 1906.78 } });
    const totals = await Promise.all(vouchers.map(async ({ id }) => (await document(id)).totals));
    const paise = (of: 'taxable' | 'cgst' | 'sgst') => totals.reduce((sum, one) => sum + Math.round(100 * one[of]), 0);
    expect([paise('taxable'), paise('cgst'), paise('sgst')]).toEqual([2_118_644, 190_678, 190_678]);
  });

  it('of a course of more than three months get an invoice each, and the rest one at the end', async () => {
    const { take, now, refund } = await learner({ course: { weeks: 14, fee: 40_000 } });
    await take(10_000);
    const first = (await take(10_000)).body.data as Schemas['Enrolment'];
    expect(first.invoicesParts).toBe(true);
    expect(kinds(first)).toEqual([
      ['TAX_INVOICE', 10_000, false],
      ['TAX_INVOICE', 10_000, false],
    ]);
    const refunded = (await refund(first.fees[1]?.id, 4_000)).body.data as Schemas['Enrolment'];
    expect(refunded).toMatchObject({
      paid: 16_000,
      due: 24_000,
      documents: [{}, {}, { refersTo: { id: first.documents[1]?.id } }],
    });
    await endCourse('2027-05-01T12:00:00+05:30');
    const after = await now();
    expect(kinds(after)[3]).toEqual(['TAX_INVOICE', 24_000, false]);
    const signed = after.documents.map(({ type, total }) => (type === 'CREDIT_NOTE' ? -total : total));
    expect(signed.reduce((a, b) => a + b)).toBe(40_000);
  });

  it.each([
    [12, false],
    [13, true],
  ])('of %i weeks: each with an invoice %j', async (weeks, expected) => {
    // 13 weeks from 11 January end on 11 April, the first day after three months.
    const { now } = await learner({ course: { weeks } });
    expect((await now()).invoicesParts).toBe(expected);
  });

  it('say nothing of tax before a registration and under composition', async () => {
    await register();
    const unregistered = await learner();
    await unregistered.take(1_000);
    await register(COMPOSITION);
    const composition = await learner();
    await composition.take(1_000);
    for (const { now } of [unregistered, composition])
      expect((await document((await now()).documents[0]?.id)).totals).toMatchObject({
        taxable: 1_000,
        cgst: 0,
        sgst: 0,
        total: 1_000,
      });
    await endCourse();
    expect(kinds(await unregistered.now())[1]).toEqual(['BILL_OF_SUPPLY', 25_000, false]);
  });

  it('name the guardian, a discount, and a business of another State with IGST', async () => {
    const guardian = { name: 'Sunita Patil', mobile: newMobile(), consent: 'PAPER' as const };
    const child = await learner({
      learner: { name: 'Riya Patil', dateOfBirth: '2010-05-02', guardian },
      enrolment: { fee: 20_000 },
    });
    await child.take(20_000);
    await endCourse();
    const [, invoice] = (await child.now()).documents;
    expect(await document(invoice?.id)).toMatchObject({
      buyer: { name: 'Sunita Patil' },
      lines: [{ description: 'Bridal make-up, for Riya Patil', gross: 25_000, discount: 5_000, total: 20_000 }],
    });
    await moveTo(NOON);
    const business = { businessName: 'Deccan Media', gstin: '29AAGCB7383J1Z4' };
    const { take } = await learner({ enrolment: business });
    const { documents } = (await take(11_800)).body.data;
    expect(await document(documents[0].id)).toMatchObject({
      ...{ buyer: { name: 'Deccan Media', gstin: business.gstin }, interState: true },
      totals: { taxable: 10_000, cgst: 0, igst: 1_800 },
    });
  });

  it('agree with what the law asks of an enrolment', async () => {
    const { enquiryId, batchId } = await makeEnquiry(app, token, { course: { fee: 60_000 } });
    const enrol = async (more: object) => outcome(await staff('POST', `/enquiry/${enquiryId}/enrolment`, { batchId, ...more }));
    expect(await enrol({})).toEqual([400, 'address']);
    expect(await enrol({ fee: 60_000.01, address: 'Dharampeth, Nagpur' })).toEqual([400, 'fee']);
    expect(await enrol({ fee: 100, gstin: '29AAGCB7383J1Z4' })).toEqual([400, 'businessName']);
    expect(await enrol({ fee: 100, businessName: 'Deccan Media' })).toEqual([400, 'gstin']);
    expect(await enrol({ fee: 100, businessName: 'Deccan Media', gstin: '29AAGCB7383J1Z5' })).toEqual([400, 'gstin']);
    expect(await enrol({ address: 'Dharampeth, Nagpur' })).toEqual([201, undefined]);
  });
});

describe('Y7 money back', () => {
  it('of a part gets a refund voucher on its own receipt, and during the course stays due', async () => {
    const { take, refund } = await learner();
    await take(6_000);
    const { fees, documents } = (await take(4_000)).body.data as Schemas['Enrolment'];
    const after = (await refund(fees[1]?.id, 1_500)).body.data as Schemas['Enrolment'];
    expect(after).toMatchObject({ paid: 8_500, due: 16_500 });
    expect(after.documents[2]).toMatchObject({ type: 'REFUND_VOUCHER', total: 1_500, refersTo: { id: documents[1]?.id } });
    expect(outcome(await refund(fees[1]?.id, 2_501))).toEqual([400, 'amount']);
    expect((await refund(fees[1]?.id, 2_500)).status).toBe(201);
    expect(outcome(await refund(fees[1]?.id, 1))).toEqual([409, 'PART_REFUNDED']);
    expect((await refund(after.fees[2]?.id, 1)).status).toBe(404);
    expect((await refund((await learner()).enrolmentId, 1)).status).toBe(404);
  });

  it('after the course gets a credit note, and lowers the fee', async () => {
    const { take, refund } = await learner();
    const { fees } = (await take(20_000)).body.data as Schemas['Enrolment'];
    await endCourse();
    const after = (await refund(fees[0]?.id, 2_000)).body.data as Schemas['Enrolment'];
    expect(after).toMatchObject({ paid: 18_000, due: 5_000 });
    expect(kinds(after)[2]).toEqual(['CREDIT_NOTE', 2_000, false]);
    // Taken back as a mistake, the credit note is cancelled.
    const undone = (await staff('DELETE', `/fee/${after.fees[1]?.id}`)).body.data;
    expect([undone.paid, undone.due, kinds(undone)[2]]).toEqual([20_000, 5_000, ['CREDIT_NOTE', 2_000, true]]);
    expect(outcome(await staff('DELETE', `/fee/${fees[0]?.id}`))).toEqual([409, 'PART_INVOICED']);
  });

  it('at a cancellation: the kept part gets an invoice that sets off the advances, and the rest refund vouchers', async () => {
    const { take, cancel, now } = await learner();
    await take(6_000);
    await take(4_000);
    expect(outcome(await cancel(10_001))).toEqual([400, 'refund']);
    expect((await cancel(7_000)).body.data).toMatchObject({ state: 'CANCELLED', paid: 3_000, due: 0 });
    const after = await now();
    expect(after.fees.slice(2)).toMatchObject([
      { kind: 'REFUND', amount: 4_000, partId: after.fees[1]?.id },
      { kind: 'REFUND', amount: 3_000, partId: after.fees[0]?.id },
    ]);
    const ofKind = (type: string) => after.documents.filter(one => one.type === type).reduce((sum, { total }) => sum + total, 0);
    expect([ofKind('RECEIPT_VOUCHER'), ofKind('TAX_INVOICE'), ofKind('REFUND_VOUCHER'), ofKind('CREDIT_NOTE')]).toEqual([
      10_000, 3_000, 7_000, 0,
    ]);
    expect(outcome(await take(1))).toEqual([409, 'ENROLMENT_ENDED']);
    expect(outcome(await staff('DELETE', `/fee/${after.fees[2]?.id}`))).toEqual([409, 'ENROLMENT_ENDED']);
  });

  it('a mistaken part is taken back with its voucher, whose number stays used', async () => {
    const { take } = await learner();
    const first = (await take(6_000)).body.data as Schemas['Enrolment'];
    const undone = (await staff('DELETE', `/fee/${first.fees[0]?.id}`)).body.data;
    expect(undone).toMatchObject({ paid: 0, due: 25_000, fees: [{ takenBackAt: expect.any(String) }] });
    expect(kinds(undone)).toEqual([['RECEIPT_VOUCHER', 6_000, true]]);
    expect((await staff('DELETE', `/fee/${first.fees[0]?.id}`)).status).toBe(404);
    const { documents } = (await take(6_000)).body.data as Schemas['Enrolment'];
    const numbers = documents.map(({ number }) => Number(number.slice(-6)));
    expect(numbers[1]).toBe((numbers[0] as number) + 1);
    expect((await staff('GET', '/enrolment?owing=true&size=1')).body.data.content[0].documents).toEqual(documents);
  });

  it('is in the list of documents and in the month of the accountant', async () => {
    const { take, enrolmentId } = await learner();
    const { documents } = (await take(11_800)).body.data as Schemas['Enrolment'];
    const { content } = (await app.call('GET', '/document/admin?size=1&to=2026-12-04', { token })).body.data;
    expect(content).toMatchObject([{ id: documents[0]?.id, enrolmentId, bookingId: null }]);
    const { text } = await app.call('GET', '/document/admin/export?month=2026-12', { token });
    const row = text?.split('\r\n').find(line => line.includes(documents[0]?.number as string));
    expect(row).toMatch(/^ADVANCE,RECEIPT_VOUCHER,.*,999293,,,18\.00,10000\.00,900\.00,900\.00,0\.00,11800\.00$/);
  });
});

it('Y6 takes no more than is due, also from two calls at once', async () => {
  const { take, now } = await learner();
  const answers = await Promise.all(Array.from({ length: 6 }, () => take(10_000)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(await now()).toMatchObject({ paid: 20_000, due: 5_000 });
});

describe('Y9 a learner with an account', () => {
  const own = async (who: TestCustomer): Promise<Schemas['OwnEnrolment'][]> =>
    (await app.call('GET', '/academy/enrolment', { token: who.token })).body.data;

  it('sees the course, what is due and the documents, and nobody else does', async () => {
    const [meera, asha] = [await makeCustomer(app, 'Meera Joshi'), await makeCustomer(app)];
    const { take, enrolmentId, enquiryId } = await learner({ learner: { mobile: meera.mobile } });
    await app.call('PUT', '/auth/profile', { token: meera.token, body: { language: 'hi' } });
    await take(10_000);
    const [course, ...others] = await own(meera);
    expect(others).toEqual([]);
    expect(course).toMatchObject({
      id: enrolmentId,
      courseName: 'Bridal make-up',
      learner: 'Meera Joshi',
      paid: 10_000,
      due: 15_000,
    });
    expect(JSON.stringify(course)).not.toContain('note');
    const [voucher] = course?.documents ?? [];
    expect(voucher).toMatchObject({ type: 'RECEIPT_VOUCHER', total: 10_000, enquiryId });
    expect(await own(asha)).toEqual([]);
    for (const file of ['', '/html']) {
      const read = async (who: TestCustomer) =>
        (await app.call('GET', `/document/${voucher?.id}${file}`, { token: who.token })).status;
      expect([await read(meera), await read(asha)]).toEqual([200, 404]);
    }
    const html = (await app.call('GET', `/document/${voucher?.id}/html`, { token })).text;
    expect(html).toContain('<h1>रसीद वाउचर / Receipt voucher</h1>');
    const listed: Schemas['DocumentSummary'][] = (await app.call('GET', '/document/admin', { token })).body.data.content;
    expect(listed.find(({ id }) => id === voucher?.id)?.enquiryId).toBe(enquiryId);
  });

  it('made later finds them, the guardian too, and after erasing only staff do', async () => {
    const [mobile, guardianMobile] = [newMobile(), newMobile()];
    const guardian = { name: 'Sunita Joshi', mobile: guardianMobile, consent: 'PAPER' as const };
    const { take, cancel, enquiryId } = await learner({ learner: { mobile, dateOfBirth: '2010-01-01', guardian } });
    await take(5000);
    const [child, mother] = [await makeCustomer(app, 'Tara', mobile), await makeCustomer(app, 'Sunita', guardianMobile)];
    const id = (await own(mother))[0]?.documents[0]?.id;
    expect((await own(child))[0]?.documents[0]?.id).toBe(id);
    await cancel(5000);
    await staff('DELETE', `/enquiry/${enquiryId}`);
    expect([await own(child), await own(mother)]).toEqual([[], []]);
    expect((await app.call('GET', `/document/${id}`, { token: mother.token })).status).toBe(404);
    expect((await document(id)).id).toBe(id);
  });
});
