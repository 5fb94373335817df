/**
 * `npm run soak [-- seconds] [postgres]`: mixed load (10 minutes by default) on the product as a process. In the first half it is killed
 * again and again; in the second half one process survives. Backups are made and restored all the time. Prints what happened.
 * Ends with 1 if something acknowledged was lost or doubled, a slot or coupon was oversold, a restart took more than five
 * seconds, or memory grew by more than a fifth. With `postgres`, two instances run on one PostgreSQL (two-instances.ts).
 */
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { memoryOf, startServer } from '../../server/test/process.ts';
import { buildProgramWhenStale } from '../build-program.ts';
import { sqliteBooks } from './books.ts';
import { clientOf, type Place } from './client.ts';
import { brokenIn } from './invariants.ts';
import { Ledger } from './ledger.ts';
import { keepShop, register, shop } from './people.ts';
import { makeSalon, TEAMS } from './salon.ts';
import { backUpAgainAndAgain, killAgainAndAgain } from './trials.ts';
import { soakTwoInstances } from './two-instances.ts';

const SHOPPERS = 10;
/** A process has grown to its size by then (rule R95). Shorter soaks share their machine and judge neither memory nor speed. */
const SETTLED = 120;
const GROWTH = 1.2;
/** The longest time from a kill until the next process listens (rule R84). */
const BACK_MS = 5000;

/** The lines to print, and the broken promises. */
export async function soak(seconds: number): Promise<{ figures: string[]; violations: string[] }> {
  const salon = await makeSalon(SHOPPERS);
  const place = { server: await startServer({ dataDir: salon.dataDir }) };
  try {
    return await soakSalon(salon, place, seconds);
  } finally {
    await place.server.kill('SIGKILL');
    rmSync(salon.dataDir, { recursive: true });
  }
}

const soakSalon = async (salon: Awaited<ReturnType<typeof makeSalon>>, place: Place, seconds: number) => {
  const { dataDir } = salon;
  const ledger = new Ledger();
  const started = performance.now();
  const isPast = (second: number) => () => performance.now() - started > second * 1000;
  const isOver = isPast(seconds);

  const people = { ...salon, ledger, isOver, client: clientOf(place, ledger) };
  const busy = Promise.all([
    ...salon.customers.map(customer => shop(people, customer)),
    register(people, [dataDir]),
    keepShop(people, salon.staff, salon.categoryId),
    backUpAgainAndAgain(dataDir, ledger, isOver),
  ] as const);
  const tried = async () => {
    const { kills, slowest } = await killAgainAndAgain(dataDir, place, isPast(seconds / 2));
    await setTimeout(Math.min(SETTLED, seconds / 4) * 1000);
    return { kills, slowest, settled: memoryOf(place.server) };
  };
  const [everybody, { kills, slowest, settled }] = await Promise.all([busy, tried()]);
  const memory = memoryOf(place.server);

  const code = await place.server.kill('SIGTERM');
  if (code !== 0) ledger.violations.push(`The server ended with ${code}: ${place.server.output()}`);
  const isLong = seconds / 4 >= SETTLED;
  if (isLong && slowest > BACK_MS) ledger.violations.push(`The way back after a kill took ${slowest.toFixed(0)} ms`);
  if (isLong && memory > settled * GROWTH) ledger.violations.push(`Memory grew from ${settled} to ${memory} MB`);
  const books = sqliteBooks(dataDir);
  ledger.violations.push(...(await brokenIn(books, ledger.promised(), TEAMS, true)));
  await books.close();

  const answers = [...ledger.answers].toSorted().map(([what, times]) => `  ${what}: ${times}`);
  return {
    figures: [
      `${seconds} s, ${kills} times killed (slowest way back ${slowest.toFixed(0)} ms), ${everybody.at(-1)} backups restored and compared`,
      `${ledger.booked.size} bookings acknowledged, ${ledger.cancelled.size} of them cancelled`,
      `memory ${settled.toFixed(0)} MB once the last process was warm, ${memory.toFixed(0)} MB at its end`,
      ...answers,
    ],
    violations: ledger.violations,
  };
};

if (import.meta.main) {
  buildProgramWhenStale();
  const { figures, violations } = await (process.argv[3] === 'postgres' ? soakTwoInstances : soak)(
    Number(process.argv[2] ?? 600),
  );
  for (const line of figures) console.log(line);
  console.log(violations.length === 0 ? '\nEvery promise held.' : `\nBroken:\n${[...new Set(violations)].join('\n')}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
