/** Services from the file of another program (rules B80, B81, B84). */
import { beforeEach, describe, expect, it } from 'vitest';
import { refOf } from '../../../common/choice.ts';
import { formOf as form } from '../../test/form.ts';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { importer } from '../../test/imports.ts';
import { HOME, makeAdmin, makeCategory, newMobile } from '../../test/makers.ts';

const app = appOfEachTest();
let token: string;
beforeEach(async () => {
  token = (await makeAdmin(app)).token;
});
const { call, checked, imported, undone, rowsOf } = importer(app, () => token);

const services = async () =>
  (await call('GET', '/service/all?size=100')).body.data.content.toSorted((one: { name: string }, other: { name: string }) =>
    one.name < other.name ? -1 : 1,
  );
const categories = async () =>
  (await call('GET', '/category?size=100')).body.data.content.map(({ name }: { name: string }) => name).toSorted();

const HEAD = ['Service', 'Category', 'Price', 'Minutes', 'Description'];
const FILE = [
  HEAD,
  ['Gold Facial', 'Facials', '₹1,299.50', '1h 15min', 'Cleanse, massage and mask.'],
  ['Threading', 'Brows', 'Rs. 99/-', '00:15', ''],
  ['gold  facial', 'Facials', '1299.5', '75', ''],
];

describe('an import of services', () => {
  it('makes them with their categories, twice without a change, and takes them back', async () => {
    const run = await imported(FILE);
    expect(run.counts).toEqual({ NEW: 2, SAME: 1, MERGED: 0, REFUSED: 0 });
    expect(await services()).toMatchObject([
      { name: 'Gold Facial', categoryName: 'Facials', price: 1299.5, durationInMinutes: 75 },
      { name: 'Threading', categoryName: 'Brows', price: 99, durationInMinutes: 15, description: 'Threading' },
    ]);
    expect(await categories()).toEqual(['Brows', 'Facials']);
    expect((await imported(FILE)).counts).toEqual({ NEW: 0, SAME: 3, MERGED: 0, REFUSED: 0 });
    expect((await undone(run.id)).undone).toEqual({ removed: 2, restored: 0, kept: [] });
    expect([await services(), await categories()]).toEqual([[], []]);
  });

  it('uses the categories that there are, and adds a missing description', async () => {
    const categoryId = await makeCategory(app, 'Facials');
    await imported([HEAD, ['Gold Facial', '', '999', '60', '']]);
    const run = await imported([
      HEAD,
      ['Gold Facial', '', '999', '60', 'Cleanse and mask.'],
      ['Clean Up', 'facials', '499', '30', ''],
    ]);
    expect(run.counts).toEqual({ NEW: 1, SAME: 0, MERGED: 1, REFUSED: 0 });
    expect(await services()).toMatchObject([
      { name: 'Clean Up', categoryId },
      { name: 'Gold Facial', description: 'Cleanse and mask.' },
    ]);
    expect((await undone(run.id)).undone).toMatchObject({ removed: 1, restored: 1 });
    expect(await services()).toMatchObject([{ name: 'Gold Facial', description: 'Gold Facial' }]);
    expect(await categories()).toEqual(['Facials']);
  });

  it('never changes a price or a duration', async () => {
    await imported([HEAD, ['Gold Facial', '', '999', '60', '']]);
    const run = await checked([HEAD, ['Gold Facial', '', '1099', '60', ''], ['Gold Facial', '', '999', '45', '']]);
    expect(await rowsOf(run.id, 'REFUSED')).toMatchObject([
      { row: 2, field: 'PRICE', reason: 'OTHER_PRICE' },
      { row: 3, field: 'MINUTES', reason: 'OTHER_MINUTES' },
    ]);
  });

  it.each([
    ['SERVICE', 'REQUIRED', ['', '', '999', '60']],
    ['SERVICE', 'TOO_LONG', ['x'.repeat(101), '', '999', '60']],
    ['PRICE', 'NOT_A_PRICE', ['Facial', '', 'twelve', '60']],
    ['PRICE', 'NOT_A_PRICE', ['Facial', '', '99O', '60']],
    ['PRICE', 'NOT_A_PRICE', ['Facial', '', '-5', '60']],
    ['PRICE', 'NOT_A_PRICE', ['Facial', '', '100000.01', '60']],
    ['PRICE', 'REQUIRED', ['Facial', '', '', '60']],
    ['MINUTES', 'NOT_MINUTES', ['Facial', '', '999', 'long']],
    ['MINUTES', 'NOT_MINUTES', ['Facial', '', '999', '1441']],
    ['CATEGORY', 'TOO_SHORT', ['Facial', 'F', '999', '60']],
  ])('refuses a row with the column %s and the reason %s', async (field, reason, row) => {
    const run = await checked([HEAD, row]);
    expect(await rowsOf(run.id, 'REFUSED')).toMatchObject([{ field, reason }]);
  });

  it('stays where it was changed or booked since', async () => {
    const run = await imported([
      HEAD,
      ['Facial', '', '999', '60', ''],
      ['Threading', '', '99', '15', ''],
      ['Waxing', '', '499', '30', ''],
    ]);
    const [facial, threading] = await services();
    await app.call('PUT', `/service/${facial.id}`, { token, ...(await form({ price: '1099' })) });
    const visit = { serviceIds: [threading.id], bookingDate: '2026-12-10', bookingTime: '11:00:00', address: HOME };
    const booked = await call('POST', '/booking/admin', { mobile: newMobile(), fullName: 'Asha Rao', ...visit });
    expect(booked.status).toBe(201);
    const { removed, kept } = (await undone(run.id)).undone;
    expect([removed, kept]).toEqual([
      1,
      expect.arrayContaining([
        { reason: 'CHANGED', count: 1 },
        { reason: 'HAS_BOOKINGS', count: 1 },
      ]),
    ]);
  });
});

