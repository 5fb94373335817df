/** Where the journeys find the product, and the world around it. */
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Another one lets two suites run at once, each from its own folder. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 4310);
export const EDGE_PORT = SITE_PORT + 1;
export const SITE = `http://127.0.0.1:${SITE_PORT}`;
export const EDGE = `http://127.0.0.1:${EDGE_PORT}`;
export const DATA_DIR = join(root, '.cache/e2e/data');
/** The salon's staff, as serve.ts makes them. */
export const STAFF = { email: 'staff@nikhar.example', password: 'gulmohar-arcade' };
/** The one-file program (`npm run build:binary`) and the empty folder it is started in. */
export const BINARY = join(root, '.cache/nikhar');
export const BINARY_HOME = join(root, '.cache/e2e/binary-home');
