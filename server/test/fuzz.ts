/** Makes hostile requests from the contract, reproducible by their seed. */

import { resolve } from '../platform/contract/document.ts';
import type { Operation, Route } from '../platform/contract/operation.ts';
import { pick, random } from '../seed/history/random.ts';
import type { WireRequest } from './wire.ts';

// biome-ignore lint/suspicious/noExplicitAny: schemas and values of any shape are this file's matter
type Schema = any;

/** Random numbers and choices, the same for the same seed. */
export function randomOf(seed: number) {
  const next = random(seed);
  return { next, pick: <T>(values: readonly T[]): T => pick(next, values), chance: (p: number) => next() < p };
}
export type Random = ReturnType<typeof randomOf>;

const TEXTS = [
  '',
  ' ',
  'a',
  'नमस्ते',
  "O'Brien",
  '😀'.repeat(10),
  '\u202eabc',
  '\u200b',
  'a\u0000b',
  '\ud800',
  "' OR 1=1 --",
  '"; DROP TABLE user; --',
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '=HYPERLINK("http://127.0.0.1")',
  'x'.repeat(5000),
  'null',
  'constructor',
  '__proto__',
  'NaN',
  '-1',
  '1e400',
  '2026-02-30',
  '24:00:00',
  '9123456780',
  'true',
];
const NUMBERS = [0, -0, -1, 1, 0.1, 1.005, 20, 21, 899, 1e9, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 1e20, 1e308, -1e308];
const ANYTHING: unknown[] = [null, true, false, [], {}, [null], [[[]]], { a: { b: {} } }, ...NUMBERS, ...TEXTS];

/** A value that roughly fits the schema. For patterns, it takes samples. */
const fitting = (schema: Schema, random: Random, ids: string[]): unknown => {
  const node = '$ref' in schema ? resolve(schema) : schema;
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : '';
  const samples: Record<string, unknown[]> = {
    Id: ids,
    Mobile: ['9876543210', '6000000000', '+91 98765 43210'],
    Otp: ['1234', '१२३४'],
    LongOtp: ['123456', '१२३४५६'],
    FullName: ['Asha', "D'Souza", 'Dr. Meera'],
    Date: ['2026-12-07', '2026-12-25', '2027-01-31'],
    Time: ['09:00:00', '11:00:00', '17:00:00'],
    Latitude: ['21.1', '-90'],
    Longitude: ['79.1', '180'],
    Email: ['a@b.example'],
    Money: [999, 899, 0.01],
    CouponCodeInput: ['TEN', 'NOPE', '*ten*'],
  };
  const known = samples[name ?? ''];
  if (known) return random.pick(known);
  if (node.enum) return random.pick(node.enum);
  if (node.oneOf) return fitting(random.pick(node.oneOf), random, ids);
  const type = Array.isArray(node.type) ? random.pick(node.type) : node.type;
  if (type === 'null') return null;
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'integer' || type === 'number') return random.pick([node.minimum ?? 1, 10, Math.min(node.maximum ?? 99, 99)]);
  if (type === 'array') {
    const length = random.pick([node.minItems ?? 0, 1, Math.min(node.maxItems ?? 3, 8)]);
    return Array.from({ length }, () => fitting(node.items, random, ids));
  }
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries<Schema>(node.properties ?? {})
        .filter(([field]) => node.required?.includes(field) || random.chance(0.5))
        .map(([field, child]) => [field, fitting(child, random, ids)]),
    );
  }
  const typed: Record<string, string[]> = {
    'UPI id': ['nikhar@upi', ' nikhar@upi '],
    'new coupon code': ['TEN', 'new-code', 'X_1'],
    phone: ['+91 98765 00000'],
    email: ['a@b.example'],
  };
  const sample = typed[node.$comment?.replace('read as: ', '')];
  if (sample) return random.pick(sample);
  if (node.pattern) return '1234';
  return random.pick(['Lotus', 'a'.repeat(Math.min(node.maxLength ?? 10, 200)), 'कमल']);
};

