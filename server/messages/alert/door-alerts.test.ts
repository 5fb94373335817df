/** What professionals tell from a door reaches the salon, at once and until it is decided (rules N60, N83, N84, Q52). */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { changeSettings } from '../../test/makers.ts';
import { openStage, type Stage } from '../../test/stage.ts';

let s: Stage;
/** Asha is at the door since 11:00, and has called. */
let id: string;

beforeEach(async () => {
  s = await openStage();
  id = await s.book();
  await s.at('11:00');
  await s.tap('asha', id, 'ARRIVED');
  await s.door('asha', id, 'CALLED');
  await s.at('11:16');
  s.heard();
});
afterEach(() => s.app.close());

const alerts = async (): Promise<Schemas['Alert'][]> => (await s.staff('GET', '/alert/admin')).alerts;
const toSalon = () => s.heard().filter(({ reader }) => reader === 'salon');
const log = async (kind: string) => (await s.staff('GET', `/message-log/admin?size=100&kind=${kind}`)).content;
const end = (query: string) => s.staff('PUT', `/booking/admin/${id}/status?status=CANCELLED&${query}`);

it('nobody is there: an alert on every page and a message, until staff decide', async () => {
  await s.door('asha', id, 'NOBODY_HERE');
  await s.now();
  const told = toSalon();
  expect(told.map(({ kind }) => kind)).toEqual(['NOBODY_HERE', 'NOBODY_HERE']);
  expect(told.map(({ text }) => text).join('\n')).toContain(
    'Nobody is there for the visit on 5 Dec 11AM, says Asha. Please decide',
  );
  expect(await alerts()).toMatchObject([
    { kind: 'NOBODY_HERE', bookingId: id, professional: { name: 'Asha Rao' }, lateMinutes: null },
  ]);
  await s.staff('DELETE', `/booking/admin/${id}/nobody-here`);
  expect(await alerts()).toEqual([]);
  // Told again, it is told again.
  await s.door('asha', id, 'NOBODY_HERE');
  await s.now();
  expect(toSalon().map(({ kind }) => kind)).toEqual(['NOBODY_HERE', 'NOBODY_HERE']);
  expect((await alerts()).map(({ kind }) => kind)).toEqual(['NOBODY_HERE']);
  await end('reason=NO_SHOW');
  expect(await alerts()).toEqual([]);
});

it('staff who decide before it is sent get no message', async () => {
  await s.door('asha', id, 'NOBODY_HERE');
  await s.staff('DELETE', `/booking/admin/${id}/nobody-here`);
  await s.now();
  expect(toSalon()).toEqual([]);
  expect(await log('NOBODY_HERE')).toMatchObject(Array(2).fill({ state: 'DROPPED', reason: 'ANSWERED' }));
});

it('she ends it as refused: the salon hears that instead of a cancellation, and sees it for two hours', async () => {
  const owner = { name: 'Meera Joshi', mobile: '9833333333', ways: ['SMS'], kinds: ['VISIT_REFUSED', 'BOOKING_CANCELLED'] };
  await s.staff('POST', '/alert/admin/person', owner);
  s.app.clock.advance(SECOND);
  await s.door('asha', id, 'REFUSED', { refusal: 'UNSAFE' });
  await s.pass(2 * MINUTE);
  const told = s.app.messages.sent.filter(({ to }) => to === owner.mobile);
  expect(told.map(({ kind }) => kind)).toEqual(['VISIT_REFUSED']);
  expect(told[0]?.text).toContain('was refused at the door and has ended. Please call Asha');
  expect(await alerts()).toMatchObject([{ kind: 'REFUSED', bookingId: id, professional: { name: 'Asha Rao' } }]);
  // What it cost and why are not in the bar, which is no reading of the customer’s data.
  expect(JSON.stringify(await alerts())).not.toContain('UNSAFE');
  await s.pass(2 * HOUR);
  expect(await alerts()).toEqual([]);
});

it('staff who end it as refused know it already', async () => {
  await end('reason=REFUSED&refusal=NO_PLACE');
  await s.pass(2 * MINUTE);
  expect(toSalon()).toEqual([]);
  expect(await alerts()).toEqual([]);
});

it('a salon with teams has no doors', async () => {
  await s.door('asha', id, 'NOBODY_HERE');
  await changeSettings(s.app, { capacity: 'TEAMS' });
  expect(await alerts()).toEqual([]);
});
