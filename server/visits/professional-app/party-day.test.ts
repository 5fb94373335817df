/** What each professional of a party does on the day (rules N100, N101, N103 and N104). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { PRICE } from '../../test/named-salon.ts';
import { type Hand, makeThreeSalon, PARTY_DAY, type ThreeSalon } from '../../test/party/three.ts';

let app: TestApp;
let s: ThreeSalon;
let id: string;
let code: string;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  s = await makeThreeSalon(app);
  ({ bookingId: id } = await s.bookParty());
  code = await s.codeOf(id);
});

const start = async (hand: Hand, time: string) => {
  const { status, body } = await s.tap(s.ids[hand], id, 'STARTED', time, { code });
  expect([status, body.errorCode]).toEqual([200, undefined]);
  return body.data as Schemas['ProfessionalVisit'];
};
const done = async (hand: Hand, time: string, more: object = {}) => {
  const { status, body } = await s.tap(s.ids[hand], id, 'DONE', time, more);
  expect([status, body.errorCode]).toEqual([200, undefined]);
  return body.data as Schemas['ProfessionalVisit'];
};
const stateOf = async (hand: Hand) => {
  const { parts = [] } = await s.booking(id);
  return parts.find(({ professional }) => professional?.id === s.ids[hand])?.visit?.state;
};
const dayOf = async (hand: Hand): Promise<Schemas['ProfessionalVisit'][]> =>
  (await s.asHand(s.ids[hand], 'GET', `/visit?date=${PARTY_DAY}`)).body.data.days[0].visits;

describe('N104 her day', () => {
  it('shows her own part, for whom in which order, who else comes and who leads', async () => {
    s.moveTo('10:00');
    const [lead] = await dayOf('asha');
    expect(lead).toMatchObject({
      ...{ from: '14:00:00', to: '16:00:00', collect: 3 * PRICE, services: [{ name: 'Service of asha', quantity: 1 }] },
      party: {
        ...{ part: 1, parts: 3, leads: true, leaderName: 'Asha Rao', refusal: null },
        serves: [{ guest: 1, label: 'Bride', name: 'Service of asha', from: '14:00:00', to: '16:00:00' }],
      },
    });
    expect(lead?.party?.others.map(({ name }) => name).sort()).toEqual(['Kavita More', 'Rekha Patil']);
    const part = await s.partOf(id, 'rekha');
    const [other] = await dayOf('rekha');
    expect(other).toMatchObject({
      ...{ from: '14:00:00', to: '15:00:00', collect: 0, services: [{ name: 'Service of rekha', quantity: 1 }] },
      party: { part, parts: 3, leads: false, leaderName: 'Asha Rao', serves: [{ guest: 2, label: 'Aai' }] },
    });
    expect(other?.party?.others).toContainEqual({
      ...{
        part: 1,
        name: 'Asha Rao',
        professionalId: s.ids.asha,
        photoUrl: null,
        from: '14:00:00',
        to: '16:00:00',
        state: 'PLANNED',
      },
    });
  });
});

describe('N101 the steps', () => {
  it('are her own, and the last DONE completes the booking once', async () => {
    await start('rekha', '14:02');
    expect([await stateOf('rekha'), await stateOf('asha')]).toEqual(['STARTED', 'PLANNED']);
    await start('asha', '14:05');
    await start('kavita', '14:06');
    const own = await done('rekha', '15:00');
    expect(own).toMatchObject({
      state: 'DONE',
      doneAt: s.instant('15:00'),
      party: { others: [{ state: 'STARTED' }, { state: 'STARTED' }] },
    });
    expect(await s.booking(id)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID', startCode: null });
    // Her time is free: somebody else may have her from 15:00 on, and the others are still at work.
    expect(await s.staff('GET', '/booking/admin/uncovered')).toEqual([]);
    await done('asha', '16:00', { paymentReceived: 'CASH', tip: 100 });
    // The booking is not over: `visit` of older clients says so, and the part says that she is done.
    expect(await s.booking(id)).toMatchObject({
      ...{ status: 'PENDING', paymentStatus: 'PAID', visit: { state: 'STARTED', doneAt: null } },
      parts: [{ visit: { state: 'DONE', collected: 'CASH' } }, {}, {}],
    });
    await done('kavita', '16:20');
    expect(await s.booking(id)).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PAID', completedAt: s.instant('16:20') });
    const parts = await Promise.all((['asha', 'rekha', 'kavita'] as const).map(hand => s.partOf(id, hand)));
    const [asha, rekha, kavita] = parts;
    expect(await s.history(id)).toEqual([
      'BOOKED',
      ...[`STARTED ${rekha}`, `STARTED ${asha}`, `STARTED ${kavita}`],
      ...[`PART_DONE ${rekha}`, `PART_DONE ${asha}`, 'PAID', 'COMPLETED'],
    ]);
    // One bill for all of it, and no receipt before it.
    const documents: Schemas['DocumentSummary'][] = await s.staff('GET', `/booking/${id}/documents`);
    expect(documents.map(({ type }) => type)).toEqual(['BILL']);
    for (const hand of ['asha', 'rekha', 'kavita'] as const)
      expect(await s.staff('GET', `/professional/admin/${s.ids[hand]}`)).toMatchObject({ completedVisits: 1 });
  });

  it('take no money of whom does not lead', async () => {
    await start('rekha', '14:02');
    const { status, body } = await s.tap(s.ids.rekha, id, 'DONE', '15:00', { paymentReceived: 'UPI' });
    expect([status, body.errorCode, body.params]).toEqual([409, 'VISIT_STATE', { reason: 'NOT_LEAD' }]);
    expect(await stateOf('rekha')).toBe('STARTED');
    await done('rekha', '15:01');
  });

  it('count wrong codes for each, and staff waive the code for one', async () => {
    const wrong = code === '0000' ? '0001' : '0000';
    for (let n = 0; n < 5; n++)
      expect((await s.tap(s.ids.kavita, id, 'STARTED', '14:00', { code: wrong })).body.errorCode).toBe('START_CODE_INVALID');
    expect((await s.tap(s.ids.kavita, id, 'STARTED', '14:01', { code })).body.errorCode).toBe('START_CODE_LOCKED');
    await start('rekha', '14:02');
    await s.staff('PUT', `/booking/admin/${id}/start-code-waiver?part=1`);
    expect((await s.tap(s.ids.kavita, id, 'STARTED', '14:03', { code })).body.errorCode).toBe('START_CODE_LOCKED');
    await s.staff('PUT', `/booking/admin/${id}/start-code-waiver?part=${await s.partOf(id, 'kavita')}`);
    expect((await s.tap(s.ids.kavita, id, 'STARTED', '14:04')).status).toBe(200);
    expect((await s.asStaff('PUT', `/booking/admin/${id}/start-code-waiver?part=4`)).body.errors).toMatchObject([
      { field: 'part', rule: 'oneOf' },
    ]);
  });

  it('free her from her DONE on', async () => {
    const spare = await s.salon.newCustomer();
    const early = () => s.salon.book(spare, PARTY_DAY, '15:00:00', { serviceIds: [s.services.asha] });
    await start('asha', '14:00');
    expect((await early()).body.errorCode).toBe('SLOT_UNAVAILABLE');
    await done('asha', '14:20');
    expect((await early()).status).toBe(201);
  });

  it('end for all when staff complete the booking', async () => {
    await start('rekha', '14:02');
    await done('rekha', '15:00');
    s.moveTo('17:00');
    await s.staff('PUT', `/booking/admin/${id}/mark-completed?paidBy=CASH&takenBy=${s.ids.asha}`);
    const { parts = [], status } = await s.booking(id);
    expect([status, ...parts.map(({ visit }) => visit?.state)]).toEqual(['COMPLETED', 'DONE', 'DONE', 'DONE']);
    expect(parts.map(({ visit }) => visit?.collected)).toEqual(['CASH', null, null]);
    // Her own DONE arrives later, and changes nothing but her visit.
    expect((await done('kavita', '17:01')).state).toBe('DONE');
  });
});

describe('N103 the door', () => {
  it('calls of one are hers, and staff let her wait longer alone', async () => {
    for (const hand of ['asha', 'rekha'] as const) {
      await s.tap(s.ids[hand], id, 'ARRIVED', '14:00');
      await s.door(s.ids[hand], id, 'CALLED', '14:10');
      expect((await s.door(s.ids[hand], id, 'NOBODY_HERE', '14:16')).status).toBe(200);
    }
    const part = await s.partOf(id, 'rekha');
    const waiting: Schemas['NobodyHere'][] = await s.staff('GET', '/visit/admin/nobody-here');
    expect(
      waiting
        .filter(({ bookingId }) => bookingId === id)
        .map(one => [one.part, one.parts])
        .sort(),
    ).toEqual(
      [
        [1, 3],
        [part, 3],
      ].sort(),
    );
    await s.staff('DELETE', `/booking/admin/${id}/nobody-here?part=${part}`);
    const left: Schemas['NobodyHere'][] = await s.staff('GET', '/visit/admin/nobody-here');
    expect(left.filter(({ bookingId }) => bookingId === id).map(one => one.part)).toEqual([1]);
    const [[hers], [leads]] = [await dayOf('rekha'), await dayOf('asha')];
    expect([hers?.waitLongerAt, leads?.waitLongerAt]).toEqual([s.instant('14:16'), null]);
  });

  it('a refusal of one who does not lead calls the salon, and staff decide', async () => {
    await s.tap(s.ids.rekha, id, 'ARRIVED', '14:00');
    const { status, body } = await s.door(s.ids.rekha, id, 'REFUSED', '14:05', { refusal: 'NO_PLACE' });
    expect([status, body.data.helpAt, body.data.party.refusal]).toEqual([200, s.instant('14:05'), 'NO_PLACE']);
    expect(await s.booking(id)).toMatchObject({ status: 'PENDING' });
    const part = await s.partOf(id, 'rekha');
    const calls: Schemas['HelpCall'][] = await s.staff('GET', '/visit/admin/help');
    expect(calls.find(({ bookingId }) => bookingId === id)).toMatchObject({
      part,
      parts: 3,
      refusal: 'NO_PLACE',
      professional: { name: 'Rekha Patil' },
    });
    // The same again is no news.
    await s.door(s.ids.rekha, id, 'REFUSED', '14:06', { refusal: 'NO_PLACE' });
    expect((await s.history(id)).filter(kind => kind.startsWith('HELP'))).toEqual([`HELP ${part}`]);
    await s.staff('DELETE', `/booking/admin/${id}/help?part=${part}`);
    expect((await s.booking(id)).parts?.map(({ visit }) => visit?.refusal)).toEqual([undefined, undefined, undefined]);
    // The lead’s ends all of it.
    await s.door(s.ids.asha, id, 'REFUSED', '14:10', { refusal: 'UNSAFE' });
    expect(await s.booking(id)).toMatchObject({ status: 'CANCELLED', cancelReason: 'REFUSED' });
  });

  it('while others work, the lead’s refusal ends nothing either', async () => {
    await start('kavita', '14:00');
    await s.door(s.ids.asha, id, 'REFUSED', '14:05', { refusal: 'CUSTOMER_DECLINED' });
    expect(await s.booking(id)).toMatchObject({
      status: 'PENDING',
      parts: [{ visit: { refusal: 'CUSTOMER_DECLINED' } }, {}, {}],
    });
    await s.staff('PUT', `/booking/admin/${id}/status?status=CANCELLED`);
    expect(await s.booking(id)).toMatchObject({ status: 'CANCELLED' });
  });

  it('calls for help of two are two, and each is answered', async () => {
    s.moveTo('14:00');
    for (const hand of ['rekha', 'kavita'] as const) await s.asHand(s.ids[hand], 'PUT', `/visit/${id}/help`);
    const mine = async () =>
      ((await s.staff('GET', '/visit/admin/help')) as Schemas['HelpCall'][]).filter(({ bookingId }) => bookingId === id);
    expect((await mine()).map(({ professional }) => professional?.name).sort()).toEqual(['Kavita More', 'Rekha Patil']);
    await s.staff('DELETE', `/booking/admin/${id}/help?part=${await s.partOf(id, 'rekha')}`);
    expect((await mine()).map(({ professional }) => professional?.name)).toEqual(['Kavita More']);
    // An older client names no part, and means all.
    await s.staff('DELETE', `/booking/admin/${id}/help`);
    expect(await mine()).toEqual([]);
  });
});
