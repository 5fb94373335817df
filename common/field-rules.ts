/** Which rule of the contract a field breaks, read from what Ajv says of it. */
import type { components } from '#contract';
import { entryOf, labelOfEntry, nameOf } from './field-names.ts';

export type FieldRule = components['schemas']['FieldRule'];
export type FieldParams = components['schemas']['FieldRuleParams'];

/** A keyword of the contract that a value fails: what Ajv says of it on the server, and `check-bounds.ts` in the browser. */
export interface Failure {
  keyword: string;
  // biome-ignore lint/suspicious/noExplicitAny: Ajv gives each keyword its own
  params: Record<string, any>;
  data?: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  parentSchema?: Record<string, any> | undefined;
  propertyName?: string | undefined;
}

interface Broken {
  rule: FieldRule;
  params: FieldParams;
}

const broken = (rule: FieldRule, params: FieldParams = {}): Broken => ({ rule, params });

/** Texts of a fixed form: an example helps more than their length. */
const FORMS: Record<string, Required<Pick<FieldParams, 'format' | 'example'>>> = {
  dateOfBirth: { format: 'date', example: '1994-08-15' },
  bookingTime: { format: 'time', example: '14:30:00' },
  month: { format: 'month', example: '2026-11' },
  opens: { format: 'time', example: '09:00:00' },
  closes: { format: 'time', example: '20:00:00' },
  latitude: { format: 'degrees', example: '21.1458' },
  longitude: { format: 'degrees', example: '79.0882' },
};
const TIME_FORM = { format: 'time', example: '09:00:00' };
const DATE_FORM = { format: 'date', example: '2026-12-31' };

/** If these are too long, their format helps more: a mobile with its country code is too long. */
const SHORT_FORMS = ['mobile', 'otp', 'email', 'status'];

/** The keywords that a blank field fails. */
const BLANK = ['minLength', 'type', 'pattern', 'format', 'readAs'];

/** Whether a field may be left out. A query lists its required names. A body only refers to its schema, where null is allowed. */
const isOptional = (field: string, { parentSchema }: Failure, required: string[] | undefined): boolean =>
  required ? !required.includes(field) : [parentSchema?.type].flat().includes('null');

const formOf = (name: string, { parentSchema, keyword }: Failure) => {
  if (!['format', 'pattern', 'minLength', 'maxLength'].includes(keyword)) return undefined;
  if (parentSchema?.pattern?.includes('[0-5]\\d:[0-5]\\d')) return entryOf(FORMS, name) ?? TIME_FORM;
  return entryOf(FORMS, name) ?? (parentSchema?.format === 'date' ? DATE_FORM : undefined);
};

/** The format, or the reader of `typed.ts`, that the field's text must fit. */
const format = ({ parentSchema, params }: Failure): Broken => {
  const kind = parentSchema?.readAs ?? params.format;
  return broken('format', kind && { format: kind });
};

const malformedName = (error: Failure): Broken => {
  if (/\p{N}/u.test(String(error.data))) return broken('noDigits');
  return /\p{L}/u.test(String(error.data)) ? format(error) : broken('required');
};

/** The rule that `field` breaks. `required` lists the required names if the values were read from text. */
export function brokenRule(field: string, error: Failure, required: string[] | undefined): Broken {
  const { keyword, params, data, propertyName } = error;
  // The field was sent. A name within it is malformed.
  if (propertyName !== undefined) return broken('format');
  const name = nameOf(field);
  const isBlank = typeof data === 'string' && data.trim() === '' && BLANK.includes(keyword);
  // To people, a blank field is a missing one (rule V11).
  if (isBlank && !labelOfEntry(field) && !isOptional(field, error, required)) return broken('required');
  const form = formOf(name, error);
  if (form) return broken('format', form);
  if (isBlank) return format(error);
  const limit: FieldParams = { limit: params.limit };
  switch (keyword) {
    case 'required':
      return broken('required');
    case 'minProperties':
      return broken('changesNothing');
    case 'additionalProperties':
      return broken('unknownField');
    case 'type':
      // A query's repeated name is read as a list. Only values read from text have `required`.
      return required && Array.isArray(data) ? broken('repeated') : broken('type', { types: [params.type].flat() });
    case 'minLength':
      return params.limit === 1 ? broken('required') : broken('minLength', limit);
    case 'maxLength':
      return SHORT_FORMS.includes(name) ? format(error) : broken('maxLength', limit);
    case 'minItems':
      return params.limit === 1 ? broken('required') : broken('minItems', limit);
    case 'maxItems':
    case 'maxProperties':
      return broken('maxItems', limit);
    case 'minimum':
      return broken('min', limit);
    case 'maximum':
      return broken('max', limit);
    case 'enum':
      return broken('oneOf', { values: params.allowedValues });
    default:
      if (params.format === 'two-decimals') return broken('decimals', { limit: 2 });
      return keyword === 'readAs' && name === 'fullName' ? malformedName(error) : format(error);
  }
}
