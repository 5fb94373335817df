/** Addresses and folders of the product and of its outside world. */
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Each Playwright worker has its own salon: data, and a clock that only it moves. With two of them, two cores are idle a third of the time.
 */
export const SALONS = 3;
const salon = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** With another port two suites can run at once, each in its own folder. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4310);
const sitePort = (of: number) => FIRST_PORT + of * 100;
export function siteOf(of: number) {
  return `http://127.0.0.1:${sitePort(of)}`;
}

export const SITE_PORT = sitePort(salon);
export const EDGE_PORT = SITE_PORT + 1;
/** Of somebody else's server: it gets webhooks (webhooks.spec.ts), or is the salon's old site (embed.spec.ts). */
export const HOOK_PORT = SITE_PORT + 2;
export const SITE = siteOf(salon);
export const EDGE = `http://127.0.0.1:${EDGE_PORT}`;
export const DATA_DIR = join(root, `.cache/e2e/data-${salon}`);
/** The salon's staff, as serve.ts makes them. */
export const STAFF = { email: 'staff@nikhar.example', password: 'gulmohar-arcade' };
/** The one-file program (`npm run build:binary`) and the empty folder it is started in. */
export const BINARY = join(root, '.cache/nikhar');
export const BINARY_HOME = join(root, '.cache/e2e/binary-home');
