/** Serves the one-file program, started in an empty folder with an empty environment. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { startEdge } from './edge.ts';
import { BINARY, BINARY_HOME, DATA_DIR, EDGE, OWN, STAFF } from './places.ts';

rmSync(DATA_DIR, { recursive: true, force: true });
rmSync(BINARY_HOME, { recursive: true, force: true });
mkdirSync(BINARY_HOME, { recursive: true });
// It uses the machine's clock, so tests wait. One salon is enough for its two spec files.
startEdge(OWN.edgePort, { advance: milliseconds => setTimeout(milliseconds), refresh: async () => {} });

const server = spawn(BINARY, ['serve'], {
  cwd: BINARY_HOME,
  env: {
    HOME: BINARY_HOME,
    DATA_DIR,
    PORT: String(OWN.sitePort),
    HOST: '127.0.0.1',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    GEOCODER_URL: EDGE,
    TILE_URL: `${EDGE}/tiles/{z}/{x}/{y}.png`,
  },
  stdio: 'inherit',
});
server.on('exit', code => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
