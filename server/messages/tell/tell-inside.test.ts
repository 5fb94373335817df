/** "Tell these 12 people" (rule A23). */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { areaWish, messageLog } from '../../platform/db/schema.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { NOON } from '../../test/app.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import { changeSettings, makeAdmin, makeCustomer, makeKey, newMobile } from '../../test/makers.ts';

const circle = (radiusKm: number) =>
  ({ kind: 'CIRCLE', name: 'Nagpur', latitude: '21.1458', longitude: '79.0882', radiusKm }) as const;
const WARDHA = { latitude: '20.7453', longitude: '78.6022' };
const MUMBAI = { latitude: '19.0760', longitude: '72.8777' };

const app = appOfFile();
let token: string;
beforeAll(async () => {
  // A key outlives the days of these tests.
  token = (await makeKey(app, (await makeAdmin(app)).token)).token;
});
beforeEach(async () => {
  app.clock.moveTo(NOON);
  await app.db.tx(async tx => {
    await tx.delete(areaWish);
    await tx.delete(messageLog);
  });
  app.messages.sent.length = 0;
  await changeSettings(app, { areas: [circle(10)], messagesOff: [] });
});

const wish = async (place: object, mobile = newMobile(), language?: string) => {
  const body = { mobile, ...place, ...(language && { language }) };
  const { verificationId } = (await app.call('POST', '/area/wish', { body })).body.data;
  const proof = { mobile, ...place, verificationId, otp: app.sms.codeFor(mobile) };
  expect((await app.call('POST', '/area/wish/verify', { body: proof })).status).toBe(200);
  return mobile;
};
const staff = async (method: string, path: string, body?: object) => {
  const answer = await app.call(method, path, { token, ...(body && { body }) });
  expect(answer.status).toBe(200);
  return answer.body.data;
};
const inside = () => staff('GET', '/area/admin/wish/inside');
const tell = async (): Promise<number> => (await staff('POST', '/area/admin/wish/tell')).told;
const wouldBeInside = async (areas: unknown): Promise<number> =>
  (await staff('POST', '/settings/admin/preview', { ...DEMO_SETTINGS, areas })).wishesInside;
const told = async () => {
  await app.worker.runDue();
  return app.messages.sent.map(({ to, kind }) => [to, kind]);
};

describe('those who are inside an enlarged area', () => {
  it('are counted before and after it is saved, and told once each', async () => {
    const [asha, meera] = [await wish(WARDHA), await wish(WARDHA)];
    await wish(MUMBAI);
    expect([await inside(), await wouldBeInside([circle(100)]), await wouldBeInside([])]).toEqual([
      { people: 0, canTell: true },
      2,
      3,
    ]);
    await changeSettings(app, { areas: [circle(100)] });
    expect(await inside()).toEqual({ people: 2, canTell: true });
    const pressed = await Promise.all([tell(), tell(), tell()]);
    expect(pressed.toSorted()).toEqual([0, 0, 2]);
    expect((await told()).toSorted()).toEqual([asha, meera].toSorted().map(to => [to, 'AREA_NOW']));
    expect(await inside()).toEqual({ people: 0, canTell: true });
    const { content }: Schemas['AreaWishPage'] = await staff('GET', '/area/admin/wish');
    expect(content.map(({ served, toldAt }) => [served, toldAt !== null])).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
  });

  it('read it in the language in which they wished, with the way to the site', async () => {
    const [asha, meera] = [await wish(WARDHA, newMobile(), 'mr'), await wish(WARDHA)];
    await changeSettings(app, { areas: [circle(100)] });
    await tell();
    await told();
    const textTo = (mobile: string) => app.messages.sent.find(({ to }) => to === mobile)?.text;
    expect(textTo(asha)).toMatch(/आता आम्ही तुमच्या भागात येतो.* https?:\/\/\S+\/mr$/);
    expect(textTo(meera)).toMatch(/We come to your area now, as you wished\..* https?:\/\/[^/\s]+$/);
  });

  it('are not told at night, and not if the area shrinks or the wish is deleted meanwhile', async () => {
    app.clock.moveTo('2026-12-04T22:00:00+05:30');
    const mobiles = [await wish(WARDHA), await wish(WARDHA)];
    await changeSettings(app, { areas: [circle(100)] });
    expect(await tell()).toBe(2);
    expect(await told()).toEqual([]);
    const { content }: Schemas['AreaWishPage'] = await staff('GET', '/area/admin/wish');
    const gone = content.find(({ mobile }) => mobile === mobiles[0]);
    await staff('DELETE', `/area/admin/wish/${gone?.id}`);
    app.clock.moveTo('2026-12-05T08:01:00+05:30');
    expect(await told()).toEqual([[mobiles[1], 'AREA_NOW']]);

    await wish(WARDHA);
    app.clock.moveTo('2026-12-05T22:00:00+05:30');
    expect(await tell()).toBe(1);
    await changeSettings(app, { areas: [circle(10)] });
    app.clock.moveTo('2026-12-06T08:01:00+05:30');
    expect(await told()).toHaveLength(1);
  });

  it('are told again only if they wish again', async () => {
    const mobile = await wish(WARDHA);
    await changeSettings(app, { areas: [circle(100)] });
    expect([await tell(), await tell()]).toEqual([1, 0]);
    app.clock.advance(2 * MINUTE);
    await wish(WARDHA, mobile);
    expect(await tell()).toBe(1);
  });

  it('are not told of what the salon has switched off, and wait for it', async () => {
    await wish(WARDHA);
    await changeSettings(app, { areas: [circle(100)], messagesOff: ['AREA_NOW'] });
    expect([await inside(), await tell()]).toEqual([{ people: 1, canTell: false }, 0]);
    await changeSettings(app, { areas: [circle(100)], messagesOff: [] });
    expect(await tell()).toBe(1);
  });

  it('leave no trace in the log with their account', async () => {
    const customer = await makeCustomer(app);
    app.clock.advance(MINUTE);
    await wish(WARDHA, customer.mobile);
    await changeSettings(app, { areas: [circle(100)] });
    await tell();
    expect(await told()).toEqual([[customer.mobile, 'AREA_NOW']]);
    expect((await app.call('DELETE', '/auth/profile', { token: customer.token })).status).toBe(200);
    const [row] = await app.db.read.select().from(messageLog);
    expect([row?.sentTo, row?.text]).toEqual([null, null]);
  });
});
