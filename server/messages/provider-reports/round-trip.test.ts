/** A booking's confirmation on its way: through the real adapters to stand-ins of the providers, and back as a report. */
import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetOld } from '../../housekeeping.ts';
import { earlyReport, messageLog } from '../../platform/db/schema.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeAddress, makeAdmin, makeCustomer, makeService } from '../../test/makers.ts';
import { StandIn } from '../../test/stand-in.ts';
import { msg91Token } from './report-addresses.ts';

let provider: StandIn;
let app: TestApp;
beforeEach(async () => {
  provider = await new StandIn().start();
});
afterEach(async () => {
  await app.close();
  await provider.stop();
});

const MSG91 = {
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'canary-key',
  MSG91_TEMPLATE_ID: 't',
  MSG91_TEMPLATES: '{"CONFIRMATION":"template-1"}',
};
const TWILIO = { SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'canary-token', TWILIO_FROM: 'NIKHAR' };

const bookWith = async (env: Record<string, string>) => {
  const urls = { MSG91_URL: provider.url, TWILIO_URL: provider.url, PUBLIC_URL: 'https://salon.example' };
  app = await startApp({ env: { ...urls, ...env }, realChannels: true });
  const [service, customer] = [await makeService(app), await makeCustomer(app)];
  const addressId = await makeAddress(app, customer);
  const order = { userId: customer.userId, serviceIds: [service], finalPrice: 999, addressId, paymentType: 'PAY_AFTER' };
  const body = { ...order, bookingDate: '2026-12-10', bookingTime: '11:00:00' };
  expect((await app.call('POST', '/booking', { token: customer.token, body })).status).toBe(201);
  await app.worker.runDue();
  return customer;
};
const confirmation = async () => {
  const { token } = await makeAdmin(app);
  const { body } = await app.call('GET', '/message-log/admin?kind=CONFIRMATION', { token });
  return body.data.content[0];
};
const later = async (minutes: number) => {
  app.clock.moveTo(new Date(app.clock.now() + minutes * 60_000).toISOString());
  await app.worker.runDue();
};

it('msg91: a message waits for the pause that MSG91 asks for, is accepted, and is delivered', async () => {
  const answers: ((response: ServerResponse) => void)[] = [
    response => void response.writeHead(429, { 'retry-after': '600' }).end('{}'),
    response => void response.socket?.destroy(),
  ];
  provider.answer = response => {
    const answer = answers.shift();
    if (answer) answer(response);
    else response.end(JSON.stringify({ type: 'success', message: 'req-1' }));
  };
  const { mobile } = await bookWith(MSG91);
  expect(await confirmation()).toMatchObject({ state: 'WAITING', reason: 'HTTP_429' });
  await later(9);
  expect(provider.asked).toHaveLength(1);
  await later(5);
  expect(await confirmation()).toMatchObject({ state: 'WAITING', reason: 'NO_ANSWER' });
  await later(60);
  expect(await confirmation()).toMatchObject({ state: 'SENT', reason: null, channel: 'SMS' });
  const [recipient] = JSON.parse(provider.asked.at(-1)?.body ?? '').recipients;
  expect(recipient).toEqual({
    mobiles: `91${mobile}`,
    VAR1: '10 Dec between 11AM and 1PM',
    VAR2: expect.stringMatching(/^https:\/\/salon\.example\/v\/[\w-]{22}$/),
  });
  const body = JSON.stringify({ requestId: 'req-1', number: `91${mobile}`, status: '1', desc: 'DELIVERED' });
  const headers = { 'content-type': 'application/json' };
  for (let i = 0; i < 2; i++)
    expect((await app.call('POST', `/hooks/msg91/${msg91Token(app.config)}`, { body, headers })).status).toBe(200);
  expect(await confirmation()).toMatchObject({ state: 'DELIVERED' });
});

it('R98 twilio: of a refusal that repeats the mobile, only the number is kept', async () => {
  provider.answer = response =>
    void response.writeHead(400).end(JSON.stringify({ code: 21211, message: `canary ${provider.asked.at(-1)?.body}` }));
  await bookWith(TWILIO);
  expect(await confirmation()).toMatchObject({ state: 'FAILED', reason: 'TWILIO_21211' });
  expect(app.log.faults()).toEqual([]);
});

