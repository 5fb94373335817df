/** Rule R84 on PostgreSQL: a short soak (`npm run soak -- 600 postgres` takes ten minutes). */
import { expect, it } from 'vitest';
import { soakTwoInstances } from './two-instances.ts';

it('R84 breaks no promise on two instances whose database loses its power', { timeout: 300_000 }, async () => {
  const { figures, violations } = await soakTwoInstances(25);
  expect(violations, figures.join('\n')).toEqual([]);
  expect(figures[0]).toMatch(/[1-9]\d* times killed, the database [1-9]/);
});
