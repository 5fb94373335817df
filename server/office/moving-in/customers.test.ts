/** Customers from the file of another program: from upload to undo (rules B80 to B85). */
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../common/time.ts';
import { forgetOld } from '../../housekeeping.ts';
import { importRow, importRun } from '../../platform/db/schema.ts';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { importer } from '../../test/imports.ts';
import { makeAdmin, makeCustomer, newMobile } from '../../test/makers.ts';
import { csvText, ENCODINGS, xlsxOf } from '../../test/tables.ts';

const app = appOfEachTest();
let token: string;
beforeEach(async () => {
  token = (await makeAdmin(app)).token;
});

const { call, upload, uploaded, read, checked, started, imported, undone, rowsOf } = importer(app, () => token);
const customers = async (search = '') =>
  (await call('GET', `/customer/admin?size=100&search=${encodeURIComponent(search)}`)).body.data.content;
const noteOf = async (id: string) => (await call('GET', `/customer/admin/${id}/note`)).body.data.note;

const signIn = async (mobile: string): Promise<string> => {
  const { verificationId } = (await app.call('POST', '/auth/login', { body: { mobile } })).body.data;
  // Nobody knows whose the mobile is by now (rule S23).
  const body = { mobile, verificationId, otp: app.sms.codeFor(mobile) };
  expect((await app.call('POST', '/auth/verify-otp', { body })).body.errorCode).toBe('NAME_NEEDED');
  return (await app.call('POST', '/auth/verify-otp', { body: { ...body, firstName: 'Asha' } })).body.data.token;
};

const HEAD = ['Mobile', 'Name', 'E-mail', 'Gender', 'Date of birth', 'Note'];
const [ASHA, OMAR] = ['9822012345', '9822054321'];

