/** Money after random acts of customers, staff, professionals, the provider and the clock: columns, ledger and documents always agree. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Salon, startSalon } from './money-walk.ts';

const ACTS = 20;
/** The same walks in every run. `MONEY_WALKS='26 500'` runs 475 others; a failure names its own. */
const [FIRST = 1, LAST = FIRST + 11] = (process.env.MONEY_WALKS ?? '').split(' ').filter(Boolean).map(Number);

let salon: Salon;
beforeAll(async () => {
  salon = await startSalon();
});
afterAll(() => salon.close());

it('agrees after every act, and is settled in the end', { timeout: 3_600_000 }, async () => {
  for (let seed = FIRST; seed <= LAST; seed++) {
    const walk = await salon.begin(seed);
    const told = () => `MONEY_WALKS='${seed} ${seed}' repeats it:\n${walk.story.join('\n')}\n`;
    for (let n = 0; n < ACTS; n++) {
      await walk.act();
      expect(await walk.faults(), told()).toEqual([]);
    }
    await walk.end();
    expect([...(await walk.faults()), ...(await walk.openEnds())], told()).toEqual([]);
  }
});
