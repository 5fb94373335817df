/** Visits from the file of another program (rule B82). */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../common/time.ts';
import { booking, commission, document, event, messageLog, payment, webhookDelivery } from '../../platform/db/schema.ts';
import { startApp } from '../../test/app.ts';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { importer } from '../../test/imports.ts';
import { changeSettings, HOME, makeAdmin, makeProfessional, makeService } from '../../test/makers.ts';

const app = appOfEachTest();
let token: string;
beforeEach(async () => {
  token = (await makeAdmin(app)).token;
  await makeService(app, { name: 'Gold Facial', price: 1299, durationInMinutes: 60 });
  await makeService(app, { name: 'Threading', price: 99, durationInMinutes: 15 });
});
const { call, upload, read, checked, imported, started, undone, rowsOf } = importer(app, () => token);

const HEAD = [
  'Mobile',
  'Name',
  'Date',
  'Time',
  'Service',
  'Price',
  'Status',
  'Professional',
  'Flat',
  'Street',
  'City',
  'PIN code',
  'Latitude',
  'Longitude',
];
const PLACE = ['12', 'Ramdaspeth', 'Nagpur', '440010', HOME.latitude, HOME.longitude];
const [ASHA, OMAR] = ['9822012345', '9822054321'];
const visits = async (search: string) => (await call('GET', `/booking/admin?search=${search}&size=100`)).body.data.content;
const customers = async () => (await call('GET', '/customer/admin?size=100')).body.data.content;

const makeHaircut = () => {
  const option = (id: string, name: string, price: number, durationInMinutes: number) => ({
    ...{ id, name, translations: {}, pricePaise: price * 100, durationInMinutes },
  });
  const variants = [option('short', 'Short', 499, 30), option('long', 'Long', 899, 60)];
  return makeService(app, { name: 'Haircut', price: 499, durationInMinutes: 30, variants });
};

it('C31 knows a variant by its name behind the service, and takes the first without one', async () => {
  await makeHaircut();
  const run = await imported([
    HEAD,
    [ASHA, 'Asha Rao', '05/11/2026', '14:30', 'Haircut · Long', '', 'Completed'],
    [ASHA, 'Asha Rao', '06/11/2026', '14:30', 'Haircut, Threading', '', 'Completed'],
    [ASHA, 'Asha Rao', '07/11/2026', '14:30', 'Haircut · Purple', '', 'Completed'],
    [ASHA, 'Asha Rao', '08/11/2026', '14:30', 'Haircut - Long', '', 'Completed'],
    [ASHA, 'Asha Rao', '09/11/2026', '14:30', 'haircut (long), Threading', '', 'Completed'],
  ]);
  expect(run.counts).toEqual({ NEW: 4, SAME: 0, MERGED: 0, REFUSED: 1 });
  expect(await visits(ASHA)).toMatchObject([
    { finalPrice: 998, items: [{ variantId: 'long' }, { name: 'Threading' }] },
    { finalPrice: 899, items: [{ name: 'Haircut · Long', variantId: 'long' }] },
    { finalPrice: 598, items: [{ name: 'Haircut · Short', variantId: 'short' }, { name: 'Threading' }] },
    { finalPrice: 899, items: [{ name: 'Haircut · Long', variantId: 'long' }] },
  ]);
});

describe('visits of the past', () => {
  const past = [
    HEAD,
    [ASHA, 'Asha Rao', '05/11/2026', '2:30 PM', 'Gold Facial', '1199', 'Completed'],
    [ASHA, 'Asha Rao', '13/10/2026', '11:00', 'Gold Facial, Threading', '', 'Checked out'],
    [OMAR, 'Omar Khan', '20/11/2026', '10:00', 'threading', '', 'No Show'],
    [OMAR, 'Omar Khan', '21/11/2026', '10:00', 'Threading', '', 'Cancelled by client'],
  ];

  it('come as they ended, and nothing follows from them', async () => {
    const webhook = { url: 'https://93.184.216.34/hook', allEvents: true, currentPassword: 'three random words' };
    await call('POST', '/webhook/admin', webhook);
    const run = await imported(past);
    expect(run.counts).toEqual({ NEW: 4, SAME: 0, MERGED: 0, REFUSED: 0 });
    expect(await visits(ASHA)).toMatchObject([
      {
        bookingDate: '2026-11-05',
        bookingTime: '14:30:00',
        status: 'COMPLETED',
        finalPrice: 1199,
        paymentState: 'PAID',
        amountDue: 0,
      },
      {
        bookingDate: '2026-10-13',
        status: 'COMPLETED',
        finalPrice: 1398,
        items: [{ name: 'Gold Facial' }, { name: 'Threading' }],
      },
    ]);
    expect(await visits(OMAR)).toMatchObject([
      { bookingDate: '2026-11-21', status: 'CANCELLED', cancelReason: null },
      { bookingDate: '2026-11-20', status: 'CANCELLED', cancelReason: 'NO_SHOW' },
    ]);
    app.clock.advance(3 * DAY);
    await app.worker.runDue();
    for (const table of [event, messageLog, document, payment, commission, webhookDelivery])
      expect(await app.db.read.select().from(table)).toEqual([]);
    expect([app.sms.sent, app.messages.sent]).toEqual([[], []]);
    token = (await makeAdmin(app)).token;
    const { customer } = (await call('GET', `/customer/admin/${(await customers())[1].id}`)).body.data;
    expect(customer.bookings + customer.noShows).toBeGreaterThan(0);
  });

  it('count in figures, come once, and go back with the customers that were made for them', async () => {
    const first = await imported(past);
    const period = '?from=2026-10-01&to=2026-11-30';
    expect((await call('GET', `/analytics/admin${period}`)).status).toBe(200);
    expect((await imported(past)).counts).toEqual({ NEW: 0, SAME: 4, MERGED: 0, REFUSED: 0 });
    expect((await undone(first.id)).undone).toEqual({ removed: 4, restored: 0, kept: [] });
    expect([await visits(ASHA), await customers()]).toEqual([[], []]);
  });

  it('name who came, in a salon of named professionals, without any pay', async () => {
    const rekha = await makeProfessional(app, token, { name: 'Rekha Patil' });
    await changeSettings(app, { capacity: 'PROFESSIONALS' });
    await imported([HEAD, [ASHA, 'Asha Rao', '05/11/2026', '14:30', 'Gold Facial', '', 'done', 'rekha patil']]);
    const [row] = await app.db.read.select().from(booking);
    expect(row?.status).toBe('COMPLETED');
    expect(await visits(ASHA)).toMatchObject([{ professional: { id: rekha } }]);
    expect(await app.db.read.select().from(commission)).toEqual([]);
  });
});

