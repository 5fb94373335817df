/** Checks requests against the contract: strict bodies; only path, query and headers are read from strings (rulings R1). */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FieldError } from './errors.ts';

const options = {
  strict: true,
  // Whether the schemas are schemas is for the contract's lint to say: asking at every start takes a third of it.
  meta: false,
  validateSchema: false,
  allErrors: true,
  useDefaults: true,
  multipleOfPrecision: 6,
  allowUnionTypes: false,
  verbose: true,
} as const;

// ajv-formats is CommonJS whose export is the function itself; its types say otherwise.
const addFormats = formats as unknown as typeof formats.default;

/** Text no database keeps as it came: NUL and lone surrogates do not survive a round trip. */
const survivesStorage = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (Buffer.isBuffer(value)) return true;
  if (value !== null && typeof value === 'object') return Object.values(value).every(survivesStorage);
  return true;
};

/** The names that lead to the first text in `value` that does not survive. */
const pathOfLost = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return [];
  const lost = Object.entries(value).find(([, inner]) => !survivesStorage(inner));
  return lost ? [lost[0], ...pathOfLost(lost[1])] : [];
};

type Part = 'body' | 'form' | 'querystring' | 'params' | 'headers';
type Check = (value: unknown) => true | { error: ValidationFailure };

export class ValidationFailure extends Error {
  readonly errors: FieldError[];

  constructor(errors: FieldError[]) {
    super(errors[0]?.message ?? 'Please check what you entered.');
    this.errors = errors;
  }
}

type Schemas = Record<string, { type?: unknown }>;
interface PartSchema {
  properties?: Record<string, { type?: unknown; $ref?: string }>;
  required?: string[];
}

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;

