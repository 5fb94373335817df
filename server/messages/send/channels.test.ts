/** Channels, consent, failures and the log (rules Q1, Q8 to Q10). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../../common/time.ts';
import { forgetOld } from '../../housekeeping.ts';
import { Refused } from '../../platform/outside/channel.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAddress, makeAdmin, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';

let app: TestApp;
let facial: string;
let customer: TestCustomer;
let addressId: string;
beforeEach(async () => {
  app = await startApp();
  facial = await makeService(app, { name: 'Facial' });
  customer = await makeCustomer(app, 'Wilhelmina Testperson');
  addressId = await makeAddress(app, customer);
});
afterEach(() => app.close());

const own = (method: string, path: string, body?: object) =>
  app.call(method, path, { token: customer.token, ...(body && { body }) });
const asStaff = async (method: string, path: string) => app.call(method, path, { token: (await makeAdmin(app)).token });
const book = async (bookingDate = '2026-12-07'): Promise<string> => {
  const order = { userId: customer.userId, serviceIds: [facial], finalPrice: 999, addressId, paymentType: 'PAY_AFTER' };
  return (await own('POST', '/booking', { ...order, bookingDate, bookingTime: '11:00:00' })).body.data.bookingId;
};
/** Lets this much time pass, and runs what is due; gives what was sent. */
const pass = async (milliseconds: number = SECOND) => {
  const before = app.messages.sent.length;
  app.clock.advance(milliseconds);
  await app.worker.runDue();
  return app.messages.sent.slice(before).map(({ kind, channel }) => `${kind} ${channel}`);
};
const log = async (query = '') => (await asStaff('GET', `/message-log/admin?size=100&${query}`)).body.data;
const states = async (query = '') =>
  (await log(query)).content.map((one: { kind: string; channel: string; state: string; reason: string | null }) =>
    [one.kind, one.channel, one.state, one.reason].filter(Boolean).join(' '),
  );
const setConsent = (whatsappConsent: boolean) => own('PUT', '/auth/profile', { whatsappConsent });

describe('the channel', () => {
  it('is SMS, and WhatsApp as long as the customer agrees', async () => {
    expect((await own('GET', '/auth/profile')).body.data.whatsappConsent).toBe(false);
    await book();
    expect(await pass()).toEqual(['CONFIRMATION SMS']);
    expect((await setConsent(true)).body.data.whatsappConsent).toBe(true);
    await setConsent(true);
    const id = await book('2026-12-08');
    expect(await pass()).toEqual(['CONFIRMATION WHATSAPP']);
    expect((await setConsent(false)).body.data.whatsappConsent).toBe(false);
    await own('PUT', `/booking/${id}/cancel`);
    expect(await pass()).toEqual(['CANCELLED SMS']);
    const { consents, messages } = (await own('GET', '/auth/profile/export')).body.data;
    const wording = 'Nikhar Salon & Academy may send me messages about my visits on WhatsApp.';
    expect(consents).toEqual([{ purpose: 'WHATSAPP', wording, givenAt: expect.any(String), withdrawnAt: expect.any(String) }]);
    expect(messages.map(({ kind }: { kind: string }) => kind)).toEqual(['CONFIRMATION', 'CONFIRMATION', 'CANCELLED']);
  });

  it('is WhatsApp after a consent in the words that the customer has read', async () => {
    const { whatsappConsentTexts } = (await own('GET', '/settings')).body.data;
    await own('PUT', '/auth/profile', { whatsappConsent: true, consentLanguage: 'mr' });
    const { consents } = (await own('GET', '/auth/profile/export')).body.data;
    expect(consents).toMatchObject([{ wording: whatsappConsentTexts.mr }]);
    expect(whatsappConsentTexts.mr).toContain('Nikhar Salon & Academy मला');
  });

  it('is the one of the moment at which the message is sent', async () => {
    await book();
    await pass();
    await setConsent(true);
    expect(await pass(2 * DAY)).toEqual(['REMINDER WHATSAPP']);
    await book('2026-12-08');
    await setConsent(false);
    expect(await pass()).toEqual(['CONFIRMATION SMS']);
  });

  it('is SMS after a WhatsApp that was refused for good', async () => {
    await setConsent(true);
    app.messages.failing.WHATSAPP = new Refused('fake', 'NOT_ON_WHATSAPP', { isFinal: true });
    await book();
    expect(await pass()).toEqual(['CONFIRMATION SMS']);
    expect((await states('kind=CONFIRMATION')).toSorted()).toEqual([
      'CONFIRMATION SMS SENT',
      'CONFIRMATION WHATSAPP FAILED NOT_ON_WHATSAPP',
    ]);
  });

  it('is e-mail in addition when the customer has an address', async () => {
    await own('PUT', '/auth/profile', { email: 'w@mail.example' });
    const id = await book();
    expect((await pass()).toSorted()).toEqual(['CONFIRMATION EMAIL', 'CONFIRMATION SMS']);
    expect(app.messages.sent.find(({ channel }) => channel === 'EMAIL')).toMatchObject({
      to: 'w@mail.example',
      subject: expect.any(String),
    });
    expect(await pass(2 * DAY)).toEqual(expect.arrayContaining(['REMINDER EMAIL', 'REMINDER SMS']));
    await own('PUT', `/booking/${id}`, { bookingTime: '15:00:00' });
    expect((await pass()).toSorted()).toEqual(['MOVED EMAIL', 'MOVED SMS']);
    const entries = app.messages.sent.flatMap(({ calendar }) => calendar?.content ?? []);
    expect(entries.map(entry => [entry.match(/UID:(.*)/)?.[1], entry.match(/SEQUENCE:(\d+)/)?.[1]])).toEqual([
      [`${id}@nikhar`, '0'],
      [`${id}@nikhar`, '1'],
    ]);
    await asStaff('PUT', `/booking/admin/${id}/mark-completed`);
    expect((await pass()).toSorted()).toEqual(['RECEIPT EMAIL', 'RECEIPT SMS']);
  });

  it('is missing without a provider: the message is dropped, and the log says why', async () => {
    await app.close();
    app = await startApp({ channels: {} });
    facial = await makeService(app);
    customer = await makeCustomer(app);
    addressId = await makeAddress(app, customer);
    await book();
    await pass();
    expect(await states('kind=CONFIRMATION')).toEqual(['CONFIRMATION SMS DROPPED NO_CHANNEL']);
    expect((await log()).channels).toEqual([]);
    expect((await own('GET', '/settings')).body.data).toMatchObject({ whatsappConsentText: null, whatsappConsentTexts: null });
  });
});