it('twilio: is accepted, and then undelivered', async () => {
  provider.answers(201, { sid: 'SM1' });
  await bookWith(TWILIO);
  const form = new URLSearchParams(provider.asked[0]?.body);
  expect(form.get('Body')).toBe((await confirmation()).text.replace('…', form.get('Body')?.slice(-22)));
  const address = form.get('StatusCallback') ?? '';
  const fields = { ErrorCode: '30003', MessageSid: 'SM1', MessageStatus: 'undelivered' };
  const signed = address + Object.entries(fields).flat().join('');
  const signature = createHmac('sha1', TWILIO.TWILIO_AUTH_TOKEN).update(signed).digest('base64');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature };
  const body = new URLSearchParams(fields).toString();
  expect((await app.call('POST', new URL(address).pathname, { body, headers })).status).toBe(200);
  expect(await confirmation()).toMatchObject({ state: 'FAILED', reason: 'TWILIO_30003' });
});

describe('Q25 a report that comes before the provider answers', () => {
  const report = async (requestId: string, desc: string) => {
    const body = JSON.stringify({ requestId, number: '919876543210', status: '1', desc });
    const headers = { 'content-type': 'application/json' };
    expect((await app.call('POST', `/hooks/msg91/${msg91Token(app.config)}`, { body, headers })).status).toBe(200);
  };
  /** Answers each message with an id of its own, after `states` were reported for it. */
  const reportFirst = (states: string[]) => {
    let sent = 0;
    provider.answer = async response => {
      sent += 1;
      const message = `early-${sent}`;
      for (const desc of states) await report(message, desc);
      response.end(JSON.stringify({ type: 'success', message }));
    };
  };

  it('is not lost: the message was delivered', async () => {
    reportFirst(['DELIVERED']);
    await bookWith(MSG91);
    expect(await confirmation()).toMatchObject({ state: 'DELIVERED', reason: null, sentAt: expect.any(String) });
  });

  it('counts as well at the same moment as the answer', async () => {
    const reports: Promise<void>[] = [];
    let sent = 0;
    provider.answer = response => {
      sent += 1;
      response.end(JSON.stringify({ type: 'success', message: `same-${sent}` }));
      reports.push(report(`same-${sent}`, 'DELIVERED'));
    };
    await bookWith(MSG91);
    await Promise.all(reports);
    expect(await confirmation()).toMatchObject({ state: 'DELIVERED', reason: null });
  });

  it('makes the message one that failed, and the salon hears of it', async () => {
    reportFirst(['FAILED']);
    await bookWith(MSG91);
    expect(await confirmation()).toMatchObject({ state: 'FAILED', reason: 'MSG91_1' });
    const rows = await app.db.read.select({ kind: messageLog.kind }).from(messageLog);
    expect(rows).toContainEqual({ kind: 'MESSAGE_FAILED' });
  });

  it('is overruled by one that says that the message arrived, in any order', async () => {
    reportFirst(['FAILED', 'DELIVERED', 'FAILED']);
    await bookWith(MSG91);
    expect(await confirmation()).toMatchObject({ state: 'DELIVERED', reason: null });
    const rows = await app.db.read.select({ kind: messageLog.kind }).from(messageLog);
    expect(rows).not.toContainEqual({ kind: 'MESSAGE_FAILED' });
  });

  it('is kept for a day if its message is in no log, as that of a passcode', async () => {
    reportFirst(['DELIVERED']);
    await bookWith(MSG91);
    await report('of a passcode', 'DELIVERED');
    const kept = () => app.db.read.select({ providerId: earlyReport.providerId }).from(earlyReport);
    expect(await kept()).toEqual([{ providerId: 'of a passcode' }]);
    app.clock.moveTo(new Date(app.clock.now() + 25 * 3_600_000).toISOString());
    await forgetOld(app);
    expect(await kept()).toEqual([]);
  });
});
