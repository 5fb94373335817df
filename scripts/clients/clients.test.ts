/**
 * `npm run clients`: five generators make clients of the served document, TypeScript compiles them, and two of them book a visit.
 * Linters find no error.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSalon, type Salon, tomorrow } from './salon.ts';

const FOLDER = import.meta.dirname;
const GENERATED = join(FOLDER, 'generated');
const INSTALLED = join(FOLDER, 'node_modules/installed-from.json');
const MINUTE = 60_000;

const run = (command: string, args: string[]) => {
  const path = `${join(FOLDER, 'node_modules/.bin')}:${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: FOLDER,
    encoding: 'utf8',
    timeout: 3 * MINUTE,
    env: { ...process.env, PATH: path, DO_NOT_TRACK: '1', NO_COLOR: '1' },
  });
  return { status, output: `${stdout}${stderr}` };
};
const mustRun = (command: string, args: string[]) => {
  const { status, output } = run(command, args);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${output}`);
  return output;
};

/** Installs the tools, unless those of this lock file are installed. */
const installTools = () => {
  const lock = readFileSync(join(FOLDER, 'package-lock.json'), 'utf8');
  try {
    if (readFileSync(INSTALLED, 'utf8') === lock) return;
  } catch {
    // Nothing is installed yet.
  }
  mustRun('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  writeFileSync(INSTALLED, lock);
};

let salon: Salon;

beforeAll(async () => {
  installTools();
  salon = await openSalon();
  rmSync(GENERATED, { recursive: true, force: true });
  mkdirSync(GENERATED);
  for (const name of ['openapi.json', 'openapi.yaml'])
    writeFileSync(join(GENERATED, name), await (await fetch(`${salon.url}/${name}`)).text());
}, 5 * MINUTE);

afterAll(() => salon?.close());

const JSON_FILE = './generated/openapi.json';
const YAML_FILE = './generated/openapi.yaml';

interface Generator {
  command: string;
  args: string[];
  /** The file to compile, with its journey if it has one. */
  entry: string;
  journey?: string;
}

const GENERATORS: Record<string, Generator> = {
  '@hey-api/openapi-ts': {
    command: 'openapi-ts',
    args: ['--input', YAML_FILE, '--output', 'generated/hey-api', '--silent'],
    entry: 'generated/hey-api/index.ts',
    journey: 'journeys/hey-api.ts',
  },
  orval: {
    command: 'orval',
    args: ['--input', YAML_FILE, '--output', 'generated/orval/index.ts', '--client', 'fetch'],
    entry: 'generated/orval/index.ts',
  },
  'swagger-typescript-api': {
    command: 'swagger-typescript-api',
    args: ['generate', '--path', JSON_FILE, '--output', 'generated/swagger-typescript-api', '--name', 'index.ts'],
    entry: 'generated/swagger-typescript-api/index.ts',
  },
  kubb: {
    command: 'kubb',
    args: ['generate', '--config', 'kubb.config.ts'],
    entry: 'generated/kubb/index.ts',
  },
  'openapi-zod-client': {
    command: 'openapi-zod-client',
    args: [JSON_FILE, '--output', 'generated/zod.ts'],
    entry: 'generated/zod.ts',
    journey: 'journeys/zod.ts',
  },
};

/** Each compiler reads its own client only. */
const compile = (...files: string[]) => {
  const project = join(GENERATED, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ extends: '../tsconfig.json', include: [], files: files.map(file => `../${file}`) }));
  mustRun('tsc', ['--project', project]);
};

describe.each(Object.entries(GENERATORS))('%s', (name, { command, args, entry, journey }) => {
  it('makes a client that compiles strictly', { timeout: 4 * MINUTE }, () => {
    mustRun(command, args);
    compile(entry, ...(journey ? [journey] : []));
  });

  if (!journey) return;
  it('makes a client that books a visit', { timeout: MINUTE }, async () => {
    const { book } = await import(/* @vite-ignore */ join(FOLDER, journey));
    const mobile = `9${String(900_000_000 + name.length)}`;
    const booking = await book(salon.url, mobile, tomorrow(), salon.readPasscode);
    expect(booking).toMatchObject({ status: 'PENDING', user: { fullName: 'Asha Deshmukh', mobile } });
  });
});

it('gives every answer of swagger-typescript-api the envelope', () => {
  const client = readFileSync(join(FOLDER, GENERATORS['swagger-typescript-api']?.entry ?? ''), 'utf8');
  const answers = [...client.matchAll(/this\.request<\s*(\w+)/g)].map(([, type = '']) => type);
  expect(answers.length).toBeGreaterThan(80);
  // Pictures, CSV, calendar entries, printed documents and what Meta reads have none.
  const bare = ['Blob', 'BookingTable', 'CalendarEntry', 'DocumentHtml', 'DocumentTable', 'HookChallenge', 'ImportTable'];
  expect([...new Set(answers)].filter(type => !type.endsWith('Answer') && !bare.includes(type))).toEqual([]);
});

it('lets a new error code pass the generated validators', async () => {
  const { schemas } = await import(/* @vite-ignore */ join(FOLDER, 'generated/zod.ts'));
  const refusal = { success: false, message: 'New', errorCode: 'NEW_CODE', data: null };
  expect(schemas.ErrorAnswer.safeParse(refusal).success).toBe(true);
});

// The JSON is made from it.
describe.each([YAML_FILE])('%s', file => {
  it("passes Spectral's rules for OpenAPI", { timeout: 3 * MINUTE }, () => {
    mustRun('spectral', ['lint', file, '--ruleset', 'spectral.yaml', '--fail-severity', 'hint']);
  });

  it("passes Redocly's rules", { timeout: MINUTE }, () => {
    const output = mustRun('redocly', ['lint', file, '--config', '../../.redocly.yaml', '--format', 'json']);
    expect(JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)).totals).toMatchObject({
      errors: 0,
      warnings: 0,
    });
  });
});
