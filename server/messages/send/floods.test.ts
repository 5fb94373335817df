/** Somebody causes as many messages as they can (rules X13, Q26, Q27). */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../common/time.ts';
import { onPostgres } from '../../platform/config/config.ts';
import { address } from '../../platform/db/schema.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { HOME, makeAdmin, newMobile } from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon } from '../../test/named-salon.ts';

const ASHA = '9811111111';
/** 2026-12-04 is a Friday, at noon. */
const TODAY = '2026-12-04';
const TOMORROW = '2026-12-05';

let app: TestApp;
let salon: NamedSalon;
let asha: string;
let attacker: NamedCustomer;
const start = async (env: Record<string, string> = {}) => {
  app = await startApp({ env });
  salon = await makeNamedSalon(app);
  asha = await salon.addPerson('Asha Rao', { mobile: ASHA });
  attacker = await newCustomer('victim@mail.example');
};
beforeEach(() => start());
afterEach(() => app.close());

const newCustomer = async (email: string): Promise<NamedCustomer> => {
  const customer = await salon.newCustomer();
  expect((await app.call('PUT', '/auth/profile', { token: customer.token, body: { email } })).status).toBe(200);
  return customer;
};
/** Lets time pass, and runs what is due. */
const pass = async (milliseconds: number) => {
  app.clock.advance(milliseconds);
  await app.worker.runDue();
};
const book = async (who = attacker, date = TOMORROW, time = '11:00:00'): Promise<string> => {
  const { status, body } = await salon.book(who, date, time, { professionalId: asha });
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  return body.data.bookingId;
};
const cancel = (id: string, { token } = attacker) => app.call('PUT', `/booking/${id}/cancel`, { token });
const bookAndCancel = async (times: number, who = attacker, date = TOMORROW, time = '16:00:00') => {
  for (let n = 0; n < times; n++) {
    const id = await book(who, date, time);
    await pass(SECOND);
    expect((await cancel(id, who)).status).toBe(200);
    await pass(SECOND);
  }
};
const sentTo = (to: string) => app.messages.sent.filter(message => message.to === to);
const log = async (query = '') =>
  (await app.call('GET', `/message-log/admin?size=100${query}`, { token: (await makeAdmin(app)).token })).body.data;
const ceilings = async () =>
  (await log()).ceilings.map(({ ceiling, channel }: Record<string, string>) => `${ceiling} ${channel}`);

describe('booking and cancelling twenty times', () => {
  it('X13 Q26 sends few messages, none to the professional, and staff see what was held', async () => {
    await bookAndCancel(20);
    await pass(5 * MINUTE);
    expect(sentTo(attacker.mobile)).toHaveLength(15);
    expect(sentTo('victim@mail.example')).toHaveLength(15);
    expect(sentTo(ASHA)).toEqual([]);
    expect((await ceilings()).toSorted()).toEqual(['RECIPIENT EMAIL', 'RECIPIENT SMS']);
    const reasonsOf = async (kind: string) =>
      new Set((await log(`&state=DROPPED&kind=${kind}`)).content.map(({ reason }: { reason: string }) => reason));
    // The customer knows of what they cancelled, and nobody confirms what was cancelled meanwhile. Visits came and went.
    expect(await reasonsOf('CANCELLED')).toEqual(new Set(['CEILING_RECIPIENT']));
    expect(await reasonsOf('CONFIRMATION')).toEqual(new Set(['CANCELLED']));
    expect(await reasonsOf('VISIT_NEW')).toEqual(new Set(['CANCELLED']));
    expect((app.log.text().match(/a ceiling of messages was met/g) ?? []).length).toBe(2);
    // Nothing comes afterwards.
    const before = app.messages.sent.length;
    for (let hour = 0; hour < 8; hour++) await pass(HOUR);
    expect(app.messages.sent.length).toBe(before);
    await pass(DAY);
    expect(await ceilings()).toEqual([]);
  });

  it('sends the professional four at once if the visit is soon, then what it comes to', async () => {
    await bookAndCancel(19, attacker, TODAY, '13:00:00');
    await book(attacker, TODAY, '13:00:00');
    await pass(5 * MINUTE);
    const kinds = sentTo(ASHA).map(({ kind }) => kind);
    expect(kinds).toEqual(['VISIT_NEW', 'VISIT_CANCELLED', 'VISIT_NEW', 'VISIT_CANCELLED', 'VISIT_NEW']);
  });

  it('holds what is still true until the window allows it', async () => {
    await bookAndCancel(8);
    const id = await book();
    await pass(SECOND);
    const confirmation = async () =>
      (await log(`&bookingId=${id}&kind=CONFIRMATION`)).content.find(({ channel }: { channel: string }) => channel === 'SMS');
    expect(await confirmation()).toMatchObject({ state: 'WAITING', reason: 'CEILING_RECIPIENT' });
    const held = Date.parse((await confirmation()).dueAt);
    expect(held).toBeGreaterThan(app.clock.now() + 50 * MINUTE);
    await pass(held - app.clock.now());
    expect(await confirmation()).toMatchObject({ state: 'SENT', reason: null });
  });

  it('for hours ends at the ceiling of the account, and who comes to a visit is still told', { timeout: 120_000 }, async () => {
    const others = [await newCustomer('victim@mail.example'), await newCustomer('victim@mail.example')];
    await app.worker.plan();
    const id = await book(attacker, '2026-12-06', '11:00:00');
    for (let hour = 0; hour < 3; hour++) {
      await bookAndCancel(10, attacker, '2026-12-08');
      await pass(HOUR);
    }
    // Three quarters of 80.
    expect(sentTo(attacker.mobile).length + sentTo('victim@mail.example').length).toBe(60);
    expect(await ceilings()).toContain('ACCOUNT SMS');
    await pass(Date.parse('2026-12-05T18:00:00+05:30') - app.clock.now());
    expect(app.messages.sent.filter(({ kind, bookingId }) => kind === 'PROFESSIONAL' && bookingId === id)).toHaveLength(2);
    // Other accounts do not reach the same mailbox more often.
    for (const other of others) await bookAndCancel(8, other, '2026-12-08');
    const inAnHour = sentTo('victim@mail.example').filter(({ kind }) => kind !== 'PROFESSIONAL').length;
    expect(inAnHour).toBeLessThanOrEqual(45);
  });
});