it('our own export of bookings comes back as the same', async () => {
  const services = (await call('GET', '/service/all?size=10')).body.data.content.map(({ id }: { id: string }) => id);
  const visit = { serviceIds: [...services, services[0]], bookingDate: '2026-12-10', bookingTime: '11:00:00', address: HOME };
  expect((await call('POST', '/booking/admin', { mobile: ASHA, fullName: 'Asha Rao', ...visit })).status).toBe(201);
  await imported([HEAD, [OMAR, 'Omar Khan', '2026-11-05', '14:30', 'Gold Facial + Threading', '1200', 'Completed']]);
  const { text = '' } = await call('GET', '/booking/admin/export');
  const { data } = (await upload(Buffer.from(text))).body;
  expect(data).toMatchObject({ kind: 'BOOKINGS', layout: 'Nikhar', rows: 2 });
  await call('PUT', `/import/admin/${data.id}`, { mapping: data.mapping });
  await app.worker.runDue();
  expect((await read(data.id)).counts).toEqual({ NEW: 0, SAME: 2, MERGED: 0, REFUSED: 0 });
});

describe('visits to come', () => {
  it('C31 M50 take the time of their variant, at the whole price of the file or at ours with the way', async () => {
    await makeHaircut();
    await changeSettings(app, { travelFees: [{ upToKm: 200, fee: 80 }] });
    const at = (time: string, price: string) => [
      ASHA,
      'Asha Rao',
      '12/12/2026',
      time,
      'Haircut · Long',
      price,
      'Confirmed',
      '',
      ...PLACE,
    ];
    await imported([HEAD, at('11:00', '700'), at('15:00', '')], { dateOrder: 'DAY_FIRST' });
    const booked = (await visits(ASHA)).toSorted((a: { bookingTime: string }, b: { bookingTime: string }) =>
      a.bookingTime.localeCompare(b.bookingTime),
    );
    expect(booked).toMatchObject([
      {
        finalPrice: 700,
        totalPrice: 700,
        items: [{ name: 'Haircut · Long', variantId: 'long', durationInMinutes: 60, price: 700 }],
      },
      { finalPrice: 979, totalPrice: 979, travelFee: 80, items: [{ variantId: 'long', price: 899 }] },
    ]);
    expect(booked[0]).not.toHaveProperty('travelFee');
  });

  it('take their time, are reminded of, and are not confirmed', async () => {
    const run = await imported(
      [HEAD, [ASHA, 'Asha Rao', '12/12/2026', '11:00', 'Gold Facial', '1199', 'Confirmed', '', ...PLACE]],
      {
        dateOrder: 'DAY_FIRST',
      },
    );
    expect(run.counts.NEW).toBe(1);
    const [visit] = await visits(ASHA);
    expect(visit).toMatchObject({ bookingDate: '2026-12-12', bookingTime: '11:00:00', status: 'PENDING', finalPrice: 1199 });
    expect(visit.address).toMatchObject({ streetArea: 'Ramdaspeth', postalCode: '440010' });
    await app.worker.runDue();
    const kinds = async () => (await app.db.read.select().from(messageLog)).map(({ kind }) => kind);
    expect(new Set(await kinds())).toEqual(new Set(['REMINDER']));
    expect(await app.db.read.select().from(event)).toMatchObject([{ kind: 'BOOKED', actor: 'STAFF' }]);

    expect((await undone(run.id)).undone).toMatchObject({ removed: 1, kept: [] });
    expect([await visits(ASHA), await customers()]).toEqual([[], []]);
  });

  it('are refused where nobody is free, and by what else staff could not book', async () => {
    const at = (mobile: string, time: string, place: string[] = PLACE, status = '') => [
      ...[mobile, 'Asha Rao', '2026-12-12', time, 'Gold Facial', '', status, ''],
      ...place,
    ];
    const run = await checked([
      HEAD,
      at(ASHA, '11:00'),
      at(ASHA, '11:07'),
      at(OMAR, '23:30'),
      at('9822000001', '13:00', []),
      at('9822000002', '13:00', PLACE, 'Completed'),
      at('9822000003', '13:00', PLACE, 'Perhaps'),
      [ASHA, 'Asha Rao', '2026-12-12', '15:00', 'Hot Stones', '', '', '', ...PLACE],
      [ASHA, 'Asha Rao', '2026-12-12', '25:00', 'Threading', '', '', '', ...PLACE],
      [ASHA, 'Asha Rao', '2026-02-30', '15:00', 'Threading', '', '', '', ...PLACE],
      ['9822000004', '', '2026-11-12', '15:00', 'Threading'],
      ['9822000005', 'Asha Rao', '1926-11-12', '15:00', 'Threading'],
      ['9822000005', 'Asha Rao', '2026-11-12', '15:00', 'Threading × 51'],
      ['9822000005', 'Asha Rao', '2026-11-12', '15:00', 'Threading', 'free'],
    ]);
    const faults = (await rowsOf(run.id, 'REFUSED')).map(({ field, reason }: Record<string, string>) => `${field} ${reason}`);
    expect(faults).toEqual([
      ...[
        'TIME SLOT_TAKEN',
        'MINUTES NOT_MINUTES',
        'STREET NO_ADDRESS',
        'STATUS NOT_YET',
        'STATUS NOT_A_STATUS',
        'SERVICE UNKNOWN_SERVICE',
      ],
      ...['TIME NOT_A_TIME', 'DATE NOT_A_DATE', 'FULL_NAME REQUIRED'],
      ...['DATE NOT_A_DATE', 'SERVICE TOO_LONG', 'PRICE NOT_A_PRICE'],
    ]);
    const done = await started(run.id);
    expect(done.counts.NEW).toBe(1);
    expect(await rowsOf(run.id, 'REFUSED')).toEqual(expect.arrayContaining([expect.objectContaining({ row: 3, field: 'TIME' })]));
  });

  it('fill a slot and no more', async () => {
    const file = [
      HEAD,
      ...Array.from({ length: 12 }, (_, n) => [
        ...[`98220100${10 + n}`, 'Asha Rao', '2026-12-12', '11:00', 'Gold Facial', '', '', ''],
        ...PLACE,
      ]),
    ];
    const { counts, id } = await imported(file);
    expect(counts.NEW).toBeGreaterThan(0);
    expect(counts.NEW + counts.REFUSED).toBe(12);
    expect((await rowsOf(id, 'REFUSED')).map(({ reason }: { reason: string }) => reason)).toEqual(
      Array.from({ length: counts.REFUSED }, () => 'SLOT_TAKEN'),
    );
    expect(await app.db.read.select().from(booking).where(eq(booking.status, 'PENDING'))).toHaveLength(counts.NEW);
  });

  it('stay when the customer has moved them', async () => {
    const run = await imported([HEAD, [ASHA, 'Asha Rao', '2026-12-12', '11:00', 'Gold Facial', '', '', '', ...PLACE]]);
    const [{ bookingId }] = await visits(ASHA);
    expect((await call('PUT', `/booking/admin/${bookingId}/status?status=CANCELLED`)).status).toBe(200);
    expect((await undone(run.id)).undone).toEqual({ removed: 0, restored: 0, kept: [{ reason: 'CHANGED', count: 1 }] });
    expect(await customers()).toHaveLength(1);
  });

  it('lie in the middle of their PIN code, if the file has no position', async () => {
    const known = { display_name: 'Ramdaspeth, Nagpur, 440010, India', lat: '21.1333', lon: '79.0777' };
    const other = await startApp({
      geocoder: { typeAhead: true, search: async () => [known], reverse: async () => ({}) } as never,
    });
    const staff = (await makeAdmin(other)).token;
    await makeService(other, { name: 'Gold Facial', price: 1299, durationInMinutes: 60 });
    const there = importer(other, () => staff);
    const run = await there.imported([
      HEAD,
      [ASHA, 'Asha Rao', '2026-12-12', '11:00', 'Gold Facial', '', '', '', '', 'Ramdaspeth', '', '440 010'],
    ]);
    expect(run.counts.NEW).toBe(1);
    const [visit] = (await there.call('GET', `/booking/admin?search=${ASHA}`)).body.data.content;
    expect(visit.address).toMatchObject({
      latitude: '21.1333',
      longitude: '79.0777',
      postalCode: '440010',
      state: 'Maharashtra',
    });
    await other.close();
  });
});
