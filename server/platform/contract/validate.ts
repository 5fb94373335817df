/** Validates requests against the contract: strict bodies; only path, query and headers are read from text (rule V4). */
import { Ajv, type ErrorObject, type FuncKeywordDefinition, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { brokenRule } from '../../../common/field-rules.ts';
import { TYPED_TEXTS } from '../shared/typed.ts';
import { type AppError, type FieldError, fieldError, invalidField, invalidFields } from './errors.ts';

const options = {
  strict: true,
  // The contract's lint checks the schemas themselves. Doing it at every start takes a third of the start.
  meta: false,
  validateSchema: false,
  allErrors: true,
  useDefaults: true,
  allowUnionTypes: false,
  verbose: true,
} as const;

// ajv-formats is CommonJS and exports the function itself; its types say otherwise.
const addFormats = formats as unknown as typeof formats.default;

/** Tolerates binary fractions: 1079.1 divided by 0.01 is not a whole number. */
const TOLERANCE = 1e-6;
const hasTwoDecimals = (number: number): boolean => Math.abs(Math.round(number / 0.01) - number / 0.01) < TOLERANCE;

/**
 * The contract's own formats, for rules that plain schemas can say to some programs only: not every language has `\p{L}` in a
 * `pattern`, and most validators take `multipleOf` to the last bit, so clients would refuse 1079.1.
 */
export const OWN_FORMATS = {
  'two-decimals': { type: 'number', validate: hasTwoDecimals },
} as const;

/** A longer text cannot be valid. It stays as sent and fails its maximum length. */
const LONGEST_TYPED = 500;

/** Puts a text into its stored form, before the schema's other keywords check it. */
const READ_AS: FuncKeywordDefinition = {
  keyword: 'readAs',
  type: 'string',
  schemaType: 'string',
  before: 'maxLength',
  modifying: true,
  validate: (kind: keyof typeof TYPED_TEXTS, typed: string, _schema, context) => {
    const { read, accepts } = TYPED_TEXTS[kind];
    const text = typed.length > LONGEST_TYPED ? typed : read(typed);
    if (context) context.parentData[context.parentDataProperty] = text;
    return accepts(text);
  },
};

/** Text that no database keeps unchanged: NUL and lone surrogates do not survive a round trip. */
const survivesStorage = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (Buffer.isBuffer(value)) return true;
  if (value !== null && typeof value === 'object') return Object.values(value).every(survivesStorage);
  return true;
};

/** The path to the first text in `value` that would not survive. */
const pathOfLost = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return [];
  const lost = Object.entries(value).find(([, inner]) => !survivesStorage(inner));
  return lost ? [lost[0], ...pathOfLost(lost[1])] : [];
};

type Part = 'body' | 'form' | 'querystring' | 'params' | 'headers';
/** A check as Fastify takes it from a validator. */
type Check = (value: unknown) => true | { error: AppError };

type Schemas = Record<string, { type?: unknown }>;
interface PartSchema {
  properties?: Record<string, { type?: unknown; $ref?: string }>;
  required?: string[];
}

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** A form has an object or a list as JSON. Text that is none stays text and is refused. */
const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const readText = (sent: unknown, type: unknown): unknown => {
  if (typeof sent !== 'string') return sent;
  const text = sent.trim();
  if ((type === 'integer' || type === 'number') && NUMBER.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return type === 'object' || type === 'array' ? readJson(text) : text;
};

/**
 * Reads values that came as text, in place: trims them and gives them the contract's type. Ajv's own coercion takes ' ' for 0 and
 * lets 1e400 past its bounds. Here, text that is not a plain number stays text and is refused.
 */
const textReader = ({ properties = {} }: PartSchema, schemas: Schemas) => {
  const types = Object.entries(properties).map(
    ([name, { type, $ref }]) => [name, type ?? schemas[$ref?.split('/').at(-1) ?? '']?.type] as const,
  );
  return (values: Record<string, unknown>) => {
    for (const [name, type] of types) if (name in values) values[name] = readText(values[name], type);
  };
};

/** The checks of each part of each request, compiled at the first request, so the start is quick. */
export function requestValidator(schemas: Schemas) {
  const ajv = new Ajv({ ...options, formats: OWN_FORMATS });
  // Strict mode refuses keywords that it does not know. This one only holds the shared schemas.
  ajv.addVocabulary(['components']).addSchema({ $id: 'contract', components: { schemas } });
  addFormats(ajv);
  ajv.addKeyword(READ_AS);

  return (schema: PartSchema, part: Part): Check => {
    let compiled: ValidateFunction | undefined;
    const readTexts = textReader(schema, schemas);
    return value => {
      compiled ??= ajv.compile(schema);
      if (part !== 'body') readTexts(value as Record<string, unknown>);
      if (!compiled(value)) return { error: invalidFields(fieldErrors(compiled.errors ?? [], schema)) };
      if (survivesStorage(value)) return true;
      return { error: invalidField(pathOfLost(value).join('.'), 'unsupportedCharacters') };
    };
  };
}

/** The branches of a nullable field fail together. The errors of the other branch say what is wrong. */
const isOfNullable = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'oneOf' || (keyword === 'type' && params.type === 'null');

const fieldErrors = (errors: ErrorObject[], { required }: PartSchema): FieldError[] => {
  const byField = new Map<string, FieldError>();
  for (const error of errors.filter(error => !isOfNullable(error))) {
    const path = error.instancePath.slice(1).replaceAll('/', '.');
    const child = error.params.missingProperty ?? error.params.additionalProperty;
    const field = [path, child].filter(Boolean).join('.') || 'body';
    if (byField.has(field)) continue;
    const { rule, params } = brokenRule(field, error, required);
    byField.set(field, fieldError(field, rule, params));
  }
  return [...byField.values()].slice(0, 50);
};
