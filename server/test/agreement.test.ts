/** Many screens show the same facts. After random operations, all of them must agree with the rows of the bookings. */
import { afterEach, expect, it } from 'vitest';
import { comparer } from './agreement-facts.ts';
import { startWalk, type Walk } from './agreement-walk.ts';

const STEPS = 150;
const EVERY = 10;
const MOST_SAID = 20;
/** The same sequences in every run. AGREEMENT_SEED='3 4 5' runs others. */
const { AGREEMENT_SEED = '12 16' } = process.env;

let walk: Walk;
afterEach(() => walk.close());

it.each(AGREEMENT_SEED.split(' ').map(Number))(
  'agrees everywhere with the rows after the sequence %i',
  { timeout: 240_000 },
  async seed => {
    walk = await startWalk(seed);
    const compare = comparer(walk);
    for (let n = 1; n <= STEPS; n++) {
      await walk.step(n);
      if (n % EVERY !== 0) continue;
      const found = await compare();
      const story = `After step ${n} (AGREEMENT_SEED=${seed} repeats it):\n${walk.story.splice(0).join('\n')}\n`;
      expect(found.slice(0, MOST_SAID).map(walk.named), story).toEqual([]);
    }
  },
);
