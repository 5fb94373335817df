/** Start, memory and size of the product as it is shipped: the bundle of scripts/build-program.ts. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { binary } from '../build-binary.ts';
import { nodeOptions, programEntry } from '../program.ts';
import { type Contender, startProduct } from './contend.ts';
import { type Figure, inMs, median } from './figures.ts';
import { throughput, written } from './http-load.ts';
import type { Effort } from './reads.ts';
import { makeSalon, removeFolder, worksOf } from './salon.ts';

const CLIENTS = 32;
const SETTLE = 3000;
const page = '/api/v1/service/all?page=0&size=20';

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** Resident memory in MB, as the machine counts it. */
const memoryOf = ({ process: { pid } }: Contender): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** From the command to the first answer, in milliseconds. */
const timeStart = async (dataDir: string, program?: string[]) => {
  const started = performance.now();
  const product = await startProduct(dataDir, {}, program);
  const answer = await fetch(product.origin + page);
  await answer.text();
  return { product, milliseconds: performance.now() - started };
};

const timeStarts = async (times: number, dataDir: string, program?: string[]): Promise<number[]> => {
  const found: number[] = [];
  for (let n = 0; n < times; n++) {
    const { product, milliseconds } = await timeStart(dataDir, program);
    found.push(milliseconds);
    await product.kill('SIGTERM');
  }
  return found;
};

export const measureProgram = async ({ rounds, milliseconds, requests }: Effort): Promise<Figure[]> => {
  const salon = await makeSalon();
  const { dataDir } = salon;
  const program = [...nodeOptions, programEntry, 'serve'];
  try {
    const starts = await timeStarts(rounds, dataDir, program);
    const sources = await timeStarts(rounds, dataDir);
    const { product } = await timeStart(dataDir, program);
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
        product: inMs(median(starts)),
        ratios: starts,
        unit: 'ms',
        reach: { most: 300 },
      },
      { name: 'start to first answer, sources', product: inMs(median(sources)) },
      memory('memory, idle', idle, 90),
      memory('memory, after load', loaded, 120),
      ...(existsSync(binary) ? [{ name: 'one-file program', product: megabytes(statSync(binary).size) }] : []),
    ];
  } finally {
    removeFolder(dataDir);
  }
};
