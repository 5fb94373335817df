/** Runs contenders as processes on one core and the load on another. Measures them in turn, round after round. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type RunningServer, startServer } from '../../server/test/process.ts';
import type { Books } from '../soak/books.ts';
import { openJobsIn } from '../soak/invariants.ts';

const SERVER_CORE = '0';
const LOAD_CORE = '1';
let isPinned = false;
const pinnedTo = (core: string): string[] => (isPinned ? ['taskset', '-c', core] : []);

/** Moves this process, which makes the load, to a core without servers. Returns who is where, in words. */
export function takeLoadCore(): string {
  isPinned = availableParallelism() > 1 && spawnSync('taskset', ['-p', '-c', LOAD_CORE, String(process.pid)]).status === 0;
  return isPinned ? `servers on core ${SERVER_CORE}, load on core ${LOAD_CORE}` : 'servers and load share the cores';
}

/** Pins the n-th of several instances, so that they share no core as long as there are enough. The load takes little of its own. */
export function onCore(n: number): string[] {
  return pinnedTo(n % 2 === 0 ? SERVER_CORE : LOAD_CORE);
}

export type Contender = RunningServer & { origin: string };

/** The product as `npm start` runs it. */
export const sources = [join(import.meta.dirname, '../../server/main.ts'), 'serve'];
const running = new Set<RunningServer>();
// All servers end with the benchmarks.
process.on('exit', () => {
  for (const { kill } of running) kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const started = async (options: Parameters<typeof startServer>[0]): Promise<Contender> => {
  const server = await startServer({ ...options, wrapper: [...pinnedTo(SERVER_CORE), ...(options.wrapper ?? [])] });
  running.add(server);
  server.process.on('exit', code => {
    running.delete(server);
    if (code) console.error(`A contender ended with ${code}:\n${server.output()}`);
  });
  return { ...server, origin: new URL(server.url).origin };
};

/** The product as it is shipped (scripts/build-program.ts) or another program, without demo data and without rate limits. */
export function startProduct(dataDir: string, env: Record<string, string> = {}, program?: string[], wrapper: string[] = []) {
  return started({ dataDir, env, program, wrapper });
}

/** The place of a bundled contender (build-floor.ts). */
export function bundledContender(name: string): string {
  return join(import.meta.dirname, '../../.cache/bench', `${name}.js`);
}

/** Starts a bundled contender. Node caches the compiled code, as it does for the product. */
export function startBundled(name: string, dataDir: string, args: string[] = []) {
  return started({ dataDir, program: [bundledContender(name), ...args], env: { NODE_COMPILE_CACHE: join(dataDir, 'compiled') } });
}

/** Starts a contender from its source in contenders/. */
export function startContender(name: string, dataDir: string, args: string[] = [], wrapper: string[] = []) {
  return started({ dataDir, program: [join(import.meta.dirname, 'contenders', `${name}.ts`), ...args], wrapper });
}

/**
 * Measures all contenders in each round, each time with another first. Answers every figure. `settle` is waited for before each turn, so
 * that nobody's work of an earlier turn runs beside another one's.
 */
export async function inTurn<Name extends string>(
  rounds: number,
  measure: Record<Name, () => Promise<number>>,
  settle: () => Promise<void> = async () => {},
): Promise<Record<Name, number[]>> {
  const names = Object.keys(measure) as Name[];
  const figures = Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++) {
    const order = names.map((_, place) => names[(place + round) % names.length] as Name);
    for (const name of order) {
      await settle();
      figures[name].push(await measure[name]());
    }
  }
  return figures;
}

/** Resolves when the product has no job to do in any of these databases. */
export async function untilNoJobs(all: Books[]): Promise<void> {
  for (const books of all) while ((await openJobsIn(books, Date.now())) > 0) await setTimeout(50);
}

/** The ratio of each round. A slow moment of the machine hits both in the same round. */
export function ratios(of: number[], to: number[]): number[] {
  return of.map((value, round) => value / (to[round] as number));
}
