/** `npm start` builds a stale site and makes the demo salon. The next start keeps all data. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const npmStart = async (dataDir: string) => {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', NODE_ENV: undefined };
  // Its own process group, because npm does not pass on every signal.
  const child = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = new Promise(resolve => child.on('exit', resolve));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const told = output.match(/Nikhar is at http:\/\/localhost:(\d+)/)?.[1];
      if (told) resolve(`http://127.0.0.1:${told}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    gone.then(() => reject(new Error(output)));
  });
  const stop = () => {
    process.kill(-(child.pid as number), 'SIGTERM');
    return gone;
  };
  return { url, stop, output: () => output };
};

it('starts the product with site and demo salon, and keeps all data at the second start', { timeout: 180_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nikhar-start-'));
  const servicesAt = async (url: string) => (await fetch(`${url}/api/v1/service/all?size=100`)).text();

  const first = await npmStart(dataDir);
  const services = await servicesAt(first.url);
  expect(JSON.parse(services).data.totalElements).toBeGreaterThanOrEqual(50);
  const page = await fetch(first.url);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('<div id="root"');
  expect(first.output()).toMatch(/admin@nikhar\.example {2}password \S{10,}/);
  expect(first.output()).toContain('npm run nikhar -- admin password --email admin@nikhar.example');
  await first.stop();

  const second = await npmStart(dataDir);
  expect(await servicesAt(second.url)).toBe(services);
  expect(second.output()).not.toMatch(/password \S{10,}/);
  await second.stop();
  rmSync(dataDir, { recursive: true });
});
