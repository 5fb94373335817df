/** The forms of the site say what the server says: one table over every field of every request, and a bound that changes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { wordsFor } from '../../../common/field-words.ts';
import { boundsOf } from '../../../scripts/contract-bounds.ts';
import { bareTypes } from '../../../scripts/contract-types.ts';
import { servedContract } from '../../../scripts/served-contract.ts';
import { type Bound, looksOf } from '../../../web/src/forms/bound.ts';
import { checked } from '../../../web/src/forms/check-bounds.ts';
import { fromContract } from '../../../web/src/forms/from-contract.ts';
import { schemaOf } from './schema-of.ts';
import { contract, routes } from './served.ts';
import { requestValidator } from './validate.ts';

type Told = Record<string, string | undefined>;

const root = join(import.meta.dirname, '../../..');
const boundFiles = import.meta.glob<Record<string, Bound>>('../../../common/bounds/*.gen.ts', { eager: true });
const bounds = Object.assign({}, ...Object.values(boundFiles)) as Record<string, Bound>;

/** What the server says of each field of this body. */
const toldBy = (check: ReturnType<ReturnType<typeof requestValidator>>, body: unknown): Told => {
  const answer = check(structuredClone(body));
  if (answer === true) return {};
  const { errors = [] } = answer.error.details;
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};

const toldByForm = (bound: Bound, values: unknown): Told =>
  Object.fromEntries(
    checked(bound, values).problems.map(([field, { rule, params }]) => [field, wordsFor(field, rule, params ?? {})]),
  );

const long = (length: number) => 'x'.repeat(length);

/** What somebody may type into a field, and what is sent then. */
const samplesOf = (bound: Bound): [typed: unknown, sent: unknown][] => {
  const { type, minLength = 0, maxLength, minimum, exclusiveMinimum, maximum, minItems, maxItems, items } = bound;
  if (type === 'integer' || type === 'number') {
    const numbers = [minimum, exclusiveMinimum, maximum].filter(limit => limit !== undefined);
    const around = numbers.flatMap(limit => [limit - 1, limit, limit + 1]);
    return [...around, 1.5, 1.005].map(number => [String(number), number]);
  }
  if (type === 'array') {
    const lengths = [(minItems ?? 0) - 1, (maxItems ?? 0) + 1].filter(length => length >= 0 && length < 1001);
    const [one] = items ? samplesOf(items).map(([, sent]) => sent) : [];
    return lengths.map(length => Array(length).fill(items?.enum?.[0] ?? one)).map(list => [list, list]);
  }
  // Nobody types an instant or a file.
  if (type !== 'string' || ['binary', 'date-time'].includes(bound.format ?? '')) return [];
  const texts = ['', 'x', '12', '2026-13-01', '2026-12-31', '9876543210', 'Meera', 'Meera 2'];
  if (maxLength !== undefined) texts.push(long(maxLength), long(maxLength + 1));
  if (minLength > 1) texts.push(long(minLength - 1));
  return texts.map(text => [text, text]);
};

const operations = routes.flatMap(({ operation }) => {
  const bound = bounds[operation.operationId];
  return bound ? [{ operation, bound }] : [];
});

describe('every field of every request', () => {
  it('is refused by the form in the words of the server', () => {
    const validator = requestValidator(contract.components.schemas);
    const table = operations.flatMap(({ operation, bound }) => {
      const check = validator(schemaOf(operation).body as object, 'body');
      return Object.entries(bound.properties ?? {}).flatMap(([name, field]) =>
        samplesOf(field)
          // An empty field that may stay empty is not sent, and a list of choices has no other text.
          .filter(([typed]) => typed !== '' || (bound.required?.includes(name) && !field.nullable && !field.enum))
          .map(([typed, sent]) => ({
            what: `${operation.operationId} ${name} ${JSON.stringify(typed).slice(0, 40)}`,
            kind: field.readAs,
            // Nobody types null, either.
            byServer: toldBy(check, { [name]: sent })[name]?.replace(/ or null$/, ''),
            byForm: toldByForm(bound, { [name]: typed })[name],
          })),
      );
    });
    expect(table.filter(({ byServer }) => byServer !== undefined).length).toBeGreaterThan(700);
    // The whole check of an e-mail address is long, so the form leaves a part of it to the server (common/read-as.ts).
    const isLeft = ({ kind, byForm }: (typeof table)[number]) => /email/.test(kind ?? '') && byForm === undefined;
    expect(table.filter(row => row.byForm !== row.byServer && !isLeft(row))).toEqual([]);
  });
});

it('a changed bound is followed by the types, the server, the form and its field', async () => {
  const yaml = readFileSync(join(root, 'openapi.yaml'), 'utf8');
  const [before, after] = [
    'description: { type: string, maxLength: 200, description:',
    'description: { type: string, maxLength: 20, description:',
  ];
  const coupon = yaml.indexOf('\n    CouponRequest:');
  const changed = (yaml.slice(0, coupon) + yaml.slice(coupon).replace(before, after)).replace(
    'enum: [PERCENTAGE, FIXED]',
    'enum: [PERCENTAGE, FIXED, FREE]',
  );
  const document = parse(changed);

  expect((await bareTypes(parse(yaml))).includes('"FREE"')).toBe(false);
  expect((await bareTypes(document)).includes('"FREE"')).toBe(true);

  const description = 'Now for the whole family';
  const words = 'Description must be at most 20 characters';
  const served = JSON.parse(servedContract(document));
  const check = requestValidator(served.components.schemas)(
    { $ref: 'contract#/components/schemas/CouponRequest' } as object,
    'body',
  );
  expect(toldBy(check, { description }).description).toBe(words);

  const folder = mkdtempSync(join(tmpdir(), 'bounds-'));
  try {
    const file = join(folder, 'coupons.gen.ts');
    writeFileSync(file, boundsOf(document)['common/bounds/coupons.gen.ts'] as string);
    const { createCoupon } = (await import(/* @vite-ignore */ file)) as { createCoupon: Bound };
    const { errors } = await fromContract<{ description: string }>(createCoupon)({ description }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(errors.description?.message).toBe(words);
    expect(looksOf(createCoupon, 'description')).toEqual({ maxLength: 20 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