describe('a provider that fails', () => {
  it('is asked again when it wishes, otherwise after a pause that grows', async () => {
    app.messages.failing.SMS = new Refused('fake', 'HTTP_429', { retryAfter: 10 * MINUTE });
    await book();
    expect(await pass()).toEqual([]);
    expect(await states()).toContain('CONFIRMATION SMS WAITING HTTP_429');
    delete app.messages.failing.SMS;
    expect(await pass(10 * MINUTE - 2 * SECOND)).toEqual([]);
    expect(await pass(2 * SECOND)).toEqual(['CONFIRMATION SMS']);
  });

  it('for good fails the message; staff try it again', async () => {
    app.messages.failing.SMS = new Refused('fake', 'TEMPLATE_UNKNOWN', { isFinal: true });
    await book();
    await pass();
    const [failed] = (await log('state=FAILED&kind=CONFIRMATION')).content;
    expect(failed).toMatchObject({ kind: 'CONFIRMATION', reason: 'TEMPLATE_UNKNOWN', text: expect.stringContaining('booked') });
    expect((await asStaff('POST', `/message-log/admin/${failed.id}/retry`)).body.data.state).toBe('WAITING');
    expect((await asStaff('POST', `/message-log/admin/${failed.id}/retry`)).status).toBe(404);
    delete app.messages.failing.SMS;
    expect(await pass()).toEqual(['CONFIRMATION SMS']);
    expect((await asStaff('POST', `/message-log/admin/${failed.id}/retry`)).status).toBe(404);
  });

  it('until the visit has begun gets no further try', async () => {
    app.messages.failing.SMS = new Error('away');
    await book('2026-12-05');
    for (let tries = 0; tries < 3; tries++) await pass(30 * MINUTE);
    expect(await states('kind=CONFIRMATION')).toEqual(['CONFIRMATION SMS WAITING UNREACHABLE']);
    app.clock.moveTo('2026-12-05T11:00:00+05:30');
    delete app.messages.failing.SMS;
    expect(await pass()).toEqual([]);
    expect(await states('kind=CONFIRMATION')).toEqual(['CONFIRMATION SMS DROPPED PAST']);
  });
});

describe('nothing is sent', () => {
  it('of a kind that is switched off', async () => {
    await changeSettings(app, { messagesOff: ['CONFIRMATION'] });
    await book();
    expect(await pass()).toEqual([]);
    await changeSettings(app, { messagesOff: ['REMINDER'] });
    expect(await pass(2 * DAY)).toEqual([]);
    expect(await states('kind=REMINDER')).toEqual(['REMINDER SMS DROPPED SWITCHED_OFF']);
  });

  it('about a booking that was cancelled or deleted', async () => {
    const [cancelled, deleted] = [await book('2026-12-07'), await book('2026-12-08')];
    await pass();
    await own('PUT', `/booking/${cancelled}/cancel`);
    expect(await pass()).toEqual(['CANCELLED SMS']);
    await asStaff('DELETE', `/booking/${deleted}`);
    expect(await pass(5 * DAY)).toEqual([]);
    expect((await states('kind=REMINDER')).toSorted()).toEqual([
      'REMINDER SMS DROPPED CANCELLED',
      'REMINDER SMS DROPPED DELETED',
    ]);
  });

  it('about a past visit by a server that was down', async () => {
    await book('2026-12-05');
    app.clock.moveTo('2026-12-05T11:00:00+05:30');
    expect(await pass()).toEqual([]);
    expect(await states('kind=CONFIRMATION')).toEqual([]);
  });
});

describe('the log', () => {
  it('is for staff, masked, by booking, kind and state, and goes after 13 months', async () => {
    const id = await book();
    await book('2026-12-08');
    await pass();
    expect((await own('GET', '/message-log/admin')).status).toBe(403);
    const { content, totalElements } = await log(`bookingId=${id}&state=SENT`);
    expect(totalElements).toBe(1);
    const masked = `${customer.mobile.slice(0, 2)}******${customer.mobile.slice(-2)}`;
    expect(content[0]).toMatchObject({ kind: 'CONFIRMATION', channel: 'SMS', to: masked, text: expect.stringMatching(/\/v\/…/) });
    expect(app.messages.sent[0]?.text).toMatch(/\/v\/[\w-]{22}$/);
    app.clock.advance(404 * DAY);
    await forgetOld(app);
    expect((await log()).totalElements).toBe(0);
  });
});