const readText = (text: unknown, type: unknown): unknown => {
  if (typeof text !== 'string') return text;
  if ((type === 'integer' || type === 'number') && NUMBER.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

/**
 * A reader of what came as text (path, query, form fields): as the types the contract gives, in place. Ajv's own coercion would
 * take ' ' for 0 and let 1e400 past its bounds; what is no plain number stays text here, and is refused.
 */
const textReader = ({ properties = {} }: PartSchema, schemas: Schemas) => {
  const types = Object.entries(properties)
    .map(([name, { type, $ref }]) => [name, type ?? schemas[$ref?.split('/').at(-1) ?? '']?.type] as const)
    .filter(([, type]) => type === 'integer' || type === 'number' || type === 'boolean');
  return (values: Record<string, unknown>) => {
    for (const [name, type] of types) if (name in values) values[name] = readText(values[name], type);
  };
};

/** A check for each part of each request, compiled when it is first needed, so that the start is quick. */
export const requestValidator = (schemas: Schemas) => {
  const ajv = addFormats(new Ajv(options)).addSchema({ $id: 'contract', definitions: schemas });

  return (schema: PartSchema, part: Part): Check => {
    let compiled: ValidateFunction | undefined;
    const readTexts = textReader(schema, schemas);
    return value => {
      const validate: ValidateFunction = compiled ?? ajv.compile(schema);
      compiled = validate;
      if (part !== 'body') readTexts(value as Record<string, unknown>);
      if (!validate(value)) return { error: new ValidationFailure(fieldErrors(validate.errors ?? [], schema)) };
      if (survivesStorage(value)) return true;
      const field = pathOfLost(value).join('.');
      return { error: new ValidationFailure([{ field, message: 'The text has characters we cannot keep.' }]) };
    };
  };
};

/** What people read when a field of this name is missing or malformed (spec 5). */
const WORDING: Record<string, string> = {
  mobile: 'Please enter a valid 10-digit phone number.',
  otp: 'Please enter a valid 4-digit OTP.',
  email: 'Please enter a valid e-mail address.',
};

/** A field that is not there at all, or blank, in the words of spec 5. */
const REQUIRED: Record<string, string> = {
  flatNumber: 'Flat/House No. is required',
  postalCode: 'Postal Code is required',
  latitude: 'Location is required',
  longitude: 'Location is required',
  fullName: 'Please enter your full name.',
  verificationId: 'Verification ID is missing. Please request a new OTP.',
  couponCode: 'Please enter a coupon code',
};

/** What people call a field whose name says it badly. */
const LABELS: Record<string, string> = {
  durationInMinutes: 'Duration',
  categoryId: 'Category',
};

/** What a field left blank fails by. */
const BLANK = ['minLength', 'type', 'pattern', 'format'];

/** Whether a field may be left out: by the names a query must have; in a body, which only refers to its schema, where it may be null. */
const isOptional = (field: string, { parentSchema }: ErrorObject, { required }: PartSchema): boolean =>
  required ? !required.includes(field) : [parentSchema?.type].flat().includes('null');

const TYPES: Record<string, string> = { number: 'a number', integer: 'a whole number' };

/** What spec 5 says of a number that is too small. */
const TOO_SMALL: Record<string, string> = {
  price: 'Price must be greater than 0',
  durationInMinutes: 'Duration must be greater than 0',
};

/** The last name in the path of a field: an address's fields are called alike within another body. */
const nameOf = (field: string): string => field.split('.').findLast(part => !/^\d+$/.test(part)) ?? field;

const labelOf = (name: string): string => {
  if (LABELS[name]) return LABELS[name];
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const missing = (name: string): string => REQUIRED[name] ?? WORDING[name] ?? `${labelOf(name)} is required`;
const malformed = (name: string): string => WORDING[name] ?? `${labelOf(name)} is not valid`;

const messageOf = (field: string, error: ErrorObject, part: PartSchema): string => {
  const { keyword, params, data } = error;
  const name = nameOf(field);
  const label = labelOf(name);
  // A field left blank is to people a field left out, whatever else the contract asks of it (spec 5).
  if (typeof data === 'string' && data.trim() === '' && BLANK.includes(keyword))
    return isOptional(field, error, part) ? malformed(name) : missing(name);
  switch (keyword) {
    case 'required':
      return missing(name);
    case 'minProperties':
      return 'Nothing to change was sent.';
    case 'additionalProperties':
      return `${field} is not a known field`;
    case 'type':
      // A name that comes twice in a query is read as a list; only what is read from strings knows what it requires.
      if (part.required && Array.isArray(data)) return `${field} was sent more than once`;
      return `${label} must be ${[params.type]
        .flat()
        .map(type => TYPES[type] ?? type)
        .join(' or ')}`;
    case 'minLength':
    case 'minItems':
      if (params.limit === 1) return missing(name);
      return `${label} must be at least ${params.limit} ${keyword === 'minLength' ? 'characters' : 'entries'}`;
    case 'maxLength':
    case 'maxItems':
      // A number with the country's code before it has more digits than a mobile: which form it must have says more than how long.
      return WORDING[name] ?? `${label} must be at most ${params.limit} ${keyword === 'maxLength' ? 'characters' : 'entries'}`;
    case 'minimum':
      return TOO_SMALL[name] ?? `${label} must be at least ${params.limit}`;
    case 'maximum':
      return `${label} must be at most ${params.limit}`;
    case 'exclusiveMinimum':
      return `${label} must be greater than ${params.limit}`;
    case 'multipleOf':
      return `${label} must have at most two decimals`;
    case 'enum':
      return `${label} must be one of ${params.allowedValues.join(', ')}`;
    case 'pattern':
    case 'format':
      if (name === 'fullName') {
        return /\p{N}/u.test(String(data))
          ? 'Full name cannot contain numbers.'
          : 'Full name may have letters, spaces, apostrophes and hyphens only.';
      }
      return malformed(name);
    default:
      return malformed(name);
  }
};

const fieldErrors = (errors: ErrorObject[], part: PartSchema): FieldError[] => {
  const byField = new Map<string, FieldError>();
  for (const error of errors) {
    const path = error.instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
    const child = error.params.missingProperty ?? error.params.additionalProperty;
    const field = [path, child].filter(Boolean).join('.') || 'body';
    if (!byField.has(field)) byField.set(field, { field, message: messageOf(field, error, part) });
  }
  return [...byField.values()].slice(0, 50);
};
