/** Starts the built site with the demo salon on a fresh database, as in the browser tests, for other scripts. */
import { execFileSync, spawn } from 'node:child_process';
import { DATA_DIR, SITE } from '../web/e2e/places.ts';
import { buildWhenStale } from './build.ts';

const isUp = async () => (await fetch(`${SITE}/api/v1/settings`).catch(() => null))?.ok ?? false;

/** Resolves when the site answers. Returns a function that stops it. */
export async function startDemoSite(): Promise<() => void> {
  buildWhenStale();
  const server = spawn(process.execPath, ['web/e2e/serve.ts'], { stdio: 'inherit' });
  for (let tries = 0; !(await isUp()); tries++) {
    if (server.exitCode !== null || tries > 300) throw new Error(`The demo site does not answer at ${SITE}`);
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  return () => void server.kill();
}

/** Adds past bookings and a coming week, for the admin screens. */
export function addHistory() {
  const env = { ...process.env, DATA_DIR, NODE_ENV: 'test' };
  execFileSync(process.execPath, ['server/main.ts', 'seed', '--bookings', '600', '--customers', '80'], { env, stdio: 'inherit' });
}