describe('B86 variants and add-ons', () => {
  const MENU = ['Service', 'Variant', 'Price', 'Minutes', 'Add-ons'];
  const HAIRCUT = [
    MENU,
    ['Haircut', 'Short', '499', '30', 'Hair wash:₹249:15 min; Serum:99'],
    ['Threading', '', '99', '15', ''],
    ['haircut', 'Long', '899', '60', ''],
  ];
  const options = (some: { name: string; price: number; durationInMinutes: number }[] = []) =>
    some.map(({ name, price, durationInMinutes }) => [name, price, durationInMinutes]);

  it('make one service of rows with its name, twice without a change, and go back', async () => {
    const run = await imported(HAIRCUT);
    expect(run.counts).toEqual({ NEW: 3, SAME: 0, MERGED: 0, REFUSED: 0 });
    const [haircut, threading] = await services();
    expect(haircut).toMatchObject({ name: 'Haircut', price: 499, durationInMinutes: 30 });
    expect(options(haircut.variants)).toEqual([
      ['Short', 499, 30],
      ['Long', 899, 60],
    ]);
    expect(options(haircut.addOns)).toEqual([
      ['Hair wash', 249, 15],
      ['Serum', 99, 0],
    ]);
    expect(threading).not.toHaveProperty('variants');
    expect((await imported(HAIRCUT)).counts).toEqual({ NEW: 0, SAME: 3, MERGED: 0, REFUSED: 0 });
    expect((await undone(run.id)).undone).toEqual({ removed: 3, restored: 0, kept: [] });
    expect(await services()).toEqual([]);
  });

  it('are added to what is there, and taken from it again', async () => {
    await imported(HAIRCUT);
    const before = await services();
    const run = await imported([
      MENU,
      ['Haircut', 'Extra long', '1199', '75', ''],
      ['Haircut', 'Short', '499', '30', 'Hair wash:249:15;Blow-dry:199:10'],
      // Without a variant it is the default.
      ['Haircut', '', '499', '30', ''],
      ['Threading', '', '99', '15', 'Ice:20'],
    ]);
    expect(run.counts).toEqual({ NEW: 1, SAME: 1, MERGED: 2, REFUSED: 0 });
    const [haircut, threading] = await services();
    expect(options(haircut.variants).map(([name]) => name)).toEqual(['Short', 'Long', 'Extra long']);
    expect(options(haircut.addOns).map(([name]) => name)).toEqual(['Hair wash', 'Serum', 'Blow-dry']);
    expect(options(threading.addOns)).toEqual([['Ice', 20, 0]]);
    expect((await undone(run.id)).undone).toEqual({ removed: 1, restored: 2, kept: [] });
    expect(await services()).toEqual(before);
  });

  it.each([
    ['VARIANT', 'NO_VARIANTS', ['Threading', 'Full face', '299', '40', '']],
    ['VARIANT', 'TOO_LONG', ['Haircut', 'x'.repeat(41), '299', '40', '']],
    ['PRICE', 'OTHER_PRICE', ['Haircut', 'long', '999', '60', '']],
    ['PRICE', 'OTHER_PRICE', ['Haircut', '', '899', '60', '']],
    ['MINUTES', 'OTHER_MINUTES', ['Haircut', 'Long', '899', '45', '']],
    ['ADD_ONS', 'OTHER_ADD_ON', ['Haircut', 'Long', '899', '60', 'Serum:149']],
    ['ADD_ONS', 'OTHER_ADD_ON', ['Waxing', '', '899', '60', 'Serum:99;serum:99:5']],
    ['ADD_ONS', 'NOT_ADD_ONS', ['Haircut', 'Long', '899', '60', 'Mask']],
    ['ADD_ONS', 'NOT_ADD_ONS', ['Haircut', 'Long', '899', '60', 'Mask:99:5, Oil:49']],
    ['ADD_ONS', 'NOT_ADD_ONS', ['Haircut', 'Long', '899', '60', 'Mask:99:2000']],
    ['ADD_ONS', 'NOT_ADD_ONS', ['Haircut', 'Long', '899', '60', '"Mask:99']],
    ['ADD_ONS', 'TOO_LONG', ['Haircut', 'Long', '899', '60', `${'x'.repeat(41)}:99`]],
    ['ADD_ONS', 'TOO_MANY', ['Haircut', 'Long', '899', '60', Array.from({ length: 11 }, (_, n) => `Oil ${n}:9`).join(';')]],
  ])('are refused in the column %s with the reason %s', async (field, reason, row) => {
    await imported(HAIRCUT);
    const run = await checked([MENU, row]);
    expect(await rowsOf(run.id, 'REFUSED')).toMatchObject([{ field, reason }]);
  });

  it('are 8 and 12 at most', async () => {
    const rows = Array.from({ length: 9 }, (_, n) => ['Haircut', `Length ${n}`, '499', '30', '']);
    const run = await checked([MENU, ...rows]);
    expect(run.counts).toMatchObject({ NEW: 8, REFUSED: 1 });
    expect(await rowsOf(run.id, 'REFUSED')).toMatchObject([{ row: 10, field: 'VARIANT', reason: 'TOO_MANY' }]);
  });

  it('stay where they were booked, and the others go', async () => {
    const run = await imported([...HAIRCUT, ['Haircut', 'Extra long', '1199', '75', '']]);
    const [haircut] = await services();
    const [, long] = haircut.variants;
    const visit = { bookingDate: '2026-12-10', bookingTime: '11:00:00', address: HOME };
    const order = {
      mobile: newMobile(),
      fullName: 'Asha Rao',
      serviceIds: [refOf({ serviceId: haircut.id, variantId: long.id })],
      ...visit,
    };
    expect((await call('POST', '/booking/admin', order)).status).toBe(201);
    expect((await undone(run.id)).undone).toEqual({ removed: 2, restored: 0, kept: [{ reason: 'HAS_BOOKINGS', count: 2 }] });
    const [left, ...others] = await services();
    expect([options(left.variants).map(([name]) => name), others]).toEqual([['Short', 'Long'], []]);
  });
});