describe('an import of customers', () => {
  it('goes from the file to customers, who get nothing, and back', async () => {
    const file = [
      HEAD,
      ['+91 98220 12345', 'Asha Rao', 'asha@mail.example', 'Female', '15/08/1994', 'Allergic to ammonia.'],
      ['९८२२०५४३२१', 'Omar Khan', '', '', '', ''],
    ];
    const run = await checked(file);
    expect(run).toMatchObject({
      ...{ kind: 'CUSTOMERS', layout: 'Nikhar', state: 'CHECKED', rows: 2, done: 2, dateOrder: 'DAY_FIRST', encoding: 'UTF-8' },
      counts: { NEW: 2, SAME: 0, MERGED: 0, REFUSED: 0 },
    });
    expect(await customers()).toEqual([]);

    expect(await started(run.id)).toMatchObject({ state: 'DONE', counts: { NEW: 2 } });
    const [asha] = await customers('asha');
    expect(asha).toMatchObject({
      ...{ mobile: ASHA, fullName: 'Asha Rao', email: 'asha@mail.example', gender: 'FEMALE', dateOfBirth: '1994-08-15' },
      verified: false,
    });
    expect(await noteOf(asha.id)).toBe('Allergic to ammonia.');
    expect(await customers(OMAR)).toMatchObject([{ fullName: 'Omar Khan' }]);
    expect([app.sms.sent, app.messages.sent]).toEqual([[], []]);

    expect(await undone(run.id)).toMatchObject({ state: 'UNDONE', undone: { removed: 2, restored: 0, kept: [] } });
    expect(await customers()).toEqual([]);
    expect(await app.db.read.select().from(importRow)).toEqual([]);
  });

  it('brings the same file twice without a change, and a row twice in a file once', async () => {
    const file = [HEAD, [ASHA, 'Asha Rao', '', '', '', 'Rings twice.'], [ASHA, 'Asha R', '', '', '', 'Rings twice.']];
    const first = await checked(file);
    expect(first.counts).toEqual({ NEW: 1, SAME: 1, MERGED: 0, REFUSED: 0 });
    expect((await started(first.id)).counts).toEqual({ NEW: 1, SAME: 1, MERGED: 0, REFUSED: 0 });
    const before = await customers();
    expect((await imported(file)).counts).toEqual({ NEW: 0, SAME: 2, MERGED: 0, REFUSED: 0 });
    expect(await customers()).toEqual(before);
  });

  it('merges by mobile and never by name, fills what is missing, and replaces nothing', async () => {
    const { body } = await call('POST', '/customer/admin', { mobile: ASHA, fullName: 'Asha Deshmukh', note: 'Third floor.' });
    const run = await imported([
      HEAD,
      [ASHA, 'Asha Rao', 'asha@mail.example', 'F', '', 'Allergic to ammonia.'],
      [OMAR, 'Asha Deshmukh', '', '', '', ''],
    ]);
    expect(run.counts).toEqual({ NEW: 1, SAME: 0, MERGED: 1, REFUSED: 0 });
    const { id } = body.data;
    expect(await customers(ASHA)).toMatchObject([
      { id, fullName: 'Asha Deshmukh', email: 'asha@mail.example', gender: 'FEMALE' },
    ]);
    expect(await noteOf(id)).toBe('Third floor.\nAllergic to ammonia.');

    expect((await undone(run.id)).undone).toEqual({ removed: 1, restored: 1, kept: [] });
    expect(await customers()).toMatchObject([{ id, email: null, gender: null }]);
    expect(await noteOf(id)).toBe('Third floor.');
  });

  it('leaves the profile of a customer who signs in to her, and gives staff the note', async () => {
    const { mobile, userId } = await makeCustomer(app, 'Asha Rao');
    const run = await imported([HEAD, [mobile, 'Somebody Else', 'else@mail.example', 'male', '', 'Allergic to ammonia.']]);
    expect(run.counts.MERGED).toBe(1);
    expect(await customers(mobile)).toMatchObject([{ id: userId, fullName: 'Asha Rao', email: null, gender: null }]);
    expect(await noteOf(userId)).toBe('Allergic to ammonia.');
  });

  it('stays at whoever was touched since, and says why', async () => {
    const [signedIn, renamed] = [newMobile(), newMobile()];
    const file = [HEAD, [signedIn, 'Asha Rao'], [renamed, 'Omar Khan'], [newMobile(), 'Devi Patil']];
    const { id } = await imported(file);
    await signIn(signedIn);
    const [omar] = await customers(renamed);
    await call('PUT', `/customer/admin/${omar.id}`, { fullName: 'Omar Khan Sahib' });
    const run = await undone(id);
    expect(run.undone.removed).toBe(1);
    expect(run.undone.kept).toEqual(
      expect.arrayContaining([
        { reason: 'SIGNED_IN', count: 1 },
        { reason: 'CHANGED', count: 1 },
      ]),
    );
    expect((await rowsOf(id, 'NEW')).map(({ kept }: { kept: string }) => kept)).toEqual(['SIGNED_IN', 'CHANGED']);
    expect(await customers()).toHaveLength(2);
  });
});

