/**
 * Durable writes against the same rows written by hand (contenders/hand-written.ts). The ratio includes HTTP, JSON and the check of the
 * token on both sides. Two more figures are for information: the transaction alone in this process, and the hand-written rows with shared
 * commits. The gain from sharing depends on the disk: 4.7 × with a slow fsync, and less than 3 × if an fsync takes a fifth of a
 * millisecond. So a crowd is measured on the disk as it is, and on the same disk made slower.
 */
import { stracePath } from '../../server/test/strace.ts';
import { sqliteBooks } from '../soak/books.ts';
import { type Contender, inTurn, ratios, startContender, startProduct, untilNoJobs } from './contend.ts';
import { answerBy, handWritten } from './contenders/hand-written.ts';
import type { Effort } from './effort.ts';
import { type Figure, inMs, median, perSecond } from './figures.ts';
import { throughput, timeEach } from './http-load.ts';
import { copyOf, databaseFile, makeSalon, removeFolder, type Salon, type Works, worksOf } from './salon.ts';

const CLIENTS = 32;
const MOST = 1.5;
/** The aims of single works (F2). */
const AIMS: Record<string, number> = { 'add to cart': 1.4, 'apply coupon': 1.4, 'POST /booking': 1.3 };

/** Turns the bytes of a request into the form for the transactions. */
const unwritten = (request: Buffer) => {
  const [head = '', text = ''] = request.toString().split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const [method, url] = first.split(' ');
  return { request: { method, url, headers: Object.fromEntries(lines.map(line => line.split(/: (.*)/))) }, text };
};

const inProcess = (dataDir: string) => {
  const transactions = handWritten(databaseFile(dataDir));
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

/** Each server has its own copy of the data, and gets the same works in the same order. `wrapper` precedes each command. */
const withServers = async <T>(
  salon: Salon,
  wrapper: string[],
  work: (servers: Record<'floor' | 'grouped' | 'product', Contender>, settle: () => Promise<void>) => Promise<T>,
): Promise<T> => {
  const folders = many(3, () => copyOf(salon));
  const [floorDir, groupedDir, productDir] = folders as [string, string, string];
  const floor = await startContender('node-writes', floorDir, [databaseFile(floorDir)], wrapper);
  const grouped = await startContender('node-writes', groupedDir, [databaseFile(groupedDir), 'grouped'], wrapper);
  const product = await startProduct(productDir, {}, undefined, wrapper);
  const books = sqliteBooks(productDir);
  try {
    return await work({ floor, grouped, product }, () => untilNoJobs([books]));
  } finally {
    await books.close();
    await Promise.all([floor, grouped, product].map(({ kill }) => kill('SIGTERM')));
    for (const folder of folders) removeFolder(folder);
  }
};

/** One customer after the other. */
const measureOne = (salon: Salon, { rounds, warmUpRounds, requests }: Effort): Promise<Figure[]> =>
  withServers(salon, [], async ({ floor, product }, settle) => {
    const aloneDir = copyOf(salon);
    const alone = inProcess(aloneDir);
    const works = { floor: worksOf(salon), product: worksOf(salon), alone: worksOf(salon) };
    const figures: Figure[] = [];
    for (const [name, make] of Object.entries(oneClient)) {
      const pieces = name.startsWith('the journey') ? requests / 4 : requests;
      const some = (of: keyof typeof works) => many(pieces, () => make(works[of]));
      const measure = {
        floor: async () => median(await timeEach(floor.origin, some('floor'))),
        product: async () => median(await timeEach(product.origin, some('product'))),
        alone: async () => median(alone.time(some('alone'))),
      };
      await inTurn(warmUpRounds, measure, settle);
      const found = await inTurn(rounds, measure, settle);
      const told = { product: inMs(median(found.product)) };
      figures.push(
        {
          name: `${name}, one client`,
          floor: inMs(median(found.floor)),
          ...told,
          ratios: ratios(found.product, found.floor),
          reach: { most: AIMS[name] ?? MOST },
        },
        {
          name: '  against the transaction alone, in process',
          floor: inMs(median(found.alone)),
          ...told,
          ratios: ratios(found.product, found.alone),
        },
      );
    }
    alone.close();
    removeFolder(aloneDir);
    return figures;
  });

/** A crowd books at once. The servers run under the command `wrapper`, and `where` names it in the figures. */
const measureCrowd = (
  salon: Salon,
  { rounds, warmUpRounds, requests }: Effort,
  wrapper: string[] = [],
  where = '',
): Promise<Figure[]> =>
  withServers(salon, wrapper, async (servers, settle) => {
    const works = { floor: worksOf(salon), grouped: worksOf(salon), product: worksOf(salon) };
    const book = (of: keyof typeof works, count: number) => {
      const asked = many(count, works[of].book);
      return throughput(servers[of].origin, CLIENTS, () => asked.pop());
    };
    const turns = (count: number) => ({
      floor: () => book('floor', count),
      grouped: () => book('grouped', count),
      product: () => book('product', count),
    });
    await inTurn(warmUpRounds, turns(requests * 4), settle);
    const found = await inTurn(rounds, turns(requests * 4), settle);
    const told = { product: perSecond(median(found.product)) };
    return [
      {
        name: `POST /booking, ${CLIENTS} clients${where}: against one fsync each`,
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
        reach: { least: 0.9 },
      },
      {
        name: '  what sharing commits gives the rows by hand',
        product: perSecond(median(found.grouped)),
        ratios: ratios(found.grouped, found.floor),
      },
    ];
  });

/** How much longer an fsync takes on the slower disk, in microseconds. */
const SLOWER = 500;
/** The command that makes every fsync of a server longer. */
const onSlowerDisk = () => [
  stracePath(),
  ...['-f', '--seccomp-bpf', '-qq', '-o', '/dev/null'],
  ...['-e', 'trace=fsync,fdatasync', '-e', `inject=fsync,fdatasync:delay_exit=${SLOWER}`],
];

export async function measureWrites(effort: Effort): Promise<Figure[]> {
  const salon = await makeSalon(effort.customers);
  try {
    const figures = [...(await measureOne(salon, effort)), ...(await measureCrowd(salon, effort))];
    if (process.platform !== 'linux') return figures;
    return [...figures, ...(await measureCrowd(salon, effort, onSlowerDisk(), `, fsync + ${SLOWER / 1000} ms`))];
  } finally {
    removeFolder(salon.dataDir);
  }
}
