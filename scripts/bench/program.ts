/** Start, memory and size of the product as it is shipped: the bundle of scripts/build-program.ts. */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { memoryOf } from '../../server/test/process.ts';
import { binary } from '../build-binary.ts';
import { nodeOptions, programEntry } from '../program.ts';
import { type Contender, inTurn, ratios, startBundled, startProduct } from './contend.ts';
import { record } from './contenders/recorded.ts';
import { type Figure, inMs, median } from './figures.ts';
import { throughput, written } from './http-load.ts';
import type { Effort } from './reads.ts';
import { makeSalon, removeFolder, worksOf } from './salon.ts';

const CLIENTS = 32;
const SETTLE = 3000;
const page = '/api/v1/service/all?page=0&size=20';

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** From the command to the first answer, in milliseconds. */
const timeStart = async (start: () => Promise<Contender>) => {
  const started = performance.now();
  const server = await start();
  const answer = await fetch(server.origin + page);
  await answer.text();
  return { server, milliseconds: performance.now() - started };
};

const timeOnce = (start: () => Promise<Contender>) => async () => {
  const { server, milliseconds } = await timeStart(start);
  await server.kill('SIGTERM');
  return milliseconds;
};

const floor = 'fastify-prepared';
const buildFloor = () =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'build-floor.ts'), floor], { stdio: 'inherit' });

export const measureProgram = async ({ rounds, milliseconds, requests }: Effort): Promise<Figure[]> => {
  const salon = await makeSalon();
  const { dataDir } = salon;
  const program = [...nodeOptions, programEntry, 'serve'];
  try {
    const startBundle = () => startProduct(dataDir, {}, program);
    const { server: product } = await timeStart(startBundle);
    const bytes = join(dataDir, 'recorded.json');
    await record(product.origin, [page], bytes);
    await setTimeout(SETTLE);
    const idle = memoryOf(product);
    const read = written(page);
    const works = worksOf(salon);
    await throughput(product.origin, CLIENTS, () => read, milliseconds * 20);
    let left = requests * 20;
    await throughput(product.origin, CLIENTS, () => (left-- > 0 ? works.book() : undefined));
    await setTimeout(SETTLE);
    const loaded = memoryOf(product);
    await product.kill('SIGTERM');

    buildFloor();
    const starts = await inTurn(rounds, {
      floor: timeOnce(() => startBundled(floor, dataDir, [bytes, dataDir])),
      product: timeOnce(startBundle),
      sources: timeOnce(() => startProduct(dataDir)),
    });
    const memory = (name: string, value: number, most: number): Figure => ({
      name,
      product: `${value.toFixed(0)} MB`,
      ratios: [value],
      unit: 'MB',
      reach: { most },
    });
    return [
      {
        name: 'start to first answer, bundled',
        product: inMs(median(starts.product)),
        ratios: starts.product,
        unit: 'ms',
        reach: { most: 300 },
      },
      {
        name: '  against Fastify with better-sqlite3 and nothing else, bundled',
        floor: inMs(median(starts.floor)),
        product: inMs(median(starts.product)),
        ratios: ratios(starts.product, starts.floor),
      },
      { name: 'start to first answer, sources', product: inMs(median(starts.sources)) },
      memory('memory, idle', idle, 90),
      memory('memory, after load', loaded, 120),
      ...(existsSync(binary) ? [{ name: 'one-file program', product: megabytes(statSync(binary).size) }] : []),
    ];
  } finally {
    removeFolder(dataDir);
  }
};