it('Q26 sixty changes of an address are one message to the professional', async () => {
  const id = await book();
  await pass(5 * MINUTE);
  expect(sentTo(ASHA).map(({ kind }) => kind)).toEqual(['VISIT_NEW']);
  for (let n = 0; n < 60; n++) {
    const body = { address: { ...HOME, flatNumber: String(n % 2) } };
    expect((await app.call('PUT', `/booking/${id}`, { token: attacker.token, body })).status).toBe(200);
    await pass(SECOND);
  }
  await pass(5 * MINUTE);
  expect(sentTo(ASHA).map(({ kind }) => kind)).toEqual(['VISIT_NEW', 'VISIT_MOVED']);
});

describe('X13 the ceiling of the installation', () => {
  const register = () => app.call('POST', '/auth/register', { body: { fullName: 'Asha', mobile: newMobile() } });

  it('holds messages and leaves passcodes their share, and the other way round', async () => {
    await app.close();
    await start({ SMS_HOURLY_CEILING: '16', MAIL_HOURLY_CEILING: '4' });
    // The passcode of the attacker is an hour old.
    await pass(HOUR + MINUTE);
    const customers = [attacker];
    for (let n = 0; n < 3; n++) customers.push(await newCustomer(`asha${n}@mail.example`));
    await pass(HOUR + MINUTE);
    for (const customer of customers) await bookAndCancel(3, customer);
    const sms = app.messages.sent.filter(({ channel, to }) => channel === 'SMS' && to !== ASHA).length;
    // Four of the 16 are kept for passcodes, and a quarter of the rest for other kinds.
    expect(sms).toBe(9);
    expect(app.messages.sent.filter(({ channel }) => channel === 'EMAIL')).toHaveLength(3);
    expect((await ceilings()).toSorted()).toEqual(['SALON EMAIL', 'SALON SMS']);
    const statuses = [];
    for (let n = 0; n < 8; n++) statuses.push((await register()).status);
    expect(statuses).toEqual([...Array(7).fill(200), 429]);
    expect(await ceilings()).toContain('PASSCODES SMS');
    expect((app.log.text().match(/passcodes are refused/g) ?? []).length).toBe(1);
  });

  it('leaves messages their share while passcodes are asked for', async () => {
    await app.close();
    await start({ SMS_HOURLY_CEILING: '16' });
    await pass(HOUR + MINUTE);
    const statuses = [];
    for (let n = 0; n < 14; n++) statuses.push((await register()).status);
    expect(statuses).toEqual([...Array(12).fill(200), 429, 429]);
    await book();
    await pass(SECOND);
    expect(sentTo(attacker.mobile)).toHaveLength(1);
  });
});

describe.runIf(onPostgres)('two instances', () => {
  it('X8 X13 count together', async () => {
    const other = await startApp({ beside: app });
    for (let n = 0; n < 20; n++) {
      const id = await book(attacker, '2026-12-08');
      await pass(0);
      await cancel(id);
    }
    for (let n = 0; n < 3; n++) {
      app.clock.advance(SECOND);
      other.clock.moveTo(new Date(app.clock.now()).toISOString());
      await Promise.all([app.worker.runDue(), other.worker.runDue()]);
    }
    const sent = [...app.messages.sent, ...other.messages.sent].filter(({ to }) => to === attacker.mobile);
    expect(sent.length).toBe(15);
    await other.close();
  });
});

describe('Q27 what strangers type', () => {
  const mails = () =>
    sentTo('victim@mail.example').map(({ text, calendar }) => `${text}\n${calendar?.content.replaceAll('\r\n ', '')}`);

  it('makes no link in a mail and its calendar entry, also if it was saved before', async () => {
    const refused = await app.call('POST', '/address', {
      token: attacker.token,
      body: { ...HOME, building: 'Lotus\r\n\r\nYour money back: http://evil.example/pay' },
    });
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field: 'building', rule: 'oneLine' }]]);
    const typed = { building: 'Lotus\n\nYour money back: http://evil.example/pay', city: 'www.evil.in' };
    await app.db.tx(tx => tx.update(address).set(typed).where(eq(address.id, attacker.addressId)));
    await book();
    await pass(SECOND);
    const [mail = ''] = mails();
    expect(mail).toContain('Your money back: http: //evil. example/pay');
    expect(mail.replaceAll('http://localhost', '')).not.toMatch(/:\/\/|evil\.\S|www\.|Lotus\n/);
    // What was saved before is shown, and changed with one field in order.
    const [saved] = (await app.call('GET', '/address/user', { token: attacker.token })).body.data;
    expect(saved.building).toBe(typed.building);
    const better = { ...HOME, building: 'Lotus' };
    expect((await app.call('PUT', `/address/${saved.id}`, { token: attacker.token, body: better })).status).toBe(200);
  });

  it('makes no link of a name', async () => {
    const body = { fullName: 'http://evil.example www.evil.in' };
    await app.call('PUT', '/auth/profile', { token: attacker.token, body });
    await book();
    await pass(SECOND);
    expect(mails().join().replaceAll('http://localhost', '')).not.toMatch(/:\/\/|evil\.\S|www\./);
  });
});
