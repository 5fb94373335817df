/** The public catalogue under 32 connections, against servers that send the same answers (aim F1). */
import { join } from 'node:path';
import { type Contender, inTurn, ratios, startContender, startProduct } from './contend.ts';
import { record } from './contenders/recorded.ts';
import { differenceOf } from './difference.ts';
import type { Effort } from './effort.ts';
import { type Figure, median, perSecond } from './figures.ts';
import { patientFetch, throughput, written } from './http-load.ts';
import { databaseFile, makeSalon, removeFolder } from './salon.ts';

const CONNECTIONS = 32;

/** Throws the first difference from the product's answer, because a floor that sends less is none. */
const mustAnswerAlike = async (path: string, product: Contender, others: Record<string, Contender>) => {
  const ask = async ({ origin }: Contender) => (await patientFetch(origin + path)).json();
  const expected = await ask(product);
  for (const [name, contender] of Object.entries(others)) {
    const difference = differenceOf(await ask(contender), expected);
    if (difference) throw new Error(`The contender '${name}' answers ${path} unlike the product: ${difference}`);
  }
};

export async function measureReads({ rounds, milliseconds, warmUpMilliseconds, customers }: Effort): Promise<Figure[]> {
  const salon = await makeSalon(customers);
  const { dataDir } = salon;
  const one = `/api/v1/service/${salon.serviceIds[100]}`;
  const page = '/api/v1/service/all?page=0&size=20';
  const file = join(dataDir, 'recorded.json');

  const product = await startProduct(dataDir);
  await record(product.origin, [page, one], file);
  const contenders = {
    bare: await startContender('node-bytes', dataDir, [file]),
    cached: await startContender('fastify-bytes', dataDir, [file]),
    prepared: await startContender('fastify-prepared', dataDir, [file, databaseFile(dataDir)]),
    product,
    uncached: await startContender('uncached', dataDir),
  };

  const figures: Figure[] = [];
  try {
    for (const [name, path, hit] of [
      ['GET /service/all, 20 of 200', page, 0.65],
      ['GET /service/{id}', one, 0.7],
    ] as const) {
      await mustAnswerAlike(path, product, contenders);
      const request = written(path);
      const forBrowsers = written(path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
      const measure = (origin: string, time: number) => throughput(origin, CONNECTIONS, () => request, time);
      for (const { origin } of Object.values(contenders)) await measure(origin, warmUpMilliseconds);
      const found = await inTurn(rounds, {
        bare: () => measure(contenders.bare.origin, milliseconds),
        cached: () => measure(contenders.cached.origin, milliseconds),
        prepared: () => measure(contenders.prepared.origin, milliseconds),
        product: () => measure(contenders.product.origin, milliseconds),
        uncached: () => measure(contenders.uncached.origin, milliseconds),
        compressed: () => throughput(product.origin, CONNECTIONS, () => forBrowsers, milliseconds),
      });
      const against = (floor: 'bare' | 'cached' | 'prepared', of: 'product' | 'uncached') => ({
        floor: perSecond(median(found[floor])),
        product: perSecond(median(found[of])),
        ratios: ratios(found[of], found[floor]),
      });
      figures.push(
        { name: `${name}: against bare node:http`, ...against('bare', 'product'), reach: { least: hit } },
        { name: `${name}: against Fastify with cached bytes`, ...against('cached', 'product') },
        {
          name: `${name}: cache misses, against a prepared statement`,
          ...against('prepared', 'uncached'),
          reach: { least: 0.8 },
        },
        {
          name: `${name}: compressed, against uncompressed`,
          floor: perSecond(median(found.product)),
          product: perSecond(median(found.compressed)),
          ratios: ratios(found.compressed, found.product),
          reach: { least: 0.9 },
        },
      );
    }
    return figures;
  } finally {
    await Promise.all(Object.values(contenders).map(({ kill }) => kill('SIGTERM')));
    removeFolder(dataDir);
  }
}
