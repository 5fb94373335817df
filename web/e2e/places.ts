/** Addresses and folders of the product and of its outside world. */
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Each Playwright worker has its own salon: data, and a clock that only it moves. With two of them, two cores are idle a third of the time.
 */
export const SALONS = 3;

/** With another port two suites can run at once, each in its own folder. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4310);

export function placesOf(salon: number) {
  const sitePort = FIRST_PORT + salon * 100;
  const edgePort = sitePort + 1;
  return {
    sitePort,
    edgePort,
    /** Of somebody else's server: it gets webhooks (webhooks.spec.ts), or is the salon's old site (embed.spec.ts). */
    hookPort: sitePort + 2,
    site: `http://127.0.0.1:${sitePort}`,
    edge: `http://127.0.0.1:${edgePort}`,
    dataDir: join(root, `.cache/e2e/data-${salon}`),
  };
}
export type Places = ReturnType<typeof placesOf>;

/** Of the salon of this worker. */
export const OWN = placesOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
export const { site: SITE, edge: EDGE, hookPort: HOOK_PORT, dataDir: DATA_DIR } = OWN;
/** The salon's staff, as serve.ts makes them. */
export const STAFF = { email: 'staff@nikhar.example', password: 'gulmohar-arcade' };
/** The one-file program (`npm run build:binary`) and the empty folder it is started in. */
export const BINARY = join(root, '.cache/nikhar');
export const BINARY_HOME = join(root, '.cache/e2e/binary-home');
