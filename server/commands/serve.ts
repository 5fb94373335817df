/** Runs the product: opens the data folder, creates what a first start needs, and listens until it is told to stop. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SECOND, systemClock } from '../../common/time.ts';
import { type AdminNews, adminOfOtherPassword, anAdminExists, makeFirstAdmin } from '../accounts/auth/first-admin.ts';
import { foldUsersAnew } from '../accounts/auth/fold-users.ts';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { PREFIX } from '../platform/contract/prefix.ts';
import type { Database } from '../platform/db/database.ts';
import { type FolderLock, isServed, shareFolder, takeStartLock } from '../platform/db/folder-lock.ts';
import { settableClock } from '../platform/dev/settable-clock.ts';
import { createChannels } from '../platform/outside/create-channels.ts';
import { createGateway } from '../platform/outside/create-gateway.ts';
import { createRouter } from '../platform/outside/create-router.ts';
import { createSms } from '../platform/outside/create-sms.ts';
import { salonGeocoder } from '../salon/places/salon-geocoder.ts';
import { isFurnished } from '../shop/catalog/catalog.ts';
import { CommandError, readArguments } from './arguments.ts';
import { closeGracefully, stopOnSignal, surviveLostPromises } from './graceful-stop.ts';
import { adminCommand } from './invocation.ts';
import { openFolder } from './open-folder.ts';
import { NO_CONTACT, namesPhone } from './verdict.ts';

/** Waits until the first answers are sent and before most people come. */
const WHEN_STARTED = 2 * SECOND;

/**
 * Frees the memory that the start left: a tenth of all. V8 collects only when it needs room, so a quiet server never does. This
 * stops the server once for about a tenth of a second. Without `--expose-gc` (build-program.ts) nothing happens.
 */
function giveBackMemory() {
  const collect = globalThis.gc;
  if (collect) setTimeout(() => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' }), WHEN_STARTED).unref();
}

/** Creates the demo salon, if wanted, and the first admin. Also prepares the data of older releases. */
const furnish = async (db: Database, config: Config): Promise<AdminNews | undefined> => {
  // Loaded only when pictures are drawn.
  if (config.demoData && !(await isFurnished(db.read))) {
    const { seedDemo } = await import('../seed/seed.ts');
    const tried = config.NODE_ENV === 'development';
    await seedDemo(db, systemClock, { named: tried, reviewed: tried, living: tried ? config : undefined });
  }
  await foldUsersAnew(db);
  return makeFirstAdmin(db, systemClock, config);
};

interface Opened {
  db: Database;
  admin: AdminNews | undefined;
  /** The database's name for people. */
  name: string;
  /** Held while a data folder is served. */
  hold?: FolderLock;
  /** Another server runs on the same folder. */
  shared?: boolean;
}

/** Holds the folder, exclusively while it migrates, seeds and creates the admin. */
const openFolderForServing = async (config: Config): Promise<Opened> => {
  const { dataDir } = config;
  const shared = isServed(dataDir);
  const hold = shareFolder(dataDir);
  const start = hold && takeStartLock(dataDir);
  if (!hold || !start) throw new CommandError(`Another command is at work on ${dataDir}. Try again when it is done.`);
  try {
    const db = openFolder(dataDir, { served: shared });
    return { db, hold, shared, name: `SQLite in ${dataDir}`, admin: await furnish(db, config) };
  } finally {
    start.release();
  }
};

const openForServing = async (config: Config): Promise<Opened> => {
  if (!config.DATABASE_URL) return openFolderForServing(config);
  // Loaded only for those who use it.
  const { nameOfPostgres, openPostgres } = await import('./open-postgres.ts');
  const { db, prepared: admin } = await openPostgres(config.DATABASE_URL, config.DATABASE_POOL, db => furnish(db, config));
  return { db, admin, name: nameOfPostgres(config.DATABASE_URL) };
};

/** A password that was just generated is printed without asking the database again: it stands nowhere else. */
const tellAdmin = async (base: string, db: Database, admin: AdminNews | undefined, { ADMIN_EMAIL }: Config) => {
  if (admin?.password) {
    console.log(`  Admin          ${base}/admin  ${admin.email}  password ${admin.password}`);
    console.log(`                 The password is shown this once. To set another: ${adminCommand('password', admin.email)}`);
  } else if (admin) console.log(`  Admin          ${base}/admin  ${admin.email}`);
  else if (!(await anAdminExists(db)))
    console.log(`  Admin          nobody can sign in yet: ${adminCommand('create', ADMIN_EMAIL)}`);
};

const tellOfOtherPassword = async (db: Database, config: Config) => {
  const email = await adminOfOtherPassword(db, config);
  if (!email) return;
  console.log("  Note           ADMIN_PASSWORD is not this admin's password and was ignored.");
  console.log(`                 To set one: ${adminCommand('password', email)} --password-stdin`);
};

const tellOfContents = async (base: string, db: Database, admin: AdminNews | undefined, config: Config) => {
  await tellAdmin(base, db, admin, config);
  if (config.production && !(await namesPhone(db)))
    console.log(`  Note           ${NO_CONTACT}: type it at ${base}/admin/settings`);
  // As slow as a sign-in, so the start does not wait for it.
  await tellOfOtherPassword(db, config);
};

export async function run(args: string[]) {
  readArguments(args, {});
  const config = readConfig();
  const devClock = config.NODE_ENV === 'development' ? settableClock(systemClock) : undefined;
  const clock = devClock ?? systemClock;
  const [sms, channels] = [createSms(config.sms, config, clock), createChannels(config, clock)];
  const started: { app?: FastifyInstance; db?: Database; hold?: FolderLock } = {};
  stopOnSignal(async () => {
    if (started.app) await closeGracefully(started.app);
    await started.db?.close();
    started.hold?.release();
  });
  const { db, hold, shared, name, admin } = await openForServing(config);
  Object.assign(started, { db, hold });
  const [geocoder, router] = [salonGeocoder(config, db), createRouter(config)];
  const gateways = createGateway(config, clock);
  const app = await buildApp({ config, db, clock, devClock, sms, channels, ...gateways, geocoder, router });
  started.app = app;
  surviveLostPromises(app);
  app.worker.start();

  await app.listen({ port: config.PORT, host: config.HOST });
  const base = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  console.log(`Nikhar is at ${base}`);
  console.log(`  API reference  ${base}${PREFIX}/docs`);
  console.log(`  Database       ${name}`);
  if (config.SMS_PROVIDER === 'outbox') console.log(`  SMS go to      ${config.dataDir}/outbox.jsonl`);
  if (config.SMS_PROVIDER === 'outbox' && !config.production) console.log(`                 and to ${base}/dev/outbox`);
  if (shared) console.log(`  Note           another server runs on ${config.dataDir}; several servers need PostgreSQL`);
  // The server runs already, so if the database does not answer now, skip the note.
  await tellOfContents(base, db, admin, config).catch(err => app.log.error({ err }, 'not all that a start tells could be read'));
  giveBackMemory();
}
