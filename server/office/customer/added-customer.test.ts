/** Customers whom staff or a program add, and whose names and notes they correct. */
import { beforeAll, describe, expect, it } from 'vitest';
import { appOfFile } from '../../test/hooked-app.ts';
import { HOME, makeAdmin, makeCustomer, makeDays, makeService, newMobile } from '../../test/makers.ts';

const app = appOfFile();
let admin: string;
beforeAll(async () => {
  admin = (await makeAdmin(app)).token;
});

const add = (body: object, token = admin) => app.call('POST', '/customer/admin', { token, body });
const change = (id: string, body: object, token = admin) => app.call('PUT', `/customer/admin/${id}`, { token, body });
const read = async (id: string) => (await app.call('GET', `/customer/admin/${id}`, { token: admin })).body.data;
const find = async (search: string) =>
  (await app.call('GET', `/customer/admin?search=${encodeURIComponent(search)}`, { token: admin })).body.data.content;
const signIn = async (mobile: string) => {
  const { verificationId } = (await app.call('POST', '/auth/login', { body: { mobile } })).body.data;
  const body = { mobile, verificationId, otp: app.sms.codeFor(mobile) };
  return (await app.call('POST', '/auth/verify-otp', { body })).body.data;
};

describe('a customer whom staff add', () => {
  it('has no passcode, and is verified after signing in with one', async () => {
    const mobile = newMobile();
    const added = await add({ mobile, fullName: '  Asha Rao ', note: ' Allergic to ammonia. ' });
    expect([added.status, added.body.data]).toEqual([
      201,
      expect.objectContaining({ mobile, fullName: 'Asha Rao', verified: false, active: true, bookings: 0 }),
    ]);
    const { id } = added.body.data;
    expect(await read(id)).toMatchObject({ customer: { verified: false }, note: 'Allergic to ammonia.' });
    expect(await find(mobile)).toMatchObject([{ id, verified: false }]);
    expect((await signIn(mobile)).userId).toBe(id);
    expect((await read(id)).customer.verified).toBe(true);
  });

  it('is not verified, unlike one who registered with a passcode', async () => {
    expect((await read((await makeCustomer(app)).userId)).customer.verified).toBe(true);
  });

  it('is also created by New Booking', async () => {
    const [mobile, service] = [newMobile(), await makeService(app, { price: 999 })];
    const visit = { serviceIds: [service], bookingDate: makeDays()(), bookingTime: '09:00:00', address: HOME };
    await app.call('POST', '/booking/admin', { token: admin, body: { mobile, fullName: 'Omar Khan', ...visit } });
    expect(await find(mobile)).toMatchObject([{ fullName: 'Omar Khan', verified: false }]);
  });

  it('is not added twice, even by two calls at once', async () => {
    const mobile = newMobile();
    const answers = await Promise.all([add({ mobile, fullName: 'Asha Rao' }), add({ mobile, fullName: 'Asha Rao' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      errorCode: 'MOBILE_ALREADY_EXISTS',
      message: 'A customer with this mobile number already exists.',
    });
    const { mobile: registered } = await makeCustomer(app);
    expect((await add({ mobile: registered, fullName: 'Asha Rao' })).status).toBe(409);
  });

  it.each([
    ['mobile', { mobile: '12345' }],
    ['fullName', { fullName: '12345' }],
    ['fullName', { fullName: '  ' }],
    ['note', { note: 'x'.repeat(1001) }],
    ['email', { email: 'asha@mail.example' }],
  ])('is not added with a wrong %s', async (field, wrong) => {
    const refused = await add({ mobile: newMobile(), fullName: 'Asha Rao', ...wrong });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, field]);
  });
});

describe('name and note', () => {
  it('can be corrected by staff, alone or together, and are searchable at once', async () => {
    const { id } = (await add({ mobile: newMobile(), fullName: 'Asha Rao', note: 'Rings twice.' })).body.data;
    expect((await change(id, { fullName: ' Asha Venkataraman ' })).body.data).toMatchObject({
      id,
      fullName: 'Asha Venkataraman',
    });
    expect((await read(id)).note).toBe('Rings twice.');
    expect(await find('Venkataraman')).toMatchObject([{ id }]);
    expect((await change(id, { note: '  ' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ customer: { fullName: 'Asha Venkataraman' }, note: null });
    await change(id, { fullName: 'Asha Rao', note: 'Third floor.' });
    expect(await read(id)).toMatchObject({ customer: { fullName: 'Asha Rao' }, note: 'Third floor.' });
    expect(await find('Venkataraman')).toEqual([]);
  });

  it('stay if one is not valid, and are 404 for an unknown customer', async () => {
    const { id } = (await add({ mobile: newMobile(), fullName: 'Asha Rao' })).body.data;
    const refused = await change(id, { fullName: 'A1', note: 'new' });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'fullName']);
    expect((await change(id, {})).body.message).toBe('The request changes nothing.');
    expect(await read(id)).toMatchObject({ customer: { fullName: 'Asha Rao' }, note: null });
    expect((await change('nobody', { fullName: 'Asha Rao' })).body.errorCode).toBe('USER_NOT_FOUND');
  });
});
