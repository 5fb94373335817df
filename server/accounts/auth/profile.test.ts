/** Customers change their profile (rule S19). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeCustomer } from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

describe('the profile', () => {
  it('refuses a name that is too long once it is normalised', async () => {
    const { token } = await makeCustomer(app);
    const put = (fullName: string) => app.call('PUT', '/auth/profile', { token, body: { fullName } });
    const nukta = '\u095c';
    expect((await put(nukta + 'क'.repeat(39))).body.errors).toEqual([
      refusedField('fullName', 'Full name must be at most 40 characters', 'maxLength', { limit: 40 }),
    ]);
    const kept = (await put(nukta + 'क'.repeat(38))).body.data.fullName;
    expect([[...kept].length, (await put(kept)).status]).toEqual([40, 200]);
    // JavaScript counts each of these letters as two.
    expect((await put('𑀓'.repeat(40))).status).toBe(200);
  });

  it('changes the given fields, clears null fields and keeps the rest', async () => {
    const { token } = await makeCustomer(app);
    const put = (body: object) => app.call('PUT', '/auth/profile', { token, body });
    await put({ email: 'asha@mail.example', gender: 'FEMALE', dateOfBirth: '1996-02-29' });
    const changed = await put({ fullName: '  Asha D  ', email: null });
    expect(changed.body.data).toMatchObject({ fullName: 'Asha D', email: null, gender: 'FEMALE', dateOfBirth: '1996-02-29' });
  });

  it('G8 has a business with its GSTIN, or none', async () => {
    const { token } = await makeCustomer(app);
    const put = (body: object) => app.call('PUT', '/auth/profile', { token, body });
    const business = { businessName: ' Deccan Media ', gstin: '27 aaacr 5055k 1z7' };
    expect((await put({ businessName: 'Deccan Media' })).body.errors).toMatchObject([{ field: 'gstin' }]);
    expect((await put({ gstin: business.gstin })).body.errors).toMatchObject([{ field: 'businessName' }]);
    const kept = { businessName: 'Deccan Media', gstin: '27AAACR5055K1Z7' };
    expect((await put(business)).body.data).toMatchObject(kept);
    expect((await put({ businessName: ' ' })).body.errors).toMatchObject([{ field: 'businessName' }]);
    expect((await put({ fullName: 'Asha D' })).body.data).toMatchObject(kept);
    expect((await put({ businessName: null, gstin: null })).body.data).toMatchObject({ businessName: null, gstin: null });
  });

  it.each([
    [{ role: 'ADMIN' }],
    [{ isAdmin: true }],
    [{ mobile: '9876543210' }],
    [{ id: 'x' }],
    [{ lastActive: '2020-01-01T00:00:00Z' }],
    [{ email: 'nobody' }],
    [{ gender: 'male' }],
    [{ dateOfBirth: '2030-01-01' }],
    [{ dateOfBirth: '1800-01-01' }],
    [{ dateOfBirth: '1995-02-29' }],
    [{ fullName: null }],
    [{ fullName: ' ' }],
    [{}],
  ])('R16 R17 refuses %j and changes nothing', async body => {
    const { token } = await makeCustomer(app);
    const before = (await app.call('GET', '/auth/profile', { token })).body.data;
    expect((await app.call('PUT', '/auth/profile', { token, body })).status).toBe(400);
    expect((await app.call('GET', '/auth/profile', { token })).body.data).toEqual(before);
  });

  it.each([
    ['0094-08-15', 'Date of birth must be in 1900 or later'],
    ['1899-12-31', 'Date of birth must be in 1900 or later'],
    ['2030-01-01', 'Date of birth must be in the past'],
    // Today.
    ['2026-12-04', 'Date of birth must be in the past'],
  ])('explains why the date of birth %s is wrong', async (dateOfBirth, message) => {
    const { token } = await makeCustomer(app);
    const { body } = await app.call('PUT', '/auth/profile', { token, body: { dateOfBirth } });
    expect(body.errors).toEqual([refusedField('dateOfBirth', message)]);
  });

  it.each(['1900-01-01', '2026-12-03'])('accepts the date of birth %s', async dateOfBirth => {
    const { token } = await makeCustomer(app);
    const { body } = await app.call('PUT', '/auth/profile', { token, body: { dateOfBirth } });
    expect(body.data).toMatchObject({ dateOfBirth });
  });
});
