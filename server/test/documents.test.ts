/** Every command, variable and file in the documents exists. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { variables } from '../platform/config/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const guides = readdirSync(join(root, 'server/guides'), { recursive: true, encoding: 'utf8' })
  .filter(name => /\.[a-z]+$|Caddyfile$/.test(name))
  .map(name => `server/guides/${name}`);
const decisions = readdirSync(join(root, 'server/decisions')).map(name => `server/decisions/${name}`);
const documents = ['README.md', 'CONTRIBUTING.md', ...guides.filter(name => name.endsWith('.md'))];

/** As GitHub makes them. */
const anchorsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

it.each([...documents, 'CHANGELOG.md', ...decisions])('%s links to existing files and headings', file => {
  const links = [...read(file).matchAll(/\]\(([^)]+)\)|src="([^"]+)"/g)].map(([, link, picture]) => link ?? picture ?? '');
  const missing = links.filter(link => {
    if (link.startsWith('http')) return false;
    const [name = '', anchor] = link.split('#');
    const target = name ? join(dirname(file), name) : file;
    return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
  expect(missing).toEqual([]);
});

describe.each(documents)('%s', file => {
  const text = read(file);

  it('names existing files', () => {
    const named = [...text.matchAll(/`((?:server|web|client|scripts)\/[\w./-]+)`/g)].map(([, name = '']) => name);
    const missing = named.filter(name => !existsSync(join(root, name)) && !['web/dist'].includes(name));
    expect(missing).toEqual([]);
  });

  it('names existing npm scripts', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const builtIn = ['ci', 'start', 'test'];
    const named = [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter(name => !scripts[name] && !builtIn.includes(name) && name !== 'registry')).toEqual([]);
  });
});

describe('the environment', () => {
  it('is documented completely in the configuration guide', () => {
    const documented = [...read('server/guides/configuration.md').matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) => [
      ...[...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    ]);
    expect(documented.toSorted()).toEqual([...variables].toSorted());
  });

  const known = new Set<string>(variables);
  it('includes what the service and the container set', () => {
    const service = [...read('server/guides/nikhar.env').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    const container = [...read('Dockerfile').matchAll(/([A-Z_]+)=\S/g)].map(([, name = '']) => name);
    const compose = Object.keys(parse(read('server/guides/several-instances/compose.yaml'))['x-instance'].environment);
    expect([...service, ...container, ...compose].filter(name => !known.has(name))).toEqual([]);
  });
});

describe('the script nikhar', () => {
  const script = read('server/guides/nikhar.sh');

  it('runs the installed program with the environment and the cache of the service', () => {
    const guide = read('server/guides/deploy.md');
    const [, program = 'none'] = guide.match(/install -D -m 755 \.cache\/nikhar (\S+)/) ?? [];
    for (const file of ['nikhar.sh', 'nikhar.service', 'nikhar-backup.service', 'deploy.md'])
      expect(read(`server/guides/${file}`), file).toContain(program);
    expect(guide).toContain('install -m 755 server/guides/nikhar.sh /usr/local/bin/nikhar');
    const setting = (file: string, name: string) => read(`server/guides/${file}`).match(RegExp(`${name}=(\\S+)`))?.[1];
    for (const name of ['EnvironmentFile', 'XDG_CACHE_HOME', 'UMask'])
      expect(setting('nikhar.sh', name), name).toBe(setting('nikhar.service', name));
  });

  it('passes on every argument unchanged, as root, under the name nikhar', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nikhar-script-'));
    const put = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      chmodSync(join(folder, name), 0o755);
    };
    // A fake program prints its arguments, and fakes of commands that need root or systemd print their calls.
    put(
      'nikhar',
      script.replace(
        '/usr/local/libexec/nikhar "',
        `${process.execPath} -p "JSON.stringify([process.argv0, ...process.argv.slice(1)])" -- "`,
      ),
    );
    put('id', '#!/bin/sh\necho "$FAKE_UID"\n');
    put('sudo', '#!/bin/sh\necho sudo\nexec "$@"\n');
    put('systemd-run', '#!/bin/sh\nwhile case $1 in --*) ;; *) false; esac; do echo "$1"; shift; done\nexec "$@"\n');
    const typed = ['backup', '/a file', '$HOME', "it's", '', '*'];
    const run = (uid: string) =>
      execFileSync(join(folder, 'nikhar'), typed, { env: { PATH: `${folder}:/usr/bin:/bin`, FAKE_UID: uid }, encoding: 'utf8' })
        .trim()
        .split('\n');
    const asRoot = run('0');
    expect(JSON.parse(asRoot.at(-1) ?? '')).toEqual(['nikhar', ...typed]);
    expect(asRoot).toContain('--uid=nikhar');
    expect(run('1000')).toEqual(['sudo', ...asRoot]);
    rmSync(folder, { recursive: true });
  });
});
