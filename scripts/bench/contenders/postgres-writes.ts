/**
 * Bare node:http with a check of the token and hand-written statements over `pg`: the floor of `POST /booking` on PostgreSQL. It checks no
 * price, place or limit. Arguments: the database's URL, the number of connections, and `shared` if works that arrive together share a
 * commit on one connection. Otherwise each work has its own SERIALIZABLE transaction, and runs again after a lost race.
 */
import { createHmac, randomUUIDv7 } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import { SECRET } from '../../../server/test/process.ts';
import type { BookingBody } from './hand-written.ts';
import { listen } from './listen.ts';

const [url, connections, shared] = process.argv.slice(2) as [string, string, string | undefined];
const pool = new pg.Pool({ connectionString: url, max: Number(connections) });

/** Every statement is prepared once for each connection. */
const query = async <Row>(client: pg.Pool | pg.PoolClient, name: string, text: string, values: unknown[]): Promise<Row[]> =>
  (await client.query({ name, text, values })).rows as Row[];

interface Service {
  id: string;
  name: string;
  pricePaise: string;
  durationInMinutes: number;
}

const ITEM = ['bookingId', 'position', 'serviceId', 'name', 'pricePaise', 'quantity', 'durationInMinutes', 'bookingDate'];
const BOOKING = [
  ...['id', 'userId', 'bookingDate', 'startMinute', 'endMinute', 'durationInMinutes', 'addressId', 'address', 'totalPaise'],
  ...['discountPaise', 'finalPaise', 'couponId', 'couponCode', 'paymentType', 'status', 'createdAt', 'reference'],
];
const insert = (table: string, columns: string[], rows = 1): string => {
  const places = Array.from(
    { length: rows },
    (_, row) => `(${columns.map((_, n) => `$${row * columns.length + n + 1}`).join()})`,
  );
  return `INSERT INTO ${table} (${columns.map(column => `"${column}"`).join()}) VALUES ${places.join()}`;
};

/** Checks signature and session as the product does. */
const mustBeSignedIn = async (authorization = '') => {
  const [head, payload, signature] = authorization.slice('Bearer '.length).split('.') as [string, string, string];
  const expected = createHmac('sha256', SECRET).update(`${head}.${payload}`).digest('base64url');
  const { sub, jti } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const session = 'SELECT "ownerId" FROM session WHERE id = $1 AND "expiresAt" > $2';
  const [found] = await query<{ ownerId: string }>(pool, 'session', session, [jti, Date.now()]);
  if (signature !== expected || found?.ownerId !== sub) throw new Error('Not a token of ours');
};

const book = async (client: pg.PoolClient, body: BookingBody, key: string) => {
  const now = Date.now();
  const id = randomUUIDv7();
  const { userId, bookingDate, addressId, couponCode = 'FIFTY' } = body;
  const services = await query<Service>(
    client,
    'services',
    'SELECT id, name, "pricePaise", "durationInMinutes" FROM service WHERE id = ANY($1)',
    [body.serviceIds],
  );
  const [address] = await query(client, 'address', 'SELECT * FROM address WHERE id = $1', [addressId]);
  const redeem = 'UPDATE coupon SET "usedCount" = "usedCount" + 1 WHERE code = $1 RETURNING id';
  const [coupon] = await query<{ id: string }>(client, 'redeem', redeem, [couponCode]);
  await query(client, 'use', insert('coupon_use', ['bookingId', 'couponId', 'userId']), [id, coupon?.id, userId]);
  const minutes = services.reduce((sum, { durationInMinutes }) => sum + durationInMinutes, 0);
  const total = services.reduce((sum, { pricePaise }) => sum + Number(pricePaise), 0);
  const final = body.finalPrice * 100;
  const start = Number(body.bookingTime.slice(0, 2)) * 60;
  await query(client, 'booking', insert('booking', BOOKING), [
    ...[id, userId, bookingDate, start, start + Math.max(60, minutes), minutes, addressId, JSON.stringify(address), total],
    ...[total - final, final, coupon?.id, couponCode, 'PAY_AFTER', 'PENDING', now, id.slice(-6).toUpperCase()],
  ]);
  const items = services.flatMap(({ id: serviceId, name, pricePaise, durationInMinutes }, position) => [
    ...[id, position, serviceId, name, pricePaise, 1, durationInMinutes, bookingDate],
  ]);
  await query(client, `items ${services.length}`, insert('booking_item', ITEM, services.length), items);
  const event = insert('event', ['id', 'at', 'kind', 'actor', 'bookingId']);
  const eventId = randomUUIDv7();
  await query(client, 'event', event, [eventId, now, 'BOOKED', 'CUSTOMER', id]);
  // The booking's messages are put off in the same transaction.
  const job = insert('job', ['id', 'kind', 'payload', 'key', 'state', 'dueAt', 'tries', 'createdAt']);
  const notice = JSON.stringify({ eventId, bookingId: id });
  await query(client, 'job', job, [randomUUIDv7(), 'MESSAGES', notice, eventId, 'WAITING', now, 0, now]);
  const booking = { bookingId: id, bookingDate, name: services.map(({ name }) => name), finalPrice: body.finalPrice };
  const kept = insert('idempotency', ['key', 'userId', 'requestHash', 'answer', 'createdAt']);
  await query(client, 'key', kept, [key, userId, key, JSON.stringify(booking), now]);
  return booking;
};

type Work = (client: pg.PoolClient) => Promise<unknown>;

const inTransaction = async <T>(client: pg.PoolClient, beginning: string, work: () => Promise<T>): Promise<T> => {
  await client.query(beginning);
  try {
    const value = await work();
    await client.query('COMMIT');
    return value;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
};

const LOST_RACE = '40001';
const alone = async (work: Work): Promise<unknown> => {
  const client = await pool.connect();
  try {
    for (;;) {
      try {
        return await inTransaction(client, 'BEGIN ISOLATION LEVEL SERIALIZABLE', () => work(client));
      } catch (error) {
        if (!(error instanceof pg.DatabaseError) || error.code !== LOST_RACE) throw error;
      }
    }
  } finally {
    client.release();
  }
};

let waiting: { work: Work; done: (value: unknown) => void }[] = [];
let isBusy = false;
const drain = async () => {
  isBusy = true;
  const client = await pool.connect();
  while (waiting.length > 0) {
    const jobs = waiting;
    waiting = [];
    const values: unknown[] = [];
    await inTransaction(client, 'BEGIN', async () => {
      for (const { work } of jobs) values.push(await work(client));
    });
    for (const [n, { done }] of jobs.entries()) done(values[n]);
  }
  client.release();
  isBusy = false;
};
const inSharedCommit = (work: Work): Promise<unknown> =>
  new Promise(done => {
    waiting.push({ work, done });
    if (!isBusy && waiting.length === 1) setImmediate(drain);
  });

const take = shared === 'shared' ? inSharedCommit : alone;

await listen(
  createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const asked = JSON.parse(Buffer.concat(chunks).toString()) as BookingBody;
    await mustBeSignedIn(request.headers.authorization);
    const data = await take(client => book(client, asked, request.headers['idempotency-key'] as string));
    const body = JSON.stringify({ success: true, message: 'Done', data });
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
  }),
);
