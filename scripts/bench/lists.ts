/**
 * `npm run bench:lists -- [bookings]`: the median of every list of the staff, over HTTP, with 5,000 customers and 1,000,
 * 10,000 and 100,000 bookings (or as many as are asked for), and the ratios to the last: no page may grow with the
 * history. 1,000 bookings are eleven days of a salon, so what spans a month is to be compared with 10,000. Ends with 1
 * when a list takes longer than 50 ms for its first page.
 */
import { rmSync } from 'node:fs';
import { seedHistory } from '../../server/demo/history/seed-history.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { startApp } from '../../server/test/app.ts';
import { makeAdmin } from '../../server/test/makers.ts';

const CUSTOMERS = 5000;
const SIZES = [1000, 10_000, Number(process.argv[2] ?? 100_000)];
const ROUNDS = 41;
/** Of every size the same, so that a day has as many visits. */
const TEAMS = 25;
const LIMIT_MS = 50;

type Medians = Map<string, number>;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const measure = async (bookings: number): Promise<Medians> => {
  const app = await startApp({ env: { LOG_LEVEL: 'silent' } });
  try {
    await seedDemo(app.db, app.clock);
    const { token } = await makeAdmin(app);
    const settings = (await app.call('GET', '/settings/admin', { token })).body.data;
    await app.call('PUT', '/settings/admin', { token, body: { ...settings, teams: TEAMS } });
    const { somebody } = await seedHistory(app.db, app.clock, { bookings, customers: CUSTOMERS });
    const { port } = app.app.server.address() as { port: number };
    const get = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${text}`);
      return text;
    };
    // Filling kept the event loop busy, which the server takes for overload until it has seen some quiet.
    for (let second = 0; second < 60 && !(await get('/booking/admin?size=1').catch(() => '')); second++) {
      await new Promise(resolve => setTimeout(resolve, 1000));
    }
    const { totalElements, content } = JSON.parse(await get('/booking/admin?size=10')).data;
    const reference = content[5].bookingId.slice(-6);

    const paths: Record<string, string> = {
      'bookings, first page': '/booking/admin?size=50',
      'bookings, far page': `/booking/admin?size=50&page=${Math.floor(totalElements / 50) - 2}`,
      'bookings, pending': '/booking/admin?size=50&status=PENDING',
      'bookings, completed unpaid': '/booking/admin?size=50&status=COMPLETED&paymentStatus=UNPAID',
      'bookings, 30 days': '/booking/admin?size=50&from=2026-11-05&to=2026-12-04',
      'search: reference': `/booking/admin?size=50&search=${reference}`,
      'search: mobile': `/booking/admin?size=50&search=${somebody.mobile}`,
      'search: full name': '/booking/admin?size=50&search=asha%20deshmukh',
      'search: first name': '/booking/admin?size=50&search=asha',
      'search: one service': '/booking/admin?size=50&search=gold%20radiance',
      'search: service word': '/booking/admin?size=50&search=facial',
      'search: service word, completed': '/booking/admin?size=50&search=facial&status=COMPLETED',
      'search: first name, unpaid': '/booking/admin?size=50&search=asha&paymentStatus=UNPAID',
      'search: one letter, completed': '/booking/admin?size=50&search=a&status=COMPLETED',
      'search: nothing': '/booking/admin?size=50&search=zzzz',
      'customers, first page': '/customer/admin?size=20',
      'customers, far page': '/customer/admin?size=20&page=240',
      'customers, search': '/customer/admin?size=20&search=desh',
      'one customer': `/customer/admin/${somebody.id}`,
      'messages, first page': '/message/admin?size=20',
      overview: '/analytics/admin/overview',
      'analytics, 30 days': '/analytics/admin',
      'analytics, 366 days': '/analytics/admin?from=2025-12-05&to=2026-12-05',
      'free slots of a day': '/booking/available-slots?date=2026-12-07&durationInMinutes=60',
      'week of the calendar': '/booking/admin/week?from=2026-11-30',
      'export of 30 days, CSV': '/booking/admin/export?from=2026-11-05&to=2026-12-04',
    };
    const medians: Medians = new Map();
    for (const [name, path] of Object.entries(paths)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const started = performance.now();
        await get(path);
        times.push(performance.now() - started);
      }
      medians.set(name, median(times));
    }
    return medians;
  } finally {
    await app.app.close();
    await app.db.close();
    rmSync(app.dataDir, { recursive: true, force: true });
  }
};

const [few, some, many] = [
  await measure(SIZES[0] as number),
  await measure(SIZES[1] as number),
  await measure(SIZES[2] as number),
];
const cells = (name: string, ...values: string[]) => name.padEnd(32) + values.map(value => value.padStart(12)).join('');
console.log(cells('median, ms', ...SIZES.map(size => size.toLocaleString('en-IN')), 'to 1,000', 'to 10,000'));
for (const [name, most] of many) {
  const [least, middle] = [few.get(name) as number, some.get(name) as number];
  const ratios = [most / least, most / middle].map(ratio => `${ratio.toFixed(2)}×`);
  console.log(cells(name, least.toFixed(2), middle.toFixed(2), most.toFixed(2), ...ratios));
}
const slow = [...many].filter(([name, most]) => /^(bookings|search|customers|messages)/.test(name) && most > LIMIT_MS);
console.log(slow.length === 0 ? `\nEvery list is under ${LIMIT_MS} ms.` : `\nOver ${LIMIT_MS} ms: ${slow.map(([name]) => name)}`);
process.exitCode = slow.length === 0 ? 0 : 1;
