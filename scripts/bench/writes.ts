/**
 * Durable writes, against the same rows written by hand (contenders/hand-written.ts). What is judged is the whole way:
 * HTTP, JSON and the token's check are in both. The transaction alone, called in this process, is for information; so are
 * the rows written by hand with one commit for many: what sharing commits gives when nothing is checked.
 */
import { type Contender, inTurn, ratios, startContender, startProduct } from './contend.ts';
import { answerBy, handWritten } from './contenders/hand-written.ts';
import { type Figure, inMs, median, perSecond } from './figures.ts';
import { throughput, timeEach } from './http-load.ts';
import type { Effort } from './reads.ts';
import { copyOf, makeSalon, removeFolder, type Salon, type Works, worksOf } from './salon.ts';

const CLIENTS = 32;
const MOST = 1.5;

/** What was written for the wire, as the transactions take it. */
const unwritten = (request: Buffer) => {
  const [head = '', text = ''] = request.toString().split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const [method, url] = first.split(' ');
  return { request: { method, url, headers: Object.fromEntries(lines.map(line => line.split(/: (.*)/))) }, text };
};

const inProcess = (dataDir: string) => {
  const transactions = handWritten(dataDir);
  return {
    time: (works: (Buffer | Buffer[])[]): number[] =>
      works.map(work => {
        const asked = [work].flat().map(unwritten);
        const started = performance.now();
        for (const { request, text } of asked) answerBy(transactions, request, text);
        return performance.now() - started;
      }),
    close: transactions.close,
  };
};

const many = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);

const oneClient: Record<string, (works: Works) => Buffer | Buffer[]> = {
  'add to cart': works => works.addToCart(),
  'apply coupon': works => works.applyCoupon(),
  'POST /booking': works => works.book(),
  'the journey: cart, 3 items, coupon, booking': works => works.journey(),
};

/** Everybody has a copy of the data and the same works in the same order. */
const withContenders = async <T>(
  salon: Salon,
  work: (contenders: Record<'floor' | 'grouped' | 'product', Contender> & { alone: ReturnType<typeof inProcess> }) => Promise<T>,
): Promise<T> => {
  const folders = many(4, () => copyOf(salon));
  const [floorDir, groupedDir, productDir, aloneDir] = folders as [string, string, string, string];
  const floor = await startContender('node-writes', floorDir, [floorDir]);
  const grouped = await startContender('node-writes', groupedDir, [groupedDir, 'grouped']);
  const product = await startProduct(productDir);
  const alone = inProcess(aloneDir);
  try {
    return await work({ floor, grouped, product, alone });
  } finally {
    await Promise.all([floor, grouped, product].map(({ kill }) => kill('SIGTERM')));
    alone.close();
    for (const folder of folders) removeFolder(folder);
  }
};

export const measureWrites = async ({ rounds, requests }: Effort): Promise<Figure[]> => {
  const salon = await makeSalon();
  const figures: Figure[] = [];
  try {
    await withContenders(salon, async ({ floor, grouped, product, alone }) => {
      const works = { floor: worksOf(salon), grouped: worksOf(salon), product: worksOf(salon), alone: worksOf(salon) };
      for (const [name, make] of Object.entries(oneClient)) {
        const pieces = name.startsWith('the journey') ? requests / 4 : requests;
        const measure = {
          floor: async () =>
            median(
              await timeEach(
                floor.origin,
                many(pieces, () => make(works.floor)),
              ),
            ),
          product: async () =>
            median(
              await timeEach(
                product.origin,
                many(pieces, () => make(works.product)),
              ),
            ),
          alone: async () => median(alone.time(many(pieces, () => make(works.alone)))),
        };
        for (const warmUp of Object.values(measure)) await warmUp();
        const found = await inTurn(rounds, measure);
        const told = { product: inMs(median(found.product)) };
        figures.push(
          {
            name: `${name}, one client`,
            floor: inMs(median(found.floor)),
            ...told,
            ratios: ratios(found.product, found.floor),
            reach: { most: MOST },
          },
          {
            name: '  against the transaction alone, in process',
            floor: inMs(median(found.alone)),
            ...told,
            ratios: ratios(found.product, found.alone),
          },
        );
      }
      const book = (of: 'floor' | 'grouped' | 'product', { origin }: Contender, count: number) => {
        const asked = many(count, works[of].book);
        return throughput(origin, CLIENTS, () => asked.pop());
      };
      await book('floor', floor, requests);
      await book('grouped', grouped, requests);
      await book('product', product, requests);
      const found = await inTurn(rounds, {
        floor: () => book('floor', floor, requests * 4),
        grouped: () => book('grouped', grouped, requests * 4),
        product: () => book('product', product, requests * 4),
      });
      const told = { product: perSecond(median(found.product)) };
      figures.push(
        {
          name: `POST /booking, ${CLIENTS} clients: against one fsync each`,
          floor: perSecond(median(found.floor)),
          ...told,
          ratios: ratios(found.product, found.floor),
          reach: { least: 3 },
        },
        {
          name: '  against the rows by hand, in shared commits',
          floor: perSecond(median(found.grouped)),
          ...told,
          ratios: ratios(found.product, found.grouped),
        },
      );
    });
    return figures;
  } finally {
    removeFolder(salon.dataDir);
  }
};
