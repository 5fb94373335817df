/** Sheets that salons keep by hand, messier than the exports of programs (rules B80, B81, B86). */
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { importer } from '../../test/imports.ts';
import { makeAdmin } from '../../test/makers.ts';
import { csvText, xlsxOf } from '../../test/tables.ts';

const app = appOfEachTest();
let token: string;
beforeEach(async () => {
  token = (await makeAdmin(app)).token;
});
const { call, upload, uploaded, checked, imported, rowsOf } = importer(app, () => token);

const ASHA = '9822012345';
const customers = async () => (await call('GET', '/customer/admin?size=100')).body.data.content;
const noteOf = async (id: string) => (await call('GET', `/customer/admin/${id}/note`)).body.data.note;

const RATES = [
  ['Category', 'Service', 'Hair length', 'Rate (Rs)', 'Time', 'Extras'],
  ['Brows', 'Threading', '', '60', '10 min', ''],
  ['Hair', 'Haircut', 'Short', '499', '30', 'Hair wash:249:15'],
  ['Hair', 'Haircut', 'Long', 'Rs. 899/-', '1 hr', ''],
  ['चेहरा', 'हर्बल फेशियल', '', '899', '1:00', ''],
];
const MEANT = ['CATEGORY', 'SERVICE', 'VARIANT', 'PRICE', 'MINUTES', 'ADD_ONS'];

describe('a mobile', () => {
  it.each([
    '+91 98220 12345',
    '098220-12345',
    '919822012345',
    '9822012345 / 9700000001',
    '9822012345 & 9700000001',
    '0712-2234567, 98220 12345',
    '98220 12345 (husband)',
    'WhatsApp 9822012345',
    '9822012345\n9700000001',
  ])('is found in %j', async cell => {
    await imported([
      ['Name', 'Contact No.'],
      ['Asha Rao', cell],
    ]);
    expect(await customers()).toMatchObject([{ mobile: ASHA }]);
  });

  it.each(['0712 2234567', '98220 1234', '98220123456', '9822 and 012345'])('is not made of %j', async cell => {
    const { id } = await checked([
      ['Name', 'Contact No.'],
      ['Asha Rao', cell],
    ]);
    expect(await rowsOf(id, 'REFUSED')).toMatchObject([{ field: 'MOBILE', reason: 'NOT_A_MOBILE' }]);
  });
});

describe('a birthday without its year', () => {
  it.each(['14 Feb', '14/2', 'February 14', '14th Feb'])('goes into the note: %s', async cell => {
    const file = [
      ['Name', 'Mobile', 'Birthday', 'Remarks'],
      ['Asha Rao', ASHA, cell, 'Rings twice.'],
    ];
    expect((await imported(file, { dateOrder: 'DAY_FIRST' })).counts.NEW).toBe(1);
    const [{ id, dateOfBirth }] = await customers();
    expect([dateOfBirth, await noteOf(id)]).toEqual([null, `Rings twice.\nBirthday: ${cell}`]);
    expect((await imported(file, { dateOrder: 'DAY_FIRST' })).counts.SAME).toBe(1);
  });

  it.each(['31 Feb', '2/1990', 'spring'])('is none of a day that there is not: %s', async cell => {
    const { id } = await checked(
      [
        ['Name', 'Mobile', 'Birthday'],
        ['Asha Rao', ASHA, cell],
      ],
      { dateOrder: 'DAY_FIRST' },
    );
    expect(await rowsOf(id, 'REFUSED')).toMatchObject([{ field: 'DATE_OF_BIRTH', reason: 'NOT_A_DATE' }]);
  });
});

describe('a list of rates', () => {
  it('is read by its own words, below lines that are only its title', async () => {
    const titled = [['Sai Beauty, rates of 2026'], ['Ask for a discount'], ...RATES];
    for (const bytes of [Buffer.from(csvText(titled)), xlsxOf(titled)]) {
      const { data } = (await upload(bytes)).body;
      expect(data).toMatchObject({ kind: 'SERVICES', columns: RATES[0], rows: 4, mapping: MEANT });
    }
    expect((await imported(titled)).counts).toEqual({ NEW: 4, SAME: 0, MERGED: 0, REFUSED: 0 });
    expect((await call('GET', '/service/all')).body.data.totalElements).toBe(3);
  });

  it('that was taken for customers says how it would be read otherwise', async () => {
    const { data } = (await upload(Buffer.from(csvText(RATES)), { kind: 'CUSTOMERS' })).body;
    expect(data).toMatchObject({ kind: 'CUSTOMERS', guessedKind: 'SERVICES', guessedMapping: MEANT });
    const answer = await call('PUT', `/import/admin/${data.id}`, { kind: 'SERVICES', mapping: data.guessedMapping });
    expect(answer.body.data).toMatchObject({ kind: 'SERVICES', state: 'CHECKING' });
  });
});

it('a column that is empty in the first rows is shown with a later one', async () => {
  const rows = Array.from({ length: 20 }, (_, n) => ['Asha Rao', `98220123${n + 10}`, n === 12 ? 'Rings twice.' : '']);
  const { sample } = await uploaded([['Name', 'Mobile', 'Remarks'], ...rows]);
  expect(sample).toHaveLength(6);
  expect(sample.at(-1)).toEqual(rows[12]);
});
