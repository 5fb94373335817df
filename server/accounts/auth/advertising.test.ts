/** The consent to advertising (rule Q39): apart from WhatsApp's, off at first, kept and erased. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY } from '../../../common/time.ts';
import { consent } from '../../platform/db/schema.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeCustomer, type TestCustomer } from '../../test/makers.ts';

let app: TestApp;
let asha: TestCustomer;
beforeEach(async () => {
  app = await startApp();
  asha = await makeCustomer(app, 'Asha Deshmukh');
});
afterEach(() => app.close());

const own = (method: string, path: string, body?: object, { token } = asha) =>
  app.call(method, path, { token, ...(body && { body }) });
const given = async (who = asha) =>
  (await own('GET', '/auth/profile/marketing', undefined, who)).body.data.channels.flatMap(
    ({ channel, given }: { channel: string; given: boolean }) => (given ? channel : []),
  );
const choose = (body: object) => own('PUT', '/auth/profile/marketing', body);
const kept = async () => (await own('GET', '/auth/profile/export')).body.data;

it('is off for each way until the customer gives it, whatever WhatsApp may say of visits', async () => {
  await own('PUT', '/auth/profile', { whatsappConsent: true });
  const { channels } = (await own('GET', '/auth/profile/marketing')).body.data;
  expect(channels.map(({ channel, given }: { channel: string; given: boolean }) => [channel, given])).toEqual([
    ['WHATSAPP', false],
    ['SMS', false],
    ['EMAIL', false],
  ]);
  await choose({ channel: 'WHATSAPP', given: true });
  await own('PUT', '/auth/profile', { whatsappConsent: false });
  expect(await given()).toEqual(['WHATSAPP']);
  await choose({ channel: 'WHATSAPP', given: false });
  await own('PUT', '/auth/profile', { whatsappConsent: true });
  expect(await given()).toEqual([]);
  expect((await own('GET', '/auth/profile')).body.data.whatsappConsent).toBe(true);
});

it('keeps channel, wording, language and time, also after it was withdrawn and given again', async () => {
  const { channels } = (await own('GET', '/auth/profile/marketing')).body.data;
  const { texts } = channels.find(({ channel }: { channel: string }) => channel === 'SMS');
  expect(texts.mr).toBe('Nikhar Salon & Academy मला पुढच्या भेटीची आठवण आणि ऑफर SMS ने पाठवू शकते.');
  await choose({ channel: 'SMS', given: true, language: 'mr' });
  await choose({ channel: 'SMS', given: true, language: 'hi' });
  await choose({ channel: 'EMAIL', given: true });
  app.clock.advance(DAY);
  await choose({ channel: 'SMS', given: false });
  await choose({ channel: 'SMS', given: false });
  await choose({ channel: 'SMS', given: true, language: 'hi' });
  expect(await given()).toEqual(['SMS', 'EMAIL']);
  const { consents, marketingConsents } = await kept();
  expect(consents).toEqual([]);
  expect(
    marketingConsents.map((one: Record<string, unknown>) => [one.channel, one.language, one.givenAt, one.withdrawnAt]),
  ).toEqual([
    ['SMS', 'mr', '2026-12-04T06:30:00.000Z', '2026-12-05T06:30:00.000Z'],
    ['EMAIL', 'en', '2026-12-04T06:30:00.000Z', null],
    ['SMS', 'hi', '2026-12-05T06:30:00.000Z', null],
  ]);
  expect(marketingConsents[0].wording).toBe(texts.mr);
});

it("is the customer's own, and goes with the account", async () => {
  const omar = await makeCustomer(app, 'Omar Shaikh');
  await choose({ channel: 'SMS', given: true });
  expect(await given(omar)).toEqual([]);
  await own('DELETE', '/auth/profile');
  expect((await choose({ channel: 'SMS', given: true })).status).toBe(401);
  expect((await own('GET', '/auth/profile/marketing')).status).toBe(401);
  expect(await app.db.read.select().from(consent)).toEqual([]);
});

it('refuses a channel that it does not know, and an answer that is missing', async () => {
  expect((await choose({ channel: 'PUSH', given: true })).status).toBe(400);
  expect((await choose({ channel: 'SMS' })).status).toBe(400);
  expect(await given()).toEqual([]);
});
