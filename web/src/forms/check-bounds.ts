// Holds typed values against the bounds that the contract sets (common/bounds), as Ajv does on the server.

import { isDay } from '../../../common/calendar.ts';
import { brokenRule, type Failure, type FieldParams, type FieldRule } from '../../../common/field-rules.ts';
import { READ_AS } from '../../../common/read-as.ts';
import type { Bound } from './bound.ts';

/** A rule of the server by its name in the contract, such as `notBefore`. */
export interface Rule {
  rule: FieldRule;
  params?: FieldParams;
}

/** What the bounds say against the typed values, and the values with their texts as the server reads them. */
export function checked<Values>(bound: Bound, typed: Values): { values: Values; problems: [field: string, why: Rule][] } {
  const problems = failuresOf(bound, typed).map(([field, failure]): [string, Rule] => [
    field,
    brokenRule(field, failure, undefined),
  ]);
  return { values: read(typed, bound) as Values, problems };
}

/** The values with their texts as the server reads them. */
function read(value: unknown, bound: Bound | undefined, path = ''): unknown {
  if (typeof value === 'string') return readText(value, bound ?? {}, path);
  if (Array.isArray(value)) return value.map(one => read(one, bound?.items, path));
  // A chosen picture stays what it is.
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, read(inner, bound?.properties?.[name], `${path}.${name}`)]),
  );
}

/** A field by its path, such as `translations.hi.name`, and the keyword that its value fails. */
type FailedField = [path: string, failure: Failure];

const pathTo = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name));
const isText = (value: unknown): value is string => typeof value === 'string';

/** The text without blanks around it and as its reader leaves it. A password is left alone. */
function readText(text: string, { readAs: kind }: Bound, path: string): string {
  if (/password$/i.test(path)) return text;
  return kind ? READ_AS[kind].read(text) : text.trim();
}

/** Browsers' time fields have no seconds, the contract's times have. */
const inSeconds = (text: string, { pattern }: Bound) =>
  pattern?.includes(':[0-5]\\d$') && /^\d\d:\d\d$/.test(text) ? `${text}:00` : text;

/**
 * What is wrong with the fields that the form has. Numbers are texts as they were typed. '' stands for nothing, which only a required
 * field refuses.
 */
function failuresOf(bound: Bound, value: unknown, isRequired = true, path = ''): FailedField[] {
  if (bound.properties) return within(bound, value, path);
  if (bound.items && Array.isArray(value)) {
    const { items } = bound;
    return [...own(bound, value, path), ...value.flatMap((one, i) => failuresOf(items, one, true, pathTo(path, i)))];
  }
  const sent = isText(value) ? inSeconds(readText(value, bound, path), bound) : value;
  // A list offers '' as well, for nothing chosen.
  const isNothing = sent === '' && (!isRequired || bound.nullable || bound.enum || isNumber(bound));
  const isMissing = sent === undefined || sent === null || isNothing;
  if (!isMissing) return own(bound, isNumber(bound) && isText(sent) ? Number(sent) : sent, path);
  return isRequired && !bound.nullable ? [[path, { keyword: 'required', params: {}, parentSchema: bound }]] : [];
}

const isNumber = ({ type }: Bound) => type === 'number' || type === 'integer';

function within({ properties = {}, required = [] }: Bound, value: unknown, path: string): FailedField[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const bound = properties[name];
    return bound ? failuresOf(bound, inner, required.includes(name), pathTo(path, name)) : [];
  });
}

/** Ajv tells all; the first is what people read. */
function own(bound: Bound, data: unknown, path: string): FailedField[] {
  const [keyword, params] = brokenKeyword(bound, data) ?? [];
  return keyword ? [[path, { keyword, params: params ?? {}, data, parentSchema: bound }]] : [];
}

function brokenKeyword(bound: Bound, data: unknown): [string, Failure['params']] | undefined {
  if (isText(data)) return brokenOfText(bound, data);
  if (typeof data === 'number') return brokenOfNumber(bound, data);
  if (!Array.isArray(data)) return undefined;
  const { minItems = 0, maxItems = Infinity } = bound;
  if (data.length < minItems) return ['minItems', { limit: minItems }];
  return data.length > maxItems ? ['maxItems', { limit: maxItems }] : undefined;
}

function brokenOfText(bound: Bound, text: string): [string, Failure['params']] | undefined {
  const { minLength = 0, maxLength = Infinity, pattern, readAs: kind, format } = bound;
  // The contract counts characters, and UTF-16 has two units for some.
  const length = [...text].length;
  if (kind && !READ_AS[kind].accepts(text)) return ['readAs', {}];
  if (length < minLength) return ['minLength', { limit: minLength }];
  if (length > maxLength) return ['maxLength', { limit: maxLength }];
  if (pattern && !new RegExp(pattern, 'u').test(text)) return ['pattern', {}];
  if (format === 'date' && !isDay(text)) return ['format', { format }];
  return bound.enum && !bound.enum.includes(text) ? ['enum', { allowedValues: bound.enum }] : undefined;
}

function brokenOfNumber(bound: Bound, number: number): [string, Failure['params']] | undefined {
  const { type, minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity, format } = bound;
  if (!(type === 'integer' ? Number.isInteger(number) : Number.isFinite(number))) return ['type', { type }];
  if (number < minimum) return ['minimum', { limit: minimum }];
  if (number <= exclusiveMinimum) return ['exclusiveMinimum', { limit: exclusiveMinimum }];
  if (number > maximum) return ['maximum', { limit: maximum }];
  if (format === 'two-decimals' && !Number.isInteger(Math.round(number * 1e6) / 1e4)) return ['format', { format }];
  return bound.enum && !bound.enum.includes(number) ? ['enum', { allowedValues: bound.enum }] : undefined;
}