describe('a row', () => {
  it.each([
    ['MOBILE', 'NOT_A_MOBILE', ['12345', 'Asha Rao']],
    ['MOBILE', 'NOT_A_MOBILE', ['98220123456', 'Asha Rao']],
    ['MOBILE', 'REQUIRED', ['', 'Asha Rao']],
    ['FULL_NAME', 'REQUIRED', [ASHA]],
    ['FULL_NAME', 'NOT_A_NAME', [ASHA, '4711']],
    ['FULL_NAME', 'TOO_LONG', [ASHA, 'Asha '.repeat(20)]],
    ['EMAIL', 'NOT_AN_EMAIL', [ASHA, 'Asha Rao', 'asha at mail']],
    ['GENDER', 'NOT_A_GENDER', [ASHA, 'Asha Rao', '', 'yes']],
    ['DATE_OF_BIRTH', 'NOT_A_DATE', [ASHA, 'Asha Rao', '', '', '31/02/1994']],
    ['DATE_OF_BIRTH', 'NOT_A_DATE', [ASHA, 'Asha Rao', '', '', '15/08/2094']],
    ['NOTE', 'TOO_LONG', [ASHA, 'Asha Rao', '', '', '', 'x'.repeat(5000)]],
    [null, 'TOO_MANY_CELLS', [ASHA, 'Rao', 'x@mail.example', '', '', 'note', 'and', 'more']],
  ])('is refused with the column %s and the reason %s', async (field, reason, row) => {
    const run = await checked([HEAD, row]);
    expect(run.counts).toEqual({ NEW: 0, SAME: 0, MERGED: 0, REFUSED: 1 });
    expect(await rowsOf(run.id, 'REFUSED')).toMatchObject([{ row: 2, field, reason }]);
  });

  it('with a formula brings its text, and goes out without one', async () => {
    const run = await imported([
      HEAD,
      [ASHA, '=cmd Rao', '', '', '', '=HYPERLINK("https://evil.example")'],
      ['=1+1', 'Omar Khan'],
    ]);
    expect(run.counts).toMatchObject({ NEW: 1, REFUSED: 1 });
    expect(await customers()).toMatchObject([{ fullName: 'cmd Rao' }]);
    const { text } = await call('GET', `/import/admin/${run.id}/refused`);
    expect(text).toContain(`3,Mobile,This is no Indian mobile number.,'=1+1,Omar Khan`);
    const own = (await call('GET', '/import/admin/template?kind=CUSTOMERS&filled=true')).text;
    expect(own).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });
});

describe('the table of refused rows', () => {
  it('can be corrected and uploaded as it is', async () => {
    const first = await imported([HEAD, ['12345', 'Asha Rao'], [OMAR, 'Omar Khan']]);
    const { text = '' } = await call('GET', `/import/admin/${first.id}/refused`);
    const corrected = (await upload(Buffer.from(text.replace('12345', ASHA)))).body.data;
    expect(corrected).toMatchObject({ layout: 'Nikhar', rows: 1 });
    await call('PUT', `/import/admin/${corrected.id}`, { mapping: corrected.mapping });
    await app.worker.runDue();
    expect((await read(corrected.id)).counts.NEW).toBe(1);
  });
});

/** How other programs write the same three customers. */
const LAYOUTS: Record<string, { head: string[]; row: (first: string, last: string, mobile: string, born: string) => string[] }> =
  {
    Nikhar: { head: HEAD, row: (first, last, mobile, born) => [mobile, `${first} ${last}`, '', 'F', born, ''] },
    Fresha: {
      head: [
        'Client',
        'First Name',
        'Last Name',
        'Mobile Number',
        'Telephone',
        'Email',
        'Gender',
        'Date of Birth',
        'Client Source',
      ],
      row: (first, last, mobile, born) => [`${first} ${last}`, first, last, mobile, '', '', 'Female', born, 'Walk-In'],
    },
    Timely: {
      head: ['FirstName', 'LastName', 'CompanyName', 'Email', 'Telephone', 'SmsNumber', 'DateOfBirth', 'Notes'],
      row: (first, last, mobile, born) => [first, last, '', '', '', mobile, born, ''],
    },
    Zenoti: {
      head: ['Guest Code', 'First Name', 'Last Name', 'Mobile', 'Email', 'Gender', 'DOB'],
      row: (first, last, mobile, born) => ['G1', first, last, mobile, '', 'F', born],
    },
    DINGG: {
      head: ['Customer Name', 'Mobile No', 'Gender', 'DOB', 'Anniversary', 'Email', 'Remarks'],
      row: (first, last, mobile, born) => [`${first} ${last}`, mobile, 'Female', born, '', '', ''],
    },
    Square: {
      head: ['First Name', 'Last Name', 'Email Address', 'Phone Number', 'Birthday', 'Memo', 'Creation Source'],
      row: (first, last, mobile, born) => [first, last, '', mobile, born, '', 'Directory'],
    },
  };

