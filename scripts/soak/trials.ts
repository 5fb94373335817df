/** Disturbs the server while people use it: kill -9 and restart, and backups that are restored elsewhere. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { nikhar } from '../../server/test/command.ts';
import { startServer } from '../../server/test/process.ts';
import { sqliteBooks } from './books.ts';
import type { Place } from './client.ts';
import { brokenIn } from './invariants.ts';
import type { Ledger } from './ledger.ts';
import { TEAMS } from './salon.ts';

const between = (least: number, most: number): number => least + Math.random() * (most - least);

/** Kills and restarts the server until `isOver`. Returns the number of kills and the slowest start. */
export async function killAgainAndAgain(dataDir: string, place: Place, isOver: () => boolean) {
  const starts: number[] = [];
  while (!isOver()) {
    await setTimeout(between(1000, 4000));
    await place.server.kill('SIGKILL');
    const killed = performance.now();
    place.server = await startServer({ dataDir });
    starts.push(performance.now() - killed);
  }
  return { kills: starts.length, slowest: Math.max(...starts) };
}

/** Backs up and restores until `isOver`. Returns the number. A backup has everything that was acknowledged before it began. */
export async function backUpAgainAndAgain(dataDir: string, ledger: Ledger, isOver: () => boolean): Promise<number> {
  let backups = 0;
  while (!isOver()) {
    const folder = mkdtempSync(join(tmpdir(), 'nikhar-soak-restored-'));
    const file = join(folder, 'backup.sqlite');
    const promised = ledger.promised();
    for (const [where, command] of [
      [dataDir, 'backup'],
      [folder, 'restore'],
    ] as const) {
      const { code, stderr } = await nikhar(where, [command, file]);
      if (code !== 0) ledger.violations.push(`${command} ended with ${code}: ${stderr}`);
    }
    const books = sqliteBooks(folder);
    ledger.violations.push(...(await brokenIn(books, promised, TEAMS, false)).map(broken => `In a backup: ${broken}`));
    await books.close();
    rmSync(folder, { recursive: true });
    backups++;
    await setTimeout(between(500, 3000));
  }
  return backups;
}
