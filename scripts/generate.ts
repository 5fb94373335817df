/**
 * openapi.yaml -> the types that server, web and client share, the bounds that the forms of the site check (`common/bounds`), and
 * what the client package knows at run time. All are committed.
 * `npm run gen -- --check` writes nothing and fails if a generated file is stale.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ROLE_OF, type SignIn } from '../server/platform/contract/roles.ts';
import { boundsOf } from './contract-bounds.ts';
import { writeContractWhenStale } from './contract-json.ts';
import { bareTypes } from './contract-types.ts';

const root = new URL('../', import.meta.url);
const document = parse(readFileSync(new URL('openapi.yaml', root), 'utf8'));
const banner = '// Generated from openapi.yaml by `npm run gen`. Do not edit.\n';

type Parameter = { $ref: string } | { in: string; name: string; schema: { default?: unknown } };

interface Operation {
  operationId: string;
  security: Record<string, unknown>[];
  parameters?: Parameter[];
  'x-raw-body'?: true;
  'x-repeatable'?: true;
  'x-staff'?: string[];
}

const operations = Object.values<Record<string, Operation>>(document.paths).flatMap(path => Object.values(path));

/** The sign-ins of each operation as a type: openapi-typescript leaves `security` out. */
const callers = () => {
  const rows = operations.map(({ operationId, security }) => {
    const roles = security.flatMap(scheme => Object.keys(scheme)).map(name => `'${ROLE_OF[name as SignIn]}'`);
    if (roles.length > 0 && security.some(scheme => Object.keys(scheme).length === 0)) roles.push("'public'");
    return `  ${operationId}: ${[...new Set(roles)].join(' | ') || "'public'"};`;
  });
  return `export interface callers {\n${rows.join('\n')}\n}\n`;
};

const resolved = (parameter: Parameter) =>
  '$ref' in parameter ? document.components.parameters[parameter.$ref.replace('#/components/parameters/', '')] : parameter;

/** The query parameters with defaults of each operation. Validation fills them in, but openapi-typescript makes them optional. */
const defaulted = () => {
  const rows = operations.map(({ operationId, parameters = [] }) => {
    const filled = parameters.map(resolved).filter(one => one.in === 'query' && one.schema.default !== undefined);
    return `  ${operationId}: ${filled.map(one => `'${one.name}'`).join(' | ') || 'never'};`;
  });
  return `export interface defaulted {\n${rows.join('\n')}\n}\n`;
};

/** The operations whose handlers get the body as bytes. */
const raw = () => {
  const ids = operations.filter(operation => operation['x-raw-body']).map(({ operationId }) => `'${operationId}'`);
  return `export type raw = ${ids.join(' | ')};\n`;
};

/** The file fields of forms; openapi-typescript types them as text. */
const files = () => {
  const schemas = Object.values<{ properties?: Record<string, { format?: string }> }>(document.components.schemas);
  const fields = schemas.flatMap(({ properties = {} }) => Object.entries(properties));
  const names = new Set(fields.filter(([, { format }]) => format === 'binary').map(([name]) => `'${name}'`));
  return `export type files = ${[...names].join(' | ')};\n`;
};

const isKey = (parameter: Parameter) => resolved(parameter).name.toLowerCase() === 'idempotency-key';

/** What the client package knows of the contract at run time: its version, its prefix, and what may be repeated (rule V23). */
const forClient = () => {
  const rows = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], 'x-repeatable': isRepeatable }]) => {
      const how = parameters.some(isKey) ? 'WITH_KEY' : isRepeatable && 'AS_IT_IS';
      return how ? `  '${method.toUpperCase()} ${path}': '${how}',\n` : [];
    }),
  );
  return `${banner}export const version = '${document.info.version}';
export const prefix = '${document.servers[0].url}';

/** The operations other than GET that may be repeated after a lost answer. */
export const repeatable: Readonly<Record<string, 'WITH_KEY' | 'AS_IT_IS'>> = {
${rows.join('')}};
`;
};

/** What each role of staff may call, so that screens show no more (rule K15). Public operations are left out. */
const staffMay = () => {
  const rows = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security, 'x-staff': roles = [] }]) => {
      const isOfStaff = security.some(one => 'admin' in one) && !security.some(one => Object.keys(one).length === 0);
      const list = roles.map(role => `'${role}'`).join(', ');
      return isOfStaff ? `  '${method.toUpperCase()} ${path}': [${list}],\n` : [];
    }),
  );
  return `${banner}import type { components } from '#contract';

/** The roles that may call an operation of staff, beside OWNER. */
export const STAFF_MAY = {
${rows.join('')}} satisfies Record<string, components['schemas']['StaffRole'][]>;
`;
};

const outputs: Record<string, string> = {
  'openapi.gen.ts': banner + (await bareTypes(document)) + callers() + defaulted() + files() + raw(),
  'client/contract.gen.ts': forClient(),
  'common/staff-may.gen.ts': staffMay(),
  ...Object.fromEntries(Object.entries(boundsOf(document)).map(([path, text]) => [path, banner + text])),
};

const isStale = (path: string) => {
  const url = new URL(path, root);
  return !existsSync(url) || readFileSync(url, 'utf8') !== outputs[path];
};
/** Of tags that the contract no longer has. */
const gone = readdirSync(new URL('common/bounds', root))
  .map(name => `common/bounds/${name}`)
  .filter(path => !(path in outputs));
const stale = [...Object.keys(outputs).filter(isStale), ...gone];

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run \`npm run gen\` and commit the result.`);
    process.exit(1);
  }
  console.log('Generated files are up to date.');
} else {
  writeContractWhenStale();
  for (const path of gone) rmSync(new URL(path, root));
  for (const path of stale) if (path in outputs) writeFileSync(new URL(path, root), outputs[path] as string);
  console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'Nothing to write.');
}