describe.each(Object.entries(LAYOUTS))('the export of %s', (layout, { head, row }) => {
  const rows = [head, row('Renée', 'Peña', ASHA, '15/08/1994'), row('Omar', 'Khan', '+91-98220 54321', '03/04/1990')];

  it.each(Object.entries(ENCODINGS))('is read in %s', async (encoding, encode) => {
    for (const delimiter of [',', ';', '\t']) {
      const { data } = (await upload(encode(csvText(rows, delimiter)))).body;
      expect(data).toMatchObject({ kind: 'CUSTOMERS', layout, encoding, dateOrder: 'DAY_FIRST', rows: 2 });
      await call('PUT', `/import/admin/${data.id}`, { mapping: data.mapping });
      await app.worker.runDue();
      expect((await read(data.id)).counts).toMatchObject({ NEW: 2, REFUSED: 0 });
      await started(data.id);
      expect(await customers()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ fullName: 'Renée Peña', mobile: ASHA, dateOfBirth: '1994-08-15' }),
          expect.objectContaining({ fullName: 'Omar Khan', mobile: OMAR, dateOfBirth: '1990-04-03' }),
        ]),
      );
      await undone(data.id);
    }
  });

  it('is read as XLSX, with dates and mobiles as numbers', async () => {
    const numbers = rows.map((cells, place) =>
      cells.map(cell => (cell === '15/08/1994' ? 34_561 : place > 0 && cell === ASHA ? Number(cell) : cell)),
    );
    const { data } = (await upload(xlsxOf(numbers))).body;
    expect(data).toMatchObject({ layout, encoding: 'XLSX' });
    await call('PUT', `/import/admin/${data.id}`, { mapping: data.mapping, dateOrder: 'DAY_FIRST' });
    await app.worker.runDue();
    await started(data.id);
    expect(await customers('Renée')).toMatchObject([{ mobile: ASHA, dateOfBirth: '1994-08-15' }]);
  });
});

describe('the order of day and month', () => {
  it('is shown with three examples when the dates do not tell it, and is then said', async () => {
    const births = ['03/04/1990', '05/06/1991', '07/08/1992', '09/10/1993'];
    const rows = [HEAD, ...births.map((born, n) => [`982201234${n}`, 'Asha Rao', '', '', born])];
    const run = await uploaded(rows);
    expect(run.dateOrder).toBeNull();
    expect(run.dates).toEqual([
      {
        column: 4,
        examples: [
          { text: '03/04/1990', dayFirst: '1990-04-03', monthFirst: '1990-03-04' },
          { text: '05/06/1991', dayFirst: '1991-06-05', monthFirst: '1991-05-06' },
          { text: '07/08/1992', dayFirst: '1992-08-07', monthFirst: '1992-07-08' },
        ],
      },
    ]);
    const american = await started((await checked(rows, { dateOrder: 'MONTH_FIRST' })).id);
    expect(american.dateOrder).toBe('MONTH_FIRST');
    expect(await customers('9822012340')).toMatchObject([{ dateOfBirth: '1990-03-04' }]);
  });
});

