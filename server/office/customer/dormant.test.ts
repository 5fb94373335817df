/** Accounts that nobody uses any more (rule P14). */
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../common/time.ts';
import { forgetOld } from '../../housekeeping.ts';
import { address, user } from '../../platform/db/schema.ts';
import { Refused } from '../../platform/outside/channel.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import { HOME, makeAddress, makeAdmin, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';

const YEAR = 365 * DAY;

const app = appOfFile({ env: { PUBLIC_URL: 'https://salon.example' } });
let service: string;
beforeAll(async () => {
  service = await makeService(app);
});

const pass = async (milliseconds: number) => {
  app.clock.advance(milliseconds);
  await forgetOld(app);
  await app.worker.runDue();
};
const isThere = async ({ userId }: TestCustomer) => (await app.db.read.select().from(user)).some(({ id }) => id === userId);
const endings = ({ mobile }: TestCustomer) => app.messages.sent.filter(one => one.to === mobile && one.kind === 'ACCOUNT_ENDS');
const signIn = async ({ mobile }: TestCustomer) => {
  const { verificationId } = (await app.call('POST', '/auth/login', { body: { mobile } })).body.data;
  // Nobody has used the account for a year (rule S23).
  const body = { mobile, verificationId, otp: app.sms.codeFor(mobile), firstName: 'Asha' };
  const { status } = await app.call('POST', '/auth/verify-otp', { body });
  expect(status).toBe(200);
};
/** Staff book for a customer who calls. */
const bookByPhone = async ({ mobile }: TestCustomer, bookingDate: string) => {
  const token = (await makeAdmin(app)).token;
  const body = { mobile, serviceIds: [service], bookingDate, bookingTime: '11:00:00', address: HOME };
  const answer = await app.call('POST', '/booking/admin', { token, body });
  expect(answer.status).toBe(201);
  return { token, id: answer.body.data.bookingId as string };
};

describe('an account that nobody uses', () => {
  it('is warned after nearly three years, and erased 30 days later unless its owner came back', async () => {
    const [gone, back, caller, fresh] = [
      await makeCustomer(app, 'Nirmala Testperson'),
      await makeCustomer(app),
      await makeCustomer(app),
      await makeCustomer(app),
    ];
    await makeAddress(app, gone);
    app.messages.failing.EMAIL = new Refused('fake', 'MAILBOX_FULL', { isFinal: true });
    await pass(3 * YEAR - 31 * DAY);
    expect([gone, back, caller].flatMap(endings)).toEqual([]);
    await signIn(fresh);
    // A visit to come counts like a sign-in, and so does one that was.
    const { token, id } = await bookByPhone(caller, '2029-11-12');
    await pass(DAY + HOUR);
    await pass(HOUR);
    expect([gone, back, caller, fresh].map(one => endings(one).length)).toEqual([1, 1, 0, 0]);
    expect(endings(gone)[0]?.text).toMatch(/three years.+\d/);
    expect(await isThere(gone)).toBe(true);
    await signIn(back);
    await app.call('PUT', `/booking/${id}/cancel`, { token });
    await pass(30 * DAY);
    await pass(2 * DAY);
    expect(await Promise.all([gone, back, caller, fresh].map(isThere))).toEqual([false, true, true, true]);
    expect(await app.db.read.select().from(address)).not.toContainEqual(expect.objectContaining({ userId: gone.userId }));
    expect((await app.call('GET', '/auth/profile', { token: gone.token })).status).toBe(401);
    expect((await app.call('POST', '/auth/login', { body: { mobile: gone.mobile } })).body.errorCode).toBe('USER_NOT_REGISTERED');
  });

  it('is not told that it ends if its owner came back before the message went out', async () => {
    const late = await makeCustomer(app);
    app.clock.advance(3 * YEAR);
    await forgetOld(app);
    app.clock.advance(HOUR);
    await signIn(late);
    await app.worker.runDue();
    expect(endings(late)).toEqual([]);
  });

  it('is erased although nothing reaches its owner', async () => {
    const away = await makeCustomer(app);
    app.messages.failing.SMS = new Refused('fake', 'UNKNOWN_NUMBER', { isFinal: true });
    await pass(3 * YEAR);
    expect(await isThere(away)).toBe(true);
    await pass(29 * DAY);
    expect(await isThere(away)).toBe(true);
    await pass(2 * DAY);
    expect(await isThere(away)).toBe(false);
  });
});
