/**
 * Prints the files of the server through which a request goes, by wing: `npm run flow -- book`. It plays the request on a salon of its own and
 * asks V8 which functions ran. The first request warms up, so what only a start needs is not counted.
 */
import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApp } from '../server/test/app.ts';
import { makeNamedSalon } from '../server/test/named-salon.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const DAY = '2026-12-05';

const app = await startApp({ env: { RATE_LIMIT: 'off' } });
const salon = await makeNamedSalon(app, { arrivalGraceMinutes: 0 });
const professionalId = await salon.addPerson('Asha');
const mustWork = async (request: PromiseLike<{ status: number; body: { data: { bookingId: string } } }>) => {
  const { status, body } = await request;
  if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data.bookingId;
};
const hours = ['10', '12', '14', '16'].map(hour => `${hour}:00:00`).values();
const booked = async () =>
  mustWork(salon.book(await salon.newCustomer(1), DAY, hours.next().value as string, { professionalId }));

/** Each flow prepares what it needs, and answers the request that is watched. */
const FLOWS = {
  /** A customer books, from the request to the rows. */
  book: async () => {
    const customer = await salon.newCustomer(1);
    const at = hours.next().value as string;
    return () => mustWork(salon.book(customer, DAY, at, { professionalId }));
  },
  /** Staff say that a visit is done, which issues its bill. */
  complete: async () => {
    const bookingId = await booked();
    return () => mustWork(app.call('PUT', `/booking/${bookingId}/completed`, { token: salon.token }));
  },
  /** The customer cancels. */
  cancel: async () => {
    const bookingId = await booked();
    return () => mustWork(app.call('PUT', `/booking/${bookingId}/cancel`, { token: salon.token }));
  },
};

const name = (process.argv[2] ?? 'book') as keyof typeof FLOWS;
if (!FLOWS[name]) throw new Error(`Name one of: ${Object.keys(FLOWS).join(', ')}`);

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
await (await FLOWS[name]())();
const watched = await FLOWS[name]();
await session.post('Profiler.takePreciseCoverage');
await watched();
const { result } = await session.post('Profiler.takePreciseCoverage');
await app.close();

const files = result
  .filter(({ url, functions }) => url.startsWith('file:') && functions.some(({ ranges: [range] }) => (range?.count ?? 0) > 0))
  .map(({ url }) => relative(root, fileURLToPath(url)))
  .filter(file => /^(server|common)\//.test(file) && !file.startsWith('server/test/'))
  .toSorted();
const rooms = Map.groupBy(files, file => file.split('/').slice(0, -1).join('/'));
for (const [room, own] of rooms) console.log(`${room.padEnd(32)} ${own.map(file => file.split('/').at(-1)).join(' ')}`);
console.log(`${files.length} files in ${rooms.size} folders`);
