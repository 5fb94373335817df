/** How a visit of an earlier day ended, and what her phone shows of what the salon decides (rules N74, N83, N84). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { openStage, SATURDAY, type Stage } from '../../test/stage.ts';

const SUNDAY = '2026-12-06';

let s: Stage;
let id: string;
beforeEach(async () => {
  s = await openStage();
  id = await s.book();
});
afterEach(() => s.app.close());

const days = async (): Promise<Schemas['OwnVisits']> =>
  (await s.app.call('GET', '/visit', { token: await s.asPerson('asha') })).body.data;
const booking = (): Promise<Schemas['Booking']> => s.staff('GET', `/booking/${id}`);
const end = (query: string) => s.staff('PUT', `/booking/admin/${id}/status?status=CANCELLED&${query}`);
const report = async (what: string, more: object = {}) => {
  const body = { what, at: new Date(s.app.clock.now()).toISOString(), ...more };
  return app(`/visit/${id}/door`, body);
};
const app = async (path: string, body: object) => s.app.call('PUT', path, { token: await s.asPerson('asha'), body });

describe('N74 on the day after, she ends an open visit', () => {
  beforeEach(() => s.at('09:00', SUNDAY));

  it('by telling that nobody was there, without arrival, call or waiting; staff decide', async () => {
    expect((await days()).open).toMatchObject([{ bookingId: id, state: 'PLANNED' }]);
    const { status, body } = await report('NOBODY_HERE');
    expect([status, body.data.nobodyAt]).toEqual([200, '2026-12-06T03:30:00.000Z']);
    // It stays open, and stands on every page of the admin area.
    expect((await days()).open).toMatchObject([{ bookingId: id, nobodyAt: '2026-12-06T03:30:00.000Z' }]);
    expect((await s.staff('GET', '/alert/admin')).alerts).toMatchObject([{ kind: 'NOBODY_HERE', bookingDate: SATURDAY }]);
    await s.at('09:20', SUNDAY);
    await end('reason=NO_SHOW');
    const { open, ended } = await days();
    expect(open).toEqual([]);
    const asHers = { bookingId: id, date: SATURDAY, from: '11:00:00', firstName: 'Asha' };
    expect(ended).toEqual([{ ...asHers, reason: 'NO_SHOW', endedAt: '2026-12-06T03:50:00.000Z' }]);
    await s.at('00:10', '2026-12-07');
    expect((await days()).ended).toEqual([]);
  });

  it('as refused, with its reason, for nothing', async () => {
    await s.staff('POST', `/booking/admin/${id}/payment`, { amount: 999, method: 'UPI' });
    expect((await report('REFUSED')).status).toBe(400);
    expect((await report('REFUSED', { refusal: 'NO_PLACE' })).status).toBe(200);
    expect(await booking()).toMatchObject({ status: 'CANCELLED', cancelReason: 'REFUSED', refusal: 'NO_PLACE', refundDue: 999 });
    expect((await days()).ended).toMatchObject([{ bookingId: id, reason: 'REFUSED' }]);
    expect((await days()).open).toEqual([]);
  });

  it('but not as one that she had started', async () => {
    await s.tap('asha', id, 'STARTED');
    expect((await report('NOBODY_HERE')).body.errorCode).toBe('VISIT_STATE');
    expect((await report('REFUSED', { refusal: 'OTHER' })).body.errorCode).toBe('VISIT_STATE');
  });
});

it('N83 what was tapped on the day needs its waiting also when it is sent later', async () => {
  await s.at('11:05');
  await s.tap('asha', id, 'ARRIVED');
  const at = new Date(s.app.clock.now()).toISOString();
  await s.at('09:00', SUNDAY);
  const answer = await app(`/visit/${id}/door`, { what: 'NOBODY_HERE', at });
  expect([answer.status, answer.body.params]).toEqual([409, { reason: 'NOT_CALLED' }]);
});

it('N83 her phone shows that the salon asks to wait longer, until she tells again', async () => {
  await s.at('11:00');
  await s.tap('asha', id, 'ARRIVED');
  await s.door('asha', id, 'CALLED');
  await s.at('11:16');
  await s.door('asha', id, 'NOBODY_HERE');
  const visit = async () => (await days()).days[0]?.visits[0];
  expect(await visit()).toMatchObject({ nobodyAt: expect.any(String), waitLongerAt: null });
  await s.at('11:20');
  await s.staff('DELETE', `/booking/admin/${id}/nobody-here`);
  expect(await visit()).toMatchObject({ nobodyAt: null, waitLongerAt: '2026-12-05T05:50:00.000Z' });
  await s.at('11:30');
  await s.door('asha', id, 'NOBODY_HERE');
  expect(await visit()).toMatchObject({ nobodyAt: '2026-12-05T06:00:00.000Z', waitLongerAt: null });
  await end('reason=NO_SHOW');
  const { days: all, ended } = await days();
  expect(all[0]?.visits).toEqual([]);
  expect(ended).toMatchObject([{ bookingId: id, reason: 'NO_SHOW' }]);
});

it('N83 an ordinary cancellation did not end at the door', async () => {
  await s.at('10:00');
  await s.staff('PUT', `/booking/${id}/cancel`);
  expect((await days()).ended).toEqual([]);
});
