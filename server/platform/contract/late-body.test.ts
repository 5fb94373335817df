/** Bodies that end long after they began, when who sends them is let in no more (rule S14). */
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { dial, hangUp, until } from '../../test/dial.ts';
import { formOf, portOf } from '../../test/form.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import { makeAddress, makeAdmin, makeCustomer, makeKey, makeService } from '../../test/makers.ts';

const app = appOfFile();
let staff: string;
let service: string;
beforeAll(async () => {
  staff = (await makeAdmin(app)).token;
  service = await makeService(app);
});
afterEach(hangUp);

interface Sent {
  token: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends all of a PUT but its last byte, does `meanwhile`, and gives the status of the answer to the rest. */
const putLate = async (path: string, { token, headers, body }: Sent, meanwhile: () => Promise<unknown>): Promise<number> => {
  const line = dial(`http://127.0.0.1:${portOf(app)}`);
  const all = { host: 'nikhar', authorization: `Bearer ${token}`, ...headers, 'content-length': String(body.length) };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  line.socket.write(`PUT /api/v1${path} HTTP/1.1\r\n${head.join('')}\r\n`);
  line.socket.write(body.subarray(0, -1));
  await setTimeout(1100);
  expect(line.received).toBe('');
  await meanwhile();
  line.socket.write(body.subarray(-1));
  await until(() => line.received.includes('\r\n\r\n'), 10_000);
  return Number(line.received.split(' ')[1]);
};

it('an upload that ends after its API key was revoked is 401, and changes nothing', async () => {
  const key = () => makeKey(app, staff, 'Prices');
  const nameNow = async () => (await app.call('GET', `/service/${service}`)).body.data.name;
  const [standing, revoked] = [await key(), await key()];
  const rename = async (token: string, name: string, meanwhile: () => Promise<unknown>) =>
    putLate(`/service/${service}`, { token, ...(await formOf({ name })) }, meanwhile);

  expect(await rename(standing.token, 'Slow Facial', async () => {})).toBe(200);
  const revoke = () => app.call('DELETE', `/auth/admin/key/${revoked.key.id}`, { token: staff });
  expect(await rename(revoked.token, 'Stolen Facial', revoke)).toBe(401);
  expect(await nameNow()).toBe('Slow Facial');
});

it('a customer who is deactivated during the request does not move a visit', async () => {
  const customer = await makeCustomer(app);
  const { userId, token } = customer;
  const order = { userId, serviceIds: [service], bookingDate: '2026-12-07', bookingTime: '09:00:00', finalPrice: 999 };
  const body = { ...order, addressId: await makeAddress(app, customer), paymentType: 'PAY_AFTER' };
  const { bookingId } = (await app.call('POST', '/booking', { token, body })).body.data;
  const move = (bookingTime: string, meanwhile: () => Promise<unknown>) => {
    const sent = { token, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify({ bookingTime })) };
    return putLate(`/booking/${bookingId}`, sent, meanwhile);
  };

  expect(await move('11:00:00', async () => {})).toBe(200);
  const deactivate = () => app.call('PUT', `/customer/admin/${userId}/status?active=false`, { token: staff });
  expect(await move('13:00:00', deactivate)).toBe(401);
  const { data } = (await app.call('GET', `/booking/${bookingId}`, { token: staff })).body;
  expect(data.bookingTime).toBe('11:00:00');
});

it('a body that came in time is not checked again', async () => {
  const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length;
  const before = timers();
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"mobile":"9000000000"}' };
  for (let i = 0; i < 50; i++) {
    const { status } = await fetch(`http://127.0.0.1:${portOf(app)}/api/v1/auth/login`, request);
    expect(status).toBe(404);
  }
  expect(timers() - before).toBeLessThan(25);
});
