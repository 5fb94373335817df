/** Checks the installation and reports in plain words. Changes nothing. */
import { once } from 'node:events';
import { existsSync, rmdirSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { DAY, istDate, systemClock } from '../../common/time.ts';
import { type Environment, makeDataFolder, mustBeSafe, readEnvironment, smsAccountOf } from '../platform/config/config.ts';
import { isServed } from '../platform/db/folder-lock.ts';
import { inspectSqlite } from '../platform/db/inspect-sqlite.ts';
import { WEB_FOLDER } from '../site/serve.ts';
import { readArguments } from './arguments.ts';
import { checkPostgres } from './check-postgres.ts';
import { inWords } from './explain.ts';
import { databaseFile, openFolder, refusalOf } from './open-folder.ts';
import { coupons, forgetting, plan, ratings, salon, salonTime, series, staff, type Verdict, waits } from './verdict.ts';

const MEBIBYTE = 2 ** 20;
const ENOUGH_DISK = 500 * MEBIBYTE;
const TOO_LITTLE_DISK = 100 * MEBIBYTE;

/** With the same message as a failed start. */
const faultOf = (error: unknown): Verdict => ['FAULT', String(inWords(error))];

/** The verdict of `work`, or a fault with the message of its error. */
const judged = (work: () => Verdict): Verdict => {
  try {
    return work();
  } catch (error) {
    return faultOf(error);
  }
};

const configuration = (environment: Environment): Verdict => {
  mustBeSafe(environment);
  return ['ok', `Configuration for ${environment.NODE_ENV}`];
};

const missingOf = (path: string): string[] => (existsSync(path) ? [] : [path, ...missingOf(dirname(path))]);

/** Tests what a start would do: only making a folder tells whether it can be made. */
const folder = ({ dataDir }: Environment): Verdict => {
  const missing = missingOf(dataDir);
  try {
    makeDataFolder(dataDir);
  } finally {
    for (const made of missing) if (existsSync(made)) rmdirSync(made);
  }
  if (missing.length > 0) return ['note', `The first start makes the data folder ${dataDir}`];
  return ['ok', `Data folder ${dataDir}${isServed(dataDir) ? ', a server runs on it' : ', no server runs on it'}`];
};

const disk = ({ dataDir }: Environment): Verdict => {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const words = `${Math.floor(free / MEBIBYTE)} MiB of disk space are free`;
  if (free < TOO_LITTLE_DISK) return ['FAULT', `Only ${words}: bookings will soon be refused`];
  return [free < ENOUGH_DISK ? 'note' : 'ok', words];
};

const sms = (environment: Environment): Verdict => {
  const { SMS_PROVIDER } = smsAccountOf(environment);
  if (SMS_PROVIDER !== 'outbox') return ['ok', `${SMS_PROVIDER} sends the SMS`];
  return [environment.production ? 'FAULT' : 'note', 'SMS are written to outbox.jsonl and reach nobody (SMS_PROVIDER=outbox)'];
};

const webhooks = ({ WEBHOOK_ALLOW }: Environment): Verdict[] =>
  WEBHOOK_ALLOW.length > 0 ? [['note', `Webhooks may go to ${WEBHOOK_ALLOW.join(', ')} (WEBHOOK_ALLOW)`]] : [];

/** At any port, because a server may use its own. */
const address = async ({ HOST }: Environment): Promise<Verdict> => {
  const server = createServer();
  try {
    await once(server.listen(0, HOST), 'listening');
    return ['ok', `HOST=${HOST} is an address of this machine`];
  } catch (error) {
    return faultOf(error);
  } finally {
    server.close();
  }
};

const site = (): Verdict =>
  existsSync(join(WEB_FOLDER, 'index.html'))
    ? ['ok', 'The web site is built']
    : ['FAULT', 'The web site is not built: npm run build'];

/** Days and slots follow the machine's clock, so one that was set back books into the past. */
const clock = (file: string): Verdict => {
  const now = systemClock.now();
  if (statSync(file).mtimeMs > now + DAY) return ['FAULT', `The clock says ${istDate(now)}, but the database was written later`];
  return ['ok', `The salon's time is ${salonTime(now)}; compare it with your watch`];
};

/** The database and its content. Opens it only if it is sound and up to date, because opening migrates. */
const contents = async (environment: Environment): Promise<Verdict[]> => {
  const { dataDir } = environment;
  const file = databaseFile(dataDir);
  const finding = inspectSqlite(file, { deep: true });
  const refusal = refusalOf(finding, file);
  if (refusal) return [['FAULT', refusal]];
  if (finding.state === 'absent') return [['note', 'There is no database yet; the first start creates it']];
  const sound: Verdict = ['ok', 'The database is sound (every page was read)'];
  if (finding.state === 'behind') return [sound, ['note', 'The database has an older version; the next start migrates it']];
  const db = openFolder(dataDir);
  try {
    return [
      sound,
      ['ok', 'The database is up to date'],
      ...(await plan(db)),
      ...(await waits(db)),
      ...(await coupons(db)),
      ...(await series(db)),
      ...(await ratings(db)),
      await staff(db, environment),
      await salon(db),
      clock(file),
      await forgetting(db),
    ];
  } finally {
    await db.close();
  }
};

export async function run(args: string[]) {
  readArguments(args, {});
  const environment = readEnvironment();
  const { dataDir, DATABASE_URL } = environment;
  const ofFolder = judged(() => folder(environment));
  const ofDatabase = async (): Promise<Verdict[]> => {
    if (DATABASE_URL) return checkPostgres(DATABASE_URL, environment);
    return ofFolder[0] === 'ok' ? contents(environment).catch(error => [faultOf(error)]) : [];
  };
  const verdicts = [
    judged(() => configuration(environment)),
    ofFolder,
    ...(existsSync(dataDir) ? [judged(() => disk(environment))] : []),
    ...(await ofDatabase()),
    await address(environment),
    judged(() => sms(environment)),
    ...webhooks(environment),
    judged(site),
  ];

  for (const [word, sentence] of verdicts) console.log(`${word.padEnd(6)} ${sentence}`);
  const faults = verdicts.filter(([word]) => word === 'FAULT').length;
  console.log(faults === 0 ? 'Everything is in order.' : `${faults} fault${faults === 1 ? '' : 's'}.`);
  if (faults > 0) process.exitCode = 1;
}
