/** What staff change is in the owner's log, and what nobody changed is not (rule K16). */
import { beforeEach, expect, it } from 'vitest';
import { contract, routes } from '../../platform/contract/document.ts';
import { signInsOf } from '../../platform/contract/operation.ts';
import { staffLog } from '../../platform/db/schema.ts';
import { formOf } from '../../test/form.ts';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { ADMIN_PASSWORD, makeAdmin, makeCustomer, makeKey, makeService, type TestAdmin } from '../../test/makers.ts';

const app = appOfEachTest();
let owner: TestAdmin;
let manager: TestAdmin;
beforeEach(async () => {
  owner = await makeAdmin(app);
  manager = await makeAdmin(app, 'MANAGER');
});

const log = async (query = '') => (await app.call('GET', `/auth/admin/log?${query}`, { token: owner.token })).body.data.content;
const change = (method: string, path: string, body?: object, token = manager.token) => app.call(method, path, { token, body });

/** They change nothing, or are in the history of a booking, a message or an enquiry. */
const NOT_LOGGED = [
  // The first half of turning a second factor on, and the second half of something else.
  ...['beginTotp', 'beginPasskey', 'confirmAgain'],
  // Before an import brings anything.
  ...['uploadImport', 'mapImport', 'discardImport'],
  ...[
    'logout',
    'signOutEverywhere',
    'previewSettings',
    'previewProfessional',
    'previewCommissionRule',
    'proposeDay',
    'planParty',
    'testWebhook',
  ],
  ...[
    'bookForCustomer',
    'rescheduleBooking',
    'assignProfessional',
    'applyDay',
    'proposeTime',
    'withdrawProposal',
    'waiveStartCode',
    'addWaitForCustomer',
    'changeWait',
    'endWait',
    'offerToWait',
    'beginSeries',
    'changeSeries',
    'actOnSeries',
  ],
  ...['setBookingState', 'setBookingExternal', 'answerHelp', 'letWaitLonger', 'answerFailedMessage', 'retryLoggedMessage'],
  ...['markMessageRead', 'markMessageUnread', 'markToday', 'addEnquiry', 'addEnquiryNote'],
];

it('K16 each change that staff can make is logged, or has its reason not to be', () => {
  const changing = routes.filter(({ method, operation }) => method !== 'GET' && signInsOf(operation).includes('admin'));
  const silent = changing.filter(({ operation }) => !operation['x-log']).map(({ operation }) => operation.operationId);
  expect(silent.toSorted()).toEqual(NOT_LOGGED.toSorted());
  const kinds = (contract.components.schemas.StaffActKind as { enum: string[] }).enum;
  for (const { operation } of routes) if (operation['x-log']) expect(kinds).toContain(operation['x-log']);
});

it('K16 says who changed which price, from what to what', async () => {
  const service = await makeService(app, { price: 999 });
  await app.call('PUT', `/service/${service}`, { token: manager.token, ...(await formOf({ price: '1099' })) });
  expect(await log(`targetId=${service}`)).toMatchObject([
    {
      kind: 'PRICES',
      operation: 'updateService',
      actor: { kind: 'STAFF', id: manager.adminId, name: manager.email },
      targetId: service,
      changes: [{ field: 'price', from: '999', to: '1099' }],
      done: true,
    },
  ]);
});

it('K16 tells acts at the same moment apart, also when their changes share a commit', async () => {
  const services = await Promise.all(['100', '200', '300', '400'].map(price => makeService(app, { price: Number(price) })));
  const raise = async (id: string, n: number) => {
    const form = await formOf({ price: String(1000 + n) });
    return app.call('PUT', `/service/${id}`, { token: manager.token, ...form });
  };
  const answers = await Promise.all(services.map(raise));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const [n, id] of services.entries()) {
    const [{ changes }] = await log(`targetId=${id}`);
    expect(changes).toEqual([{ field: 'price', from: String((n + 1) * 100), to: String(1000 + n) }]);
  }
});

it('K16 says which variant changed, came or went, in words', async () => {
  const service = await makeService(app, { price: 999 });
  const put = async (form: Record<string, string>) =>
    app.call('PUT', `/service/${service}`, { token: manager.token, ...(await formOf(form)) });
  const changes = async () => (await log(`targetId=${service}`))[0].changes;
  const short = { name: 'Short', price: 999, durationInMinutes: 45 };
  const long = { name: 'Long', price: 1299, durationInMinutes: 60 };
  const { variants } = (await put({ variants: JSON.stringify([short, long]) })).body.data;
  await put({ variants: JSON.stringify([variants[0], { ...variants[1], price: 1399 }]) });
  expect(await changes()).toEqual([{ field: 'variants', from: 'Long: price 1299', to: 'Long: price 1399' }]);
  await put({ variants: JSON.stringify([variants[0], { name: 'Very long', price: 1599, durationInMinutes: 90 }]) });
  expect(await changes()).toEqual([
    { field: 'variants', from: 'Long: price 1399, duration 60', to: null },
    { field: 'variants', from: null, to: 'Very long: price 1599, duration 90' },
  ]);
  await put({ variants: '[]' });
  expect(await changes()).toHaveLength(2);
});

