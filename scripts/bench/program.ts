/** Start, memory and size of the bundle that is shipped (scripts/build-program.ts). */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { memoryOf } from '../../server/test/process.ts';
import { binary } from '../build-binary.ts';
import { nodeOptions, programEntry } from '../program.ts';
import { type Contender, inTurn, ratios, sources, startBundled, startProduct } from './contend.ts';
import { record } from './contenders/recorded.ts';
import type { Effort } from './effort.ts';
import { type Figure, inMs, median } from './figures.ts';
import { patientFetch, throughput, written } from './http-load.ts';
import { copyOf, databaseFile, makeSalon, removeFolder, type Salon, worksOf } from './salon.ts';

const CLIENTS = 32;
const page = '/api/v1/service/all?page=0&size=20';

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** The milliseconds from the command to the first answer. */
const timeStart = async (start: () => Promise<Contender>) => {
  const started = performance.now();
  const server = await start();
  const answer = await patientFetch(server.origin + page);
  await answer.text();
  return { server, milliseconds: performance.now() - started };
};

const timeOnce = (start: () => Promise<Contender>) => async () => {
  const { server, milliseconds } = await timeStart(start);
  await server.kill('SIGTERM');
  return milliseconds;
};

const floor = 'fastify-prepared';
const startProgram = (dataDir: string) => startProduct(dataDir, {}, [...nodeOptions, programEntry, 'serve']);
const buildFloor = () =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'build-floor.ts'), floor], { stdio: 'inherit' });

/** Resident memory of a new process in MB: at rest, and after a crowd has read and booked. */
const measureMemory = async (salon: Salon, { milliseconds, requests, rest }: Effort) => {
  const dataDir = copyOf(salon);
  const { server } = await timeStart(() => startProgram(dataDir));
  try {
    await setTimeout(rest);
    const idle = memoryOf(server);
    const read = written(page);
    const { book } = worksOf(salon);
    await throughput(server.origin, CLIENTS, () => read, milliseconds * 20);
    let left = requests * 20;
    await throughput(server.origin, CLIENTS, () => (left-- > 0 ? book() : undefined));
    await setTimeout(rest);
    return { idle, loaded: memoryOf(server) };
  } finally {
    await server.kill('SIGTERM');
    removeFolder(dataDir);
  }
};

/** Records the product's home page, which the floor sends. */
const recordPage = async (dataDir: string): Promise<string> => {
  const { server } = await timeStart(() => startProgram(dataDir));
  const bytes = join(dataDir, 'recorded.json');
  await record(server.origin, [page], bytes);
  await server.kill('SIGTERM');
  return bytes;
};

export async function measureProgram(effort: Effort): Promise<Figure[]> {
  const { rounds } = effort;
  const salon = await makeSalon(effort.customers);
  const { dataDir } = salon;
  try {
    // The moment of V8's last collection changes the figure by a tenth, so several processes are measured.
    const memories: Awaited<ReturnType<typeof measureMemory>>[] = [];
    while (memories.length < rounds / 5) memories.push(await measureMemory(salon, effort));
    const bytes = await recordPage(dataDir);
    buildFloor();
    const starts = await inTurn(rounds, {
      floor: timeOnce(() => startBundled(floor, dataDir, [bytes, databaseFile(dataDir)])),
      product: timeOnce(() => startProgram(dataDir)),
      sources: timeOnce(() => startProduct(dataDir, {}, sources)),
    });
    const memory = (name: string, values: number[], most: number): Figure => ({
      name,
      product: `${median(values).toFixed(0)} MB (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`,
      ratios: values,
      unit: 'MB',
      reach: { most },
    });
    return [
      {
        name: 'start to first answer, bundled, against Fastify with better-sqlite3 and nothing else',
        floor: inMs(median(starts.floor)),
        product: inMs(median(starts.product)),
        ratios: ratios(starts.product, starts.floor),
        reach: { most: 1.5 },
      },
      { name: 'start to first answer, sources', product: inMs(median(starts.sources)) },
      memory(
        'memory, idle',
        memories.map(({ idle }) => idle),
        80,
      ),
      memory(
        'memory, after load',
        memories.map(({ loaded }) => loaded),
        115,
      ),
      ...(existsSync(binary) ? [{ name: 'one-file program', product: megabytes(statSync(binary).size) }] : []),
    ];
  } finally {
    removeFolder(dataDir);
  }
}
