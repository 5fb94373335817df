/** `seed --bookings` invents bookings, only in development and only if there are none. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nikhar, PRODUCTION } from '../test/command.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nikhar-seed-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const seed = (args: string[], env = {}) => nikhar(dataDir, ['seed', ...args], { env });

describe('seed --bookings', { timeout: 120_000 }, () => {
  it('invents bookings once', async () => {
    const first = await seed(['--bookings', '60', '--customers', '20']);
    expect([first.code, first.stdout]).toEqual([
      0,
      expect.stringContaining('Created 20 customers and 60 bookings. The salon has 3 teams.'),
    ]);
    const second = await seed(['--bookings', '60', '--customers', '20']);
    expect([second.code, second.stderr]).toEqual([
      1,
      'There are bookings already. Nothing was changed. `reset` empties the salon.\n',
    ]);
  });

  it('invents as many customers as the bookings need', async () => {
    const { code, stdout } = await seed(['--bookings', '1234']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Created 62 customers and 1234 bookings')]);
  });

  it('refuses production', async () => {
    const { code, stderr } = await seed(['--bookings', '60'], PRODUCTION);
    expect([code, stderr]).toEqual([1, expect.stringContaining('Invented bookings are for development')]);
  });

  it.each([
    [['--bookings', '0'], '--bookings: a whole number'],
    [['--bookings', '10', '--customers', '1.5'], '--customers: a whole number'],
    [['--bookings', '1000', '--customers', '1'], '--customers: too few for 1000 bookings'],
  ])('refuses %j', async (args, sentence) => {
    const { code, stderr } = await seed(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
