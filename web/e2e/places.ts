/** Where the journeys find the product, and the world around it. */
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const SITE_PORT = 4310;
export const EDGE_PORT = 4311;
export const SITE = `http://127.0.0.1:${SITE_PORT}`;
export const EDGE = `http://127.0.0.1:${EDGE_PORT}`;
export const DATA_DIR = join(root, '.cache/e2e/data');
/** The salon's staff, as serve.ts makes them. */
export const STAFF = { email: 'staff@nikhar.example', password: 'gulmohar-arcade' };
