/** Every field of the contract by every rule that it can break: what people read of it. */
import type { ErrorObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { brokenRule } from '../../../common/field-rules.ts';
import { wordsFor } from '../../../common/field-words.ts';
import { contract, resolve, routes } from './document.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  $comment?: string;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  [keyword: string]: unknown;
}

/** Sentences by field and keyword, such as `serviceIds minItems`. */
const sentences = new Map<string, Set<string>>();
const rules = new Map<string, ReturnType<typeof brokenRule>>();

const LIMITS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'];

const note = (field: string, parentSchema: Schema, names: string[] | undefined, isRequired: boolean) => {
  const say = (rule: string, keyword: string, params: object, data: unknown) => {
    const error = { keyword, params, data, parentSchema, instancePath: '', schemaPath: '' } as ErrorObject;
    const key = `${field} ${rule}`;
    const broken = brokenRule(field, error, names);
    rules.set(key, broken);
    sentences.set(key, (sentences.get(key) ?? new Set()).add(wordsFor(field, broken.rule, broken.params)));
  };
  const [, rule, kind] = parentSchema.$comment?.match(/^(format|read as): (.*)$/) ?? [];
  const { type, format = rule === 'format' ? kind : undefined } = parentSchema;
  const isText = [type].flat().includes('string');
  const sample = isText ? 'x' : 0;
  if (isRequired) say('required', 'required', {}, {});
  if (isText) say('blank', 'minLength', { limit: 1 }, ' ');
  if (type) say('type', 'type', { type }, isText ? 5 : 'x');
  for (const limit of LIMITS.filter(name => name in parentSchema)) say(limit, limit, { limit: parentSchema[limit] }, sample);
  if (parentSchema.enum) say('enum', 'enum', { allowedValues: parentSchema.enum }, 'x');
  if (parentSchema.pattern) say('pattern', 'pattern', {}, 'x');
  if (rule === 'read as') say('readAs', 'readAs', {}, sample);
  if (format && format !== 'binary') say('format', 'format', { format }, sample);
};

const walk = (field: string, reference: Schema, names: string[] | undefined, isRequired: boolean) => {
  const schema: Schema = { ...(resolve(reference as { $ref: string }) as Schema), ...reference };
  if (field) note(field, schema, names, isRequired);
  for (const one of schema.oneOf ?? []) if (one.type !== 'null') walk(field, one, names, false);
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    walk(field ? `${field}.${name}` : name, property, names, (schema.required ?? []).includes(name));
  if (schema.items) walk(`${field}.0`, schema.items, names, false);
};

for (const { operation } of routes) {
  const parameters = (operation.parameters ?? []).map(resolve);
  for (const { name, in: place, schema, required = false } of parameters) {
    const beside = parameters.filter(one => one.in === place && one.required).map(one => one.name);
    walk(name, schema as Schema, beside, required);
  }
  for (const { schema } of Object.values(operation.requestBody?.content ?? {})) walk('', schema as Schema, undefined, false);
}

const all = [...sentences.values()].flatMap(said => [...said]);

describe('every sentence', () => {
  it('is made for every field', () => {
    expect(sentences.size).toBeGreaterThan(350);
    const fields = new Set([...sentences.keys()].map(key => key.split(' ')[0]));
    for (const name of Object.keys((contract.components.schemas.BookingRequest as Schema).properties ?? {}))
      expect([...fields]).toContain(name);
  });

  it('names fields in plain words', () => {
    expect(all.filter(words => /[a-z][A-Z]|\b(ids?|url|lat|lon|otp)\b/.test(words.replace('UPI id', '')))).toEqual([]);
  });

  it('names types in plain words', () => {
    expect(all.filter(words => /\b(string|boolean|array|integer|undefined|NaN)\b/.test(words))).toEqual([]);
  });

  it('agrees in number', () => {
    const plural = /^(Closed days|Opening hours|Teams|Days ahead|Pending bookings|Services) is|must be at least 1 \w+s$/;
    expect(all.filter(words => plural.test(words))).toEqual([]);
  });

  it('shows an example of a date, a time or a position instead of a length', () => {
    const fixed = [...sentences].filter(
      ([key]) => /date|day|time|opens|closes|itude|^valid|^from|^to /i.test(key) && !/ahead|bookingHorizon/i.test(key),
    );
    expect(fixed.length).toBeGreaterThan(40);
    expect(fixed.flatMap(([, said]) => [...said]).filter(words => /characters/.test(words))).toEqual([]);
  });
});

it.each([
  ['serviceIds minItems', 'Choose at least one service'],
  ['serviceIds required', 'Choose at least one service'],
  ['serviceIds maxItems', 'Choose at most 1,000 services'],
  ['addressId required', 'Choose an address'],
  ['bookingDate required', 'Choose a date'],
  ['bookingDate format', 'Visit date must be a date such as 2026-12-31'],
  ['bookingTime pattern', 'Visit time must be a time such as 14:30:00'],
  ['closedDays required', 'Closed days are required'],
  ['closedDays.0 format', 'Closed day must be a date such as 2026-12-31'],
  ['openingHours minItems', 'Opening hours must name each day of the week once'],
  ['openingHours.0.opens pattern', 'Opening time must be a time such as 09:00:00'],
  ['gender enum', 'Gender must be MALE, FEMALE or OTHER'],
  ['price maximum', 'Price must be at most ₹1,00,000'],
  ['price format', 'Price must have at most two decimals'],
  ['price minimum', 'Price must be greater than 0'],
  ['flatNumber required', 'Flat/House No. is required'],
  ['flatNumber maxLength', 'Flat/House No. must be at most 50 characters'],
  ['postalCode required', 'Postal Code is required'],
  ['latitude required', 'Location is required'],
  ['latitude pattern', 'Latitude must be degrees such as 21.1458'],
  ['isActive type', 'Active must be true or false'],
  ['upiId readAs', 'UPI id must be like name@bank'],
  ['code readAs', 'Code must be 3 to 20 letters, digits, hyphens or underscores'],
  ['userId required', 'User ID is required'],
  ['q minLength', 'Search text must be at least 2 characters'],
  ['verificationId required', 'Verification ID is missing. Please request a new OTP.'],
])('%s: %s', (key, words) => {
  expect([...(sentences.get(key) ?? [])]).toContain(words);
});

it.each([
  ['serviceIds required', 'required', {}],
  ['serviceIds minItems', 'required', {}],
  ['serviceIds maxItems', 'maxItems', { limit: 1000 }],
  ['serviceIds type', 'type', { types: ['array'] }],
  ['flatNumber blank', 'required', {}],
  ['flatNumber maxLength', 'maxLength', { limit: 50 }],
  ['q minLength', 'minLength', { limit: 2 }],
  ['mobile maxLength', 'format', {}],
  ['bookingDate format', 'format', { format: 'date', example: '2026-12-31' }],
  ['latitude pattern', 'format', { format: 'degrees', example: '21.1458' }],
  ['price minimum', 'min', { limit: 0.01 }],
  ['price maximum', 'max', { limit: 100_000 }],
  ['price format', 'decimals', { limit: 2 }],
  ['gender enum', 'oneOf', { values: ['MALE', 'FEMALE', 'OTHER'] }],
])('%s breaks the rule %s', (key, rule, params) => {
  expect(rules.get(key)).toEqual({ rule, params });
});
