/** What the documents tell people to type, set or open is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { variables } from '../config.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const guides = readdirSync(join(root, 'server/guides'), { recursive: true, encoding: 'utf8' })
  .filter(name => /\.[a-z]+$|Caddyfile$/.test(name))
  .map(name => `server/guides/${name}`);
const documents = ['README.md', ...guides.filter(name => name.endsWith('.md'))];

describe.each(documents)('%s', file => {
  const text = read(file);

  it('links to files that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)\)|src="([^"]+)"/g)].map(([, link, picture]) => link ?? picture ?? '');
    const missing = links.filter(link => !link.startsWith('http') && !existsSync(join(root, dirname(file), link)));
    expect(missing).toEqual([]);
  });

  it('names files that are there', () => {
    const named = [...text.matchAll(/`((?:server|web|scripts)\/[\w./-]+)`/g)].map(([, name = '']) => name);
    const missing = named.filter(name => !existsSync(join(root, name)) && !['web/dist'].includes(name));
    expect(missing).toEqual([]);
  });

  it('names npm scripts that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const builtIn = ['ci', 'start', 'test'];
    const named = [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter(name => !scripts[name] && !builtIn.includes(name) && name !== 'registry')).toEqual([]);
  });
});

describe('the environment', () => {
  it('is documented whole in the README', () => {
    const table = read('README.md').match(/## Configuration[\s\S]*?\n## /)?.[0] ?? '';
    const documented = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) => [
      ...[...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    ]);
    expect(documented.toSorted()).toEqual([...variables].toSorted());
  });

  const known = new Set<string>(variables);
  it('is what the service and the container set', () => {
    const service = [...read('server/guides/nikhar.env').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    const container = [...read('Dockerfile').matchAll(/([A-Z_]+)=\S/g)].map(([, name = '']) => name);
    const compose = Object.keys(parse(read('server/guides/several-instances/compose.yaml'))['x-instance'].environment);
    expect([...service, ...container, ...compose].filter(name => !known.has(name))).toEqual([]);
  });
});
