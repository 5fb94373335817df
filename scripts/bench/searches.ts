/**
 * Searches of staff with many matches in a long history: the first page, and what somebody else waits meanwhile. Both are times, not
 * ratios, because a search reads only as much as a page needs.
 */
import type { Effort } from './effort.ts';
import { type Figure, inMs, median } from './figures.ts';
import type { GrownSalon } from './grown-salon.ts';
import { Connection, timeEach, written } from './http-load.ts';

/** Milliseconds. */
const MOST_PAGE = 30;
const MOST_WAIT = 20;

const searches: Record<string, string> = {
  'one service': 'search=gold%20radiance',
  'service word': 'search=facial',
  'service word, completed': 'search=facial&status=COMPLETED',
  'first name': 'search=asha',
  'first name, unpaid': 'search=asha&paymentStatus=UNPAID',
  'full name': 'search=asha%20deshmukh',
  'first name and service': 'search=asha%20facial',
  'one letter, completed': 'search=a&status=COMPLETED',
  'service word, earliest': 'search=facial&order=earliest',
  'made on any day': 'createdFrom=2000-01-01',
};

/** Asks one after the other for something small until `work` is done. Returns the longest time of an answer, in milliseconds. */
const longestWaitBeside = async (origin: string, work: Promise<unknown>): Promise<number> => {
  const client = new Connection(origin);
  const small = written('/api/v1/category?size=1');
  let isDone = false;
  let longest = 0;
  const end = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const started = performance.now();
    await client.answer(small);
    longest = Math.max(longest, performance.now() - started);
  }
  await end;
  client.close();
  return longest;
};

export async function measureSearches({ product, staff }: GrownSalon, { listRounds, listRequests }: Effort): Promise<Figure[]> {
  const figures: Figure[] = [];
  const figure = (name: string, times: number[], most: number) => {
    console.log(`  ${name}: ${inMs(median(times))}`);
    figures.push({ name, product: inMs(median(times)), ratios: times, unit: 'ms', reach: { most } });
  };
  for (const [name, query] of Object.entries(searches)) {
    const ask = () =>
      timeEach(product.origin, Array(listRequests).fill(written(`/api/v1/booking/admin?size=50&${query}`, { token: staff })));
    await ask();
    const pages: number[] = [];
    const waits: number[] = [];
    for (let round = 0; round < listRounds; round++) {
      pages.push(median(await ask()));
      waits.push(await longestWaitBeside(product.origin, ask()));
    }
    figure(`search: ${name}, first page`, pages, MOST_PAGE);
    figure(`search: ${name}, longest wait beside it`, waits, MOST_WAIT);
  }
  return figures;
}
