/** The command line. `serve` is what `npm start` runs. */
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { connectSqlite } from './db/connect-sqlite.ts';
import { seedDemo } from './demo/seed.ts';
import { createGeocoder } from './outside/create-geocoder.ts';
import { createSms } from './outside/create-sms.ts';
import { systemClock } from './shared/time.ts';

const serve = async (config: Config) => {
  const db = connectSqlite(config.dataDir);
  if (config.demoData) await seedDemo(db, systemClock);
  const sms = createSms(config, systemClock);
  const app = await buildApp({ config, db, clock: systemClock, sms, geocoder: createGeocoder(config) });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await db.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await app.listen({ port: config.PORT, host: config.HOST });
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : config.PORT;
  console.log(`Nikhar is at http://localhost:${port}`);
  console.log(`  API reference  http://localhost:${port}/api/v1/docs`);
  if (config.SMS_PROVIDER === 'outbox') console.log(`  SMS land in    ${config.dataDir}/outbox.jsonl`);
};

const commands: Record<string, (config: Config) => Promise<void>> = { serve };

const run = async () => {
  const name = process.argv[2] ?? 'serve';
  const command = commands[name];
  if (!command) throw new ConfigError(`Unknown command: ${name}. Known: ${Object.keys(commands).join(', ')}`);
  await command(readConfig());
};

run().catch(error => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
