/** Replaces the database with a backup, and keeps the old one beside it. */
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { systemClock, toRfc3339 } from '../../common/time.ts';
import { makeDataFolder, readEnvironment } from '../platform/config/config.ts';
import { incomingFile, restore } from '../platform/db/backup.ts';
import { type Finding, inspectSqlite } from '../platform/db/inspect-sqlite.ts';
import type { SecondFactors } from '../platform/db/keep-second-factors.ts';
import type { Kept, SignIns } from '../platform/db/revocations.ts';
import type { Withdrawn } from '../platform/db/withdraw-again.ts';
import { CommandError, readArguments } from './arguments.ts';
import { invocation, shellWord } from './invocation.ts';
import { mustBeSqlite } from './open-database.ts';
import { aloneOn } from './open-folder.ts';

const mustBeReadable = (file: string) => {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new CommandError(`${file} cannot be read by this user.`);
  }
};

/** Why a file must not be restored; undefined if it may be. open-folder.ts explains faults of the database itself. */
const refusalOf = ({ state, detail }: Finding, file: string): string | undefined => {
  if (state === 'absent') return `${file} is empty.`;
  if (state === 'damaged') return `${file} is damaged (${detail}). Nothing was changed. Restore another backup.`;
  if (state === 'foreign') return `${file} is not a Nikhar database. Nothing was changed. Restore another file.`;
  if (state === 'newer')
    return `${file} was made by a newer Nikhar. Nothing was changed. Install the newer version, or restore an older backup.`;
  return undefined;
};

const named = ({ staff, keys }: SignIns): string => [...staff, ...keys.map(name => `API key ${JSON.stringify(name)}`)].join(', ');

const tell = ({ leftOut, leftBehind, back }: Kept, kept = '') => {
  const [ended, missing, returned] = [leftOut, leftBehind, back].map(named);
  const anew = leftOut.staff.length > 0 ? ` (${invocation} admin create)` : '';
  if (ended) console.log(`Left out, because the old database does not have them: ${ended}${anew}`);
  if (returned) console.log(`Brought back, because an earlier restore had left them behind: ${returned}`);
  if (missing) console.log(`Left behind, because the backup does not have them: ${missing}`);
  if (missing) console.log(`To undo this restore and bring them back: ${invocation} restore ${shellWord(kept)}`);
};

const tellOfFactors = ({ asBefore, lost }: SecondFactors) => {
  if (asBefore.length > 0) console.log(`Second factor and recovery codes as in the old database: ${asBefore.join(', ')}`);
  if (lost.length > 0)
    console.log(`Without a second factor, because the backup is older: ${lost.join(', ')}. Let them turn it on again.`);
};

const tellOfWithdrawn = ({ feeds, professionals, customers, webhooks, consents, people }: Withdrawn) => {
  const ofFeeds = feeds.map(name => name ?? 'the whole salon').join(', ');
  if (ofFeeds) console.log(`Revoked again, as in the old database: calendar feeds of ${ofFeeds}`);
  if (professionals.length > 0)
    console.log(`Switched off or given the mobile of the old database: professionals ${professionals.join(', ')}`);
  if (customers > 0) console.log(`Given the mobile of the old database: customers (${customers})`);
  if (webhooks.length > 0)
    console.log(
      `Paused, because the old database differs: webhooks to ${webhooks.join(', ')} (Settings → Webhooks turns them on)`,
    );
  if (consents > 0) console.log(`Withdrawn again, as in the old database: consents to WhatsApp or advertising (${consents})`);
  if (people.length > 0) console.log(`Told of no alerts until you switch it on in Settings: ${people.join(', ')}`);
};

export async function run(args: string[]) {
  const { words } = readArguments(args, {}, ['FILE']);
  const environment = readEnvironment();
  mustBeSqlite(environment, 'restore', 'Use pg_restore, on what pg_dump made, into an empty database.');
  const { dataDir } = environment;
  const file = resolve(words[0] as string);
  if (!existsSync(file)) throw new CommandError(`${file} does not exist, or this user may not look into its folder.`);
  mustBeReadable(file);
  const incoming = incomingFile(dataDir);
  if (existsSync(incoming) && realpathSync(file) === realpathSync(incoming))
    throw new CommandError(
      `${file} is left from a restore that was killed, and the next restore overwrites it. Rename it first.`,
    );
  const finding = inspectSqlite(file, { deep: true });
  const refusal = refusalOf(finding, file);
  if (refusal) throw new CommandError(refusal);

  makeDataFolder(dataDir);
  const stamp = toRfc3339(systemClock.now()).replaceAll(/[:.]/g, '-');
  const { kept, signIns } = await aloneOn(dataDir, () => restore(dataDir, file, stamp));
  console.log(`Restored ${file} into ${dataDir}.`);
  if (kept) console.log(`The old database is kept as ${kept}`);
  if (signIns === null)
    console.log('The old database cannot tell who may no longer sign in. Check staff, API keys and passwords in the admin area.');
  if (!signIns) return;
  tell(signIns, kept);
  tellOfFactors(signIns.secondFactors);
  tellOfWithdrawn(signIns.withdrawn);
}
