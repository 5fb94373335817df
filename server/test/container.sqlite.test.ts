/**
 * Tests the Dockerfile without Docker: runs its steps in a bare folder, then its command as its user, with a read-only program.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');
const bare = mkdtempSync(join(tmpdir(), 'nikhar-container-'));
const source = join(bare, 'src');
const image = join(bare, 'image');
const isRoot = process.getuid?.() === 0;

const instructions = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .split('\n')
  .filter(line => /^[A-Z]+ /.test(line))
  .map(line => ({ name: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
const finalStage = instructions.findLastIndex(({ name }) => name === 'FROM');
const all = (name: string, from: typeof instructions) => from.filter(one => one.name === name).map(({ rest }) => rest);
const one = (name: string): string => all(name, instructions.slice(finalStage)).at(-1) ?? '';

/** Copies what `COPY . .` copies: files that git knows, and files that are not committed yet. */
const copySource = () => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(name => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(source, file)), { recursive: true });
    cpSync(join(root, file), join(source, file));
  }
};

/** The place of a path of the build stage. */
const inBuild = (path: string): string => (path.startsWith('/src') ? path.replace('/src', source) : join(bare, path));

const copyToImage = () => {
  for (const rest of all('COPY', instructions.slice(finalStage))) {
    const [from = '', to = ''] = rest.split(' ').filter(word => !word.startsWith('--'));
    mkdirSync(dirname(join(image, to)), { recursive: true });
    cpSync(inBuild(from), join(image, to), { recursive: true, dereference: true });
  }
};

/** A command of the image, with its paths in the bare folder. */
const inImage = (command: string): string[] =>
  (JSON.parse(command) as string[]).map(word => (/^\/(usr|app)\//.test(word) ? join(image, word) : word));

const freePort = () =>
  new Promise<number>(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

beforeAll(() => {
  copySource();
  for (const step of all('RUN', instructions.slice(0, finalStage))) {
    const command = step.replaceAll(/(?<= )\/(empty|atomic)/g, inBuild);
    execFileSync('sh', ['-c', command], {
      cwd: source,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NODE_ENV: '' },
    });
  }
  copyToImage();
  execFileSync('chmod', ['-R', 'a-w,a+rX', join(image, 'app')]);
  execFileSync('chmod', ['a+rx', bare, image]);
  if (isRoot) execFileSync('chown', ['65532:65532', join(image, 'data')]);
}, 300_000);

afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', bare]);
  rmSync(bare, { recursive: true });
}, 300_000);

/** The shared libraries in gcr.io/distroless/cc-debian12, and the kernel's own. */
const IN_THE_IMAGE = /^(linux-vdso|ld-linux-[\w-]+|libc|libm|libdl|libpthread|librt|libgcc_s|libstdc\+\+)\.so\.\d$/;

it('brings every library that its Node links and the image lacks', () => {
  const linked = execFileSync('ldd', [join(image, 'usr/local/bin/node')], { encoding: 'utf8' })
    .split('\n')
    .map(line => basename(line.trim().split(' ', 1)[0] ?? ''))
    .filter(Boolean);
  const lacking = linked.filter(name => !IN_THE_IMAGE.test(name));
  expect(lacking).toEqual(['libatomic.so.1']);
  expect(lacking.every(name => existsSync(join(image, 'usr/lib', name)))).toBe(true);
});

it('starts as the Dockerfile says, answers its own health check, and stops when told', { timeout: 60_000 }, async () => {
  expect(one('USER')).toBe('65532');
  const [command = '', ...args] = [...inImage(one('ENTRYPOINT')), ...inImage(one('CMD'))];
  const port = await freePort();
  const set = Object.fromEntries(
    one('ENV')
      .split(' ')
      .map(pair => pair.split('=') as [string, string]),
  );
  const env = {
    ...set,
    DATA_DIR: join(image, 'data'),
    HOST: '127.0.0.1',
    PORT: String(port),
    JWT_SECRET: 'a-secret-of-the-container-test-0123456789',
    SMS_PROVIDER: 'msg91',
    MSG91_AUTH_KEY: 'key',
    MSG91_TEMPLATE_ID: 'template',
    ADMIN_EMAIL: 'owner@nikhar.example',
    ADMIN_PASSWORD: 'tamarind-and-rain',
  };
  const user = isRoot ? { uid: 65532, gid: 65532 } : {};
  const server = spawn(command, args, { cwd: image, env, stdio: ['ignore', 'pipe', 'pipe'], ...user });
  // Ends the server even if the test fails.
  onTestFinished(() => void server.kill('SIGKILL'));
  let output = '';
  const gone = new Promise<number | null>(resolve => server.on('exit', resolve));
  for (const stream of [server.stdout, server.stderr]) stream.on('data', chunk => (output += chunk));
  const isUp = async () =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      answer => answer.ok,
      () => false,
    );
  for (let tries = 0; tries < 200 && server.exitCode === null && !(await isUp()); tries++)
    await new Promise(resolve => setTimeout(resolve, 100));
  expect(await isUp(), output).toBe(true);

  const page = await (await fetch(`http://127.0.0.1:${port}/services`)).text();
  expect(page).toContain('Our Services');
  const [checker = '', ...check] = inImage(one('HEALTHCHECK').replace(/^.*CMD /, ''));
  execFileSync(checker, check, { env });
  // Without a server, the health check fails.
  expect(() => execFileSync(checker, check, { env: { ...env, PORT: '9' }, stdio: 'ignore' })).toThrow();

  server.kill('SIGTERM');
  expect(await gone).toBe(0);
});
