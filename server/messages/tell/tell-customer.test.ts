/** The salon tells somebody who waits of a time that it holds (rules B97 and Q37). */
import { beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '../../../common/time.ts';
import { messageLog } from '../../platform/db/schema.ts';
import { markAsDemo } from '../../salon/demo/store.ts';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { changeSettings, makeAddress, makeAdmin, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';
import { partsOf } from '../who-learns/message.ts';
import { tellCustomer } from './tell-customer.ts';

const SITE = 'https://nikhar.example';
const SATURDAY = '2026-12-05';
const app = appOfEachTest({ env: { PUBLIC_URL: SITE } });

let serviceId: string;
beforeEach(async () => {
  serviceId = await makeService(app, { name: 'Facial' });
});

const made = async (method: string, path: string, { token }: { token: string }, body: object) => {
  const answer = await app.call(method, path, { token, body });
  expect([200, 201]).toContain(answer.status);
  return answer.body.data;
};
const makeReader = async (profile: object = {}): Promise<TestCustomer> => {
  const customer = await makeCustomer(app);
  await made('PUT', '/auth/profile', customer, { language: 'en', ...profile });
  return customer;
};
const waitOf = async ({ token }: TestCustomer) => (await app.call('GET', '/wait', { token })).body.data[0];
/** The customer waits for Saturday, and staff offer 11:00. Answers the token of its link. */
const offerTo = async (customer: TestCustomer, more: object = {}): Promise<string> => {
  const visit = 'bookingId' in more ? {} : { serviceIds: [serviceId], addressId: await makeAddress(app, customer) };
  const { id } = await made('POST', '/wait', customer, { ...visit, from: SATURDAY, to: SATURDAY, ...more });
  const start = { bookingDate: SATURDAY, bookingTime: '11:00:00' };
  await made('POST', `/wait/admin/${id}/offer`, await makeAdmin(app), start);
  return (await waitOf(customer)).offer.token;
};
const rows = () => app.db.read.select().from(messageLog);
const offers = async () => (await rows()).filter(({ kind }) => kind === 'WAIT_OFFER');
const send = async () => {
  app.clock.advance(SECOND);
  await app.worker.runDue();
};
const sent = () => app.messages.sent.filter(({ kind }) => kind === 'WAIT_OFFER');

describe('Q37 the message about an offered time', () => {
  it('says when we arrive and until when it is held, with the link that takes it; the log has no token', async () => {
    const customer = await makeReader();
    app.clock.advance(30 * SECOND);
    const token = await offerTo(customer);
    await send();
    expect(sent().map(({ to, channel }) => [to, channel])).toEqual([[customer.mobile, 'SMS']]);
    const text = `Nikhar Salon & Academy: A time got free: 5 Dec between 11AM and 1PM. We hold it until 1220PM. Take it: ${SITE}/v/`;
    expect(sent()[0]?.text).toBe(text + token);
    expect(text.length + token.length).toBeLessThanOrEqual(160);
    expect((await app.call('GET', `/wait/offer/${token}`)).body.data).toMatchObject({ state: 'OPEN', bookingTime: '11:00:00' });
    expect(await offers()).toMatchObject([{ state: 'SENT', text: `${text}…`, bookingId: null, userId: customer.userId }]);
    expect(JSON.stringify(await rows())).not.toContain(token);
  });

  it('has services, price and what becomes of the booking by e-mail, in the language of the customer', async () => {
    const customer = await makeReader({ email: 'asha@mail.example', language: 'mr' });
    const order = { userId: customer.userId, serviceIds: [serviceId], finalPrice: 999, paymentType: 'PAY_AFTER' };
    const later = { bookingDate: '2026-12-08', bookingTime: '09:00:00', addressId: await makeAddress(app, customer) };
    const { bookingId } = await made('POST', '/booking', customer, { ...order, ...later });
    const token = await offerTo(customer, { bookingId });
    await send();
    const mail = sent().find(({ channel }) => channel === 'EMAIL');
    expect(mail?.subject).toBe('तुमच्यासाठी एक वेळ मोकळी झाली आहे - Nikhar Salon & Academy');
    expect(mail?.text).toContain('आम्ही येऊ शकतो: शनि, 5 डिसेंबर, सकाळी 11 ते दुपारी 1 दरम्यान, सुमारे 1 तास. एकूण ₹999.');
    expect(mail?.text).toContain(`दुपारी 12:20 पर्यंत राखून ठेवली आहे. ती येथे घेऊ किंवा नाकारू शकता: ${SITE}/mr/v/${token}`);
    expect(mail?.text).toContain('सर्व्हिस: Facial\nकिंमत: ₹999\n');
    expect(mail?.text).toContain('ही वेळ घेतल्यास मंगळ, 8 डिसेंबर, सकाळी 9:00 ची तुमची भेट या वेळेवर येईल.');
    expect(mail?.calendar).toBeUndefined();
    expect(
      sent()
        .map(({ channel }) => channel)
        .toSorted(),
    ).toEqual(['EMAIL', 'SMS']);
  });

  it('goes out at night, because by night only staff offer', async () => {
    app.clock.moveTo('2026-12-04T23:50:00+05:30');
    await offerTo(await makeReader());
    await send();
    expect(sent()[0]?.text).toContain('until 1210AM.');
  });

  it('is not sent once the time is no longer held', async () => {
    const [asha, meera] = [await makeReader(), await makeReader()];
    await offerTo(asha);
    const { id } = await waitOf(asha);
    expect((await app.call('DELETE', `/wait/${id}`, { token: asha.token })).status).toBe(200);
    await send();
    expect(sent()).toEqual([]);
    await app.db.tx(tx => tellCustomer(tx, { occasion: 'WAIT_OFFERED', subject: 'gone', userId: meera.userId }, app.clock.now()));
    await send();
    expect((await offers()).map(({ state, reason }) => [state, reason])).toEqual(Array(2).fill(['DROPPED', 'NOTHING_TO_SAY']));
  });

  it('is written once for an offer, and not at all if staff switched it off', async () => {
    const customer = await makeReader();
    await offerTo(customer);
    const [first] = await offers();
    const offerId = first ? partsOf(first).subject : '';
    await app.db.tx(tx =>
      tellCustomer(tx, { occasion: 'WAIT_OFFERED', subject: offerId, userId: customer.userId }, app.clock.now()),
    );
    expect(await offers()).toHaveLength(1);
    await changeSettings(app, { messagesOff: ['WAIT_OFFER'] });
    await app.db.tx(tx =>
      tellCustomer(tx, { occasion: 'WAIT_OFFERED', subject: 'another', userId: customer.userId }, app.clock.now()),
    );
    expect(await offers()).toHaveLength(1);
  });

  it('C61 reaches no customer of the demo', async () => {
    const customer = await makeReader();
    await app.db.tx(tx => markAsDemo(tx, 'CUSTOMER', [customer.userId]));
    await offerTo(customer);
    await send();
    expect((await offers()).map(({ state, provider }) => [state, provider])).toEqual([['SENT', 'demo']]);
    expect(sent()).toEqual([]);
  });
});
