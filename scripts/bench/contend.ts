/** Contenders as processes of their own on one core, the load on another; measured in turn, round after round. */
import { execFileSync, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../../server/test/process.ts';

const SERVER_CORE = '0';
const LOAD_CORE = '1';
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-p', String(process.pid)]).status === 0;
const pinned = canPin ? ['taskset', '-c', SERVER_CORE] : [];

/** This process asks from now on from the other core than the servers answer on. */
export function takeLoadCore() {
  if (canPin) execFileSync('taskset', ['-p', '-c', LOAD_CORE, String(process.pid)], { stdio: 'ignore' });
}
export const placement = canPin
  ? `servers on core ${SERVER_CORE}, load on core ${LOAD_CORE}`
  : 'servers and load share the cores';

export type Contender = RunningServer & { origin: string };

const SOURCES = [join(import.meta.dirname, '../../server/main.ts'), 'serve'];
const running = new Set<RunningServer>();
// However the benchmarks end, nobody goes on serving.
process.on('exit', () => {
  for (const { kill } of running) kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const started = async (options: Parameters<typeof startServer>[0]): Promise<Contender> => {
  const server = await startServer({ ...options, wrapper: [...pinned, ...(options.wrapper ?? [])] });
  running.add(server);
  server.process.on('exit', code => {
    running.delete(server);
    if (code) console.error(`A contender ended with ${code}:\n${server.output()}`);
  });
  return { ...server, origin: new URL(server.url).origin };
};

/** The product as `npm start` runs it, less the demo data and the limits a client address has. */
export function startProduct(dataDir: string, env: Record<string, string> = {}, program = SOURCES, wrapper: string[] = []) {
  return started({ dataDir, env, program, wrapper });
}

/** Where build-floor.ts puts a contender as one file. */
export function bundledContender(name: string): string {
  return join(import.meta.dirname, '../../.cache/bench', `${name}.js`);
}

/** The same, bundled, with Node keeping what it compiled as it does for the product. */
export function startBundled(name: string, dataDir: string, args: string[] = []) {
  return started({ dataDir, program: [bundledContender(name), ...args], env: { NODE_COMPILE_CACHE: join(dataDir, 'compiled') } });
}

/** A file of contenders/ with its arguments. */
export function startContender(name: string, dataDir: string, args: string[] = [], wrapper: string[] = []) {
  return started({ dataDir, program: [join(import.meta.dirname, 'contenders', `${name}.ts`), ...args], wrapper });
}

/** Every contender's figure of every round. In each round all are measured, each time another first. */
export async function inTurn<Name extends string>(
  rounds: number,
  measure: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(measure) as Name[];
  const figures = Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++) {
    const order = names.map((_, place) => names[(place + round) % names.length] as Name);
    for (const name of order) figures[name].push(await measure[name]());
  }
  return figures;
}

/** Round by round, so that what slowed the machine for a while slowed both. */
export function ratios(of: number[], to: number[]): number[] {
  return of.map((value, round) => value / (to[round] as number));
}