describe('a file', () => {
  it.each([
    ['EMPTY_FILE', Buffer.from('')],
    ['EMPTY_FILE', Buffer.from('\ufeff \r\n')],
    ['HEADER_ONLY', Buffer.from(csvText([HEAD]))],
    ['NOT_A_TABLE', Buffer.from([1, 2, 3, 0, 255, 254, 7, 7, 0, 1])],
    ['NOT_A_TABLE', Buffer.from('PK\u0003\u0004 and then nothing of a zip')],
    ['OLD_EXCEL', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['QUOTE_OPEN', Buffer.from(`${csvText([HEAD])}${ASHA},"Asha Rao\r\n${OMAR},Omar\r\n`)],
    ['TOO_MANY_COLUMNS', Buffer.from(csvText([Array.from({ length: 101 }, (_, n) => `c${n}`), ['x']]))],
  ])('is refused with %s', async (reason, bytes) => {
    const { status, body } = await upload(bytes);
    expect([status, body.errorCode, body.params?.reason]).toEqual([422, 'IMPORT_UNREADABLE', reason]);
    expect(await app.db.read.select().from(importRun)).toEqual([]);
  });

  it('is refused by its form with an unknown kind', async () => {
    const { status, body } = await upload(Buffer.from(csvText([HEAD, [ASHA, 'Asha Rao']])), { kind: 'PRODUCTS' });
    expect([status, body.errorCode, body.errors[0].field]).toEqual([400, 'VALIDATION_ERROR', 'kind']);
  });

  it('tells customers, services and bookings apart', async () => {
    expect(
      (
        await uploaded([
          ['Treatment', 'Duration', 'Rate'],
          ['Facial', '60', '999'],
        ])
      ).kind,
    ).toBe('SERVICES');
    const visit = ['Asha Rao', ASHA, '5/12/2026', '14:30', 'Facial'];
    expect((await uploaded([['Customer Name', 'Contact No', 'Appointment Date', 'Time', 'Service'], visit])).kind).toBe(
      'BOOKINGS',
    );
  });
});

describe('steps', () => {
  it('happen in their order, and may be sent again', async () => {
    const { id, mapping } = await uploaded([HEAD, [ASHA, 'Asha Rao']]);
    const step = async (name: string) => (await call('POST', `/import/admin/${id}/${name}`)).body.errorCode ?? 'ok';
    expect([await step('start'), await step('undo')]).toEqual(['IMPORT_STATE', 'IMPORT_STATE']);
    const refused = await call('PUT', `/import/admin/${id}`, { mapping: mapping.map(() => null) });
    expect(refused.body.message).toBe('Say which column has this: Mobile.');
    await call('PUT', `/import/admin/${id}`, { mapping });
    await app.worker.runDue();
    expect([await step('start'), await step('start')]).toEqual(['ok', 'ok']);
    await app.worker.runDue();
    expect(await customers()).toHaveLength(1);
    expect((await call('DELETE', `/import/admin/${id}`)).body.errorCode).toBe('IMPORT_STATE');
    expect((await call('PUT', `/import/admin/${id}`, { mapping })).body.errorCode).toBe('IMPORT_STATE');
    app.clock.advance(7 * DAY);
    token = (await makeAdmin(app)).token;
    expect(await step('undo')).toBe('IMPORT_STATE');
  });

  it('may be discarded before the import', async () => {
    const { id } = await uploaded([HEAD, [ASHA, 'Asha Rao']]);
    expect((await call('DELETE', `/import/admin/${id}`)).status).toBe(200);
    expect((await call('GET', `/import/admin/${id}`)).body.errorCode).toBe('IMPORT_NOT_FOUND');
    expect(await app.db.read.select().from(importRow)).toEqual([]);
  });
});

describe('personal data in rows', () => {
  it('go after 7 days, and the counts stay', async () => {
    const { id } = await imported([HEAD, [ASHA, 'Asha Rao', '', '', '15/08/1994'], ['12', 'Omar Khan']]);
    await uploaded([HEAD, [OMAR, 'Omar Khan']]);
    app.clock.advance(7 * DAY - MINUTE);
    await forgetOld(app);
    expect(await app.db.read.select().from(importRow)).toHaveLength(3);
    app.clock.advance(2 * MINUTE);
    await forgetOld(app);
    expect(await app.db.read.select().from(importRow)).toEqual([]);
    token = (await makeAdmin(app)).token;
    expect(await read(id)).toMatchObject({
      counts: { NEW: 1, REFUSED: 1 },
      sample: [],
      dates: [],
      fileName: null,
      undoUntil: null,
    });
    expect((await call('GET', '/import/admin')).body.data.content).toMatchObject([{ id }]);
    expect(await customers()).toHaveLength(1);
  });

  it('go with the customer, and are in the export of her data', async () => {
    await imported([HEAD, [ASHA, 'Asha Rao'], [OMAR, 'Omar Khan']]);
    const hers = await signIn(ASHA);
    const exported = (await app.call('GET', '/auth/profile/export', { token: hers })).body.data;
    expect(exported.importedRows).toMatchObject([{ cells: [{ column: 'Mobile', value: ASHA }, { column: 'Name' }] }]);
    expect((await app.call('DELETE', '/auth/profile', { token: hers })).status).toBe(200);
    expect((await app.db.read.select().from(importRow)).map(({ mobile }) => mobile)).toEqual([OMAR]);
  });
});
