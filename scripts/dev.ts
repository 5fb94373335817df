/** `npm run dev`: the server restarts and the page reloads on save. Open the address Vite prints. */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { writeContractWhenStale } from './contract-json.ts';

writeContractWhenStale();

const sitePort = Number(process.env.PORT ?? 3000);
const apiPort = sitePort + 1;

const server = spawn(process.execPath, ['--watch', '--watch-path=server', 'server/main.ts', 'serve'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(apiPort) },
});

process.env.PORT = String(apiPort);
const vite = await createServer({ root: 'web', configFile: 'web/vite.config.ts', server: { port: sitePort, strictPort: true } });
await vite.listen();
vite.printUrls();

const stop = async () => {
  server.kill('SIGTERM');
  await vite.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