it('K16 names the settings that changed, and no password', async () => {
  const settings = (await change('GET', '/settings/admin')).body.data;
  const body = { ...settings, bookingHorizonDays: 20, currentPassword: ADMIN_PASSWORD };
  expect((await change('PUT', '/settings/admin', body)).status).toBe(200);
  const [entry] = await log('kind=SETTINGS');
  expect(entry.changes).toEqual([{ field: 'bookingHorizonDays', from: String(settings.bookingHorizonDays), to: '20' }]);
  await change('PUT', '/settings/admin', { ...body, travelFees: [{ upToKm: 3, fee: 0 }] });
  const [rings] = await log('kind=SETTINGS');
  expect(rings.changes).toMatchObject([{ field: 'travelFees', to: 'fee 0, up to km 3' }]);
  expect(JSON.stringify(await log())).not.toContain(ADMIN_PASSWORD);
});

it('K16 keeps no word about a customer, only which fields changed', async () => {
  const { userId } = await makeCustomer(app);
  await change('PUT', `/customer/admin/${userId}`, { fullName: 'Kavita Rao', note: 'Has a dog' });
  await change('PUT', `/customer/admin/${userId}/status?active=false`);
  expect((await log(`targetId=${userId}`)).map(({ operation }: { operation: string }) => operation)).toEqual([
    'setCustomerStatus',
    'updateCustomer',
  ]);
  expect(JSON.stringify(await log())).not.toMatch(/Kavita|dog/);
  const [, { changes }] = await log(`targetId=${userId}`);
  expect(changes.map(({ field }: { field: string }) => field)).toEqual(['fullName', 'note']);
});

it('K16 has no line of what was refused, of a repeated request, and of customers', async () => {
  expect((await change('PUT', '/coupon/NONE', { code: 'NONE' })).status).toBe(400);
  expect((await change('DELETE', '/coupon/NONE')).status).toBe(404);
  expect((await change('POST', '/auth/admin/staff', {})).status).toBe(403);
  expect(await log()).toEqual([]);
  const { token } = await makeCustomer(app);
  expect((await app.call('PUT', '/booking/nothing/cancel', { token })).status).toBe(404);
  const headers = { authorization: `Bearer ${manager.token}`, 'idempotency-key': 'one and the same' };
  const body = { mobile: '9876500011', fullName: 'Asha Deshmukh' };
  const first = await app.call('POST', '/customer/admin', { headers, body });
  expect([first.status, (await app.call('POST', '/customer/admin', { headers, body })).status]).toEqual([201, 201]);
  expect(await log()).toMatchObject([{ operation: 'addCustomer', targetId: first.body.data.id }]);
});

it('K16 has no line of an act with a wrong password, and one of an act in several transactions', async () => {
  const withPassword = (currentPassword: string, body: object) => ({ ...body, currentPassword });
  const hook = { url: 'https://93.184.216.34/hook', events: ['booking.created'] };
  const add = (password: string) => change('POST', '/webhook/admin', withPassword(password, hook), owner.token);
  expect((await add('a guess')).status).toBe(400);
  expect(await log()).toEqual([]);
  const { id } = (await add(ADMIN_PASSWORD)).body.data;
  const since = new Date(app.clock.now()).toISOString();
  expect((await change('POST', `/webhook/admin/${id}/replay`, { since }, owner.token)).status).toBe(200);
  expect(await log()).toMatchObject([
    { operation: 'replayWebhook', targetId: id, done: true },
    { operation: 'createWebhook', targetId: id, done: true },
  ]);
});

it('K16 names the program, and is filtered by person and day', async () => {
  const key = await makeKey(app, owner.token, 'Till');
  await change('DELETE', '/coupon/NONE', undefined, key.token);
  const service = await makeService(app, {});
  await change('DELETE', `/service/${service}`, undefined, key.token);
  expect(await log(`actorId=${key.key.id}`)).toMatchObject([
    { operation: 'deleteService', actor: { kind: 'KEY', name: 'Till' }, targetId: service },
  ]);
  expect(await log(`actorId=${manager.adminId}`)).toEqual([]);
  expect(await log('day=2026-12-04')).toHaveLength(2);
  expect(await log('day=2026-12-03')).toEqual([]);
});

it('K16 an act whose outcome nobody wrote down stays, and says so', async () => {
  // As after a crash between two transactions of the act.
  const row = { id: 'act', at: app.clock.now(), kind: 'SETTINGS' as const, operation: 'emptyDemo', actor: 'STAFF' as const };
  await app.db.tx(async tx => {
    await tx
      .insert(staffLog)
      .values({ ...row, actorId: manager.adminId, actorName: manager.email, targetId: 'b', changes: [], done: false });
  });
  expect(await log()).toMatchObject([{ operation: 'emptyDemo', done: false }]);
});