/** The body with one wrong field. */
const spoiled = (body: unknown, random: Random): unknown => {
  if (body === null || typeof body !== 'object' || random.chance(0.1)) return random.pick(ANYTHING);
  const copy: Schema = Array.isArray(body) ? [...body] : { ...body };
  const fields = Object.keys(copy);
  if (fields.length === 0 || random.chance(0.15))
    return { ...copy, [random.pick(['role', '__proto__x', 'id', 'ünknown', ''])]: random.pick(ANYTHING) };
  const field = random.pick(fields);
  if (random.chance(0.2)) delete copy[field];
  else if (random.chance(0.3)) copy[field] = spoiled(copy[field], random);
  else copy[field] = random.pick(ANYTHING);
  return copy;
};

const rawBodies = (valid: string) => [
  '',
  '{',
  'null',
  '[]',
  '5',
  '"x"',
  valid.slice(0, -2),
  `${valid}${valid}`,
  '\ufeff{}',
  '{"a":'.repeat(300),
  `{"a":1e400}`,
  '\u0000',
  Buffer.from([0xff, 0xfe, 0x00]),
  'x'.repeat(70_000),
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=latin1',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'a/b; c="',
  '',
];

const escaped = (text: string, random: Random): string => {
  if (!text.isWellFormed()) return '%ED%A0%80';
  return random.chance(0.95) ? encodeURIComponent(text) : encodeURI(text).replaceAll(/[\s#?]/g, '');
};

const queryOf = (operation: Operation, random: Random, ids: string[]): string => {
  const parts: string[] = [];
  for (const parameter of (operation.parameters ?? []).map(resolve).filter(one => one.in === 'query')) {
    if (!parameter.required && random.chance(0.4)) continue;
    if (parameter.required && random.chance(0.05)) continue;
    const value = random.chance(0.7)
      ? fitting(parameter.schema, random, ids)
      : random.pick(ANYTHING.filter(one => typeof one !== 'object'));
    parts.push(`${parameter.name}=${escaped(String(value), random)}`);
    if (random.chance(0.05)) parts.push(`${parameter.name}=2`);
  }
  if (random.chance(0.05)) parts.push('utm=1', 'a[b]=c', '=', '%');
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

const boundary = 'fuzz';
const formOf = (fields: Record<string, unknown>): string =>
  `${Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'object' ? JSON.stringify(value) : value}\r\n`,
    )
    .join('')}--${boundary}--\r\n`;

const bodyOf = (operation: Operation, random: Random, ids: string[]): Pick<WireRequest, 'body' | 'headers'> => {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (!type || !content)
    return random.chance(0.2) ? { body: random.pick(rawBodies('{}')), headers: { 'content-type': random.pick(TYPES) } } : {};
  const fields = fitting(content.schema, random, ids) as Record<string, unknown>;
  const chosen = random.chance(0.3) ? fields : spoiled(fields, random);
  if (type === 'multipart/form-data') {
    const whole = formOf((chosen ?? {}) as Record<string, unknown>);
    const body = random.chance(0.8)
      ? whole
      : random.pick(['', whole.slice(0, -9), 'x'.repeat(1000), whole.replaceAll('name=', 'nom=')]);
    return {
      body,
      headers: { 'content-type': random.chance(0.85) ? `multipart/form-data; boundary=${boundary}` : random.pick(TYPES) },
    };
  }
  if (random.chance(0.15))
    return { body: random.pick(rawBodies(JSON.stringify(fields))), headers: { 'content-type': 'application/json' } };
  return {
    body: JSON.stringify(chosen) ?? '',
    headers: { 'content-type': random.chance(0.95) ? 'application/json' : random.pick(TYPES) },
  };
};

/** A request to this operation. It uses some of these ids and tokens. */
export function fuzzed(
  { method, path, operation }: Route,
  random: Random,
  ids: string[],
  tokens: string[],
  prefix: string,
): WireRequest {
  const filled = path.replaceAll(
    /\{\w+\}/g,
    () => escaped(random.chance(0.75) ? random.pick(ids) : random.pick(TEXTS), random) || '%20',
  );
  const { body, headers = {} } = bodyOf(operation, random, ids);
  const token = random.pick(tokens);
  if (token) headers.authorization = `Bearer ${token}`;
  if (random.chance(0.1)) headers['idempotency-key'] = random.pick(['k', 'y'.repeat(100), 'y'.repeat(101), ' ']);
  if (random.chance(0.05)) headers['if-none-match'] = '*';
  return { method, path: `${prefix}${filled}${queryOf(operation, random, ids)}`, headers, body };
}
