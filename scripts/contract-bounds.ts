/** The contract -> `common/bounds`: what each request body may hold, for the forms of the site. */
import type { ContractDocument, Operation as Served } from '../server/platform/contract/operation.ts';

type Operation = Served & { tags: [string] };

interface Schema {
  $ref?: string;
  $comment?: string;
  type?: string | string[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  [keyword: string]: unknown;
}

/** The keywords of one value, as `web/src/forms/bound.ts` types them. */
const KEYWORDS = [
  'required',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'minItems',
  'maxItems',
  'enum',
  'const',
  'format',
];

const nameIn = ($ref: string) => $ref.split('/').at(-1) as string;
const quoted = (key: string) => (/^\w+$/.test(key) ? key : `'${key}'`);

/** As Biome writes text. */
const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'string') return JSON.stringify(value);
  return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\')}'`;
};

const object = (entries: [string, string][]) => `{ ${entries.map(([key, text]) => `${quoted(key)}: ${text}`).join(', ')} }`;

/**
 * A file for each tag, by its path: a constant for each schema that its requests use, and an export for each operation. Bundlers split by
 * file, so one file for all tags would make each form load the bounds of all. A constant never spreads another one into itself, because
 * bundlers keep a spread even if nobody uses its result.
 */
export function boundsOf({ paths, components }: ContractDocument): Record<string, string> {
  const tags = Map.groupBy(
    Object.values(paths).flatMap(methods => Object.values(methods) as Operation[]),
    ({ tags: [tag] }) => tag,
  );
  const schemas = components.schemas as Record<string, Schema>;
  const files = [...tags].map(([tag, operations]) => [tag, textOfTag(operations, schemas)] as const);
  return Object.fromEntries(
    files.flatMap(([tag, text]) => (text ? [[`common/bounds/${tag.toLowerCase().replaceAll(' ', '-')}.gen.ts`, text]] : [])),
  );
}

/** '' without a request that has a body. */
function textOfTag(operations: Operation[], schemas: Record<string, Schema>): string {
  /** In the order in which each needs only those before it. */
  const constants = new Map<string, string>();

  const properties = (named: Record<string, Schema>) =>
    object(Object.entries(named).map(([name, property]) => [name, textOf(property)]));

  const inFull = (schema: Schema, isNullable = false): string => {
    const types = [schema.type ?? []].flat();
    const [, kind, what] = schema.$comment?.match(/^(format|read as): (.*)$/) ?? [];
    const entries: [string, string][] = types.filter(type => type !== 'null').map(type => ['type', literal(type)]);
    if (isNullable || types.includes('null')) entries.push(['nullable', 'true']);
    for (const keyword of KEYWORDS) if (keyword in schema) entries.push([keyword, literal(schema[keyword])]);
    if (what) entries.push([kind === 'format' ? 'format' : 'readAs', literal(what)]);
    if (schema.properties) entries.push(['properties', properties(schema.properties)]);
    if (schema.items) entries.push(['items', textOf(schema.items)]);
    return object(entries);
  };

  const textOf = (schema: Schema): string => {
    if (schema.$ref) return constantOf(nameIn(schema.$ref));
    const one = schema.oneOf?.find(({ type }) => type !== 'null');
    if (!one) return inFull(schema);
    return inFull(one.$ref ? (schemas[nameIn(one.$ref)] as Schema) : one, true);
  };

  function constantOf(name: string): string {
    if (!constants.has(name)) constants.set(name, inFull(schemas[name] as Schema));
    return name;
  }

  const exports = operations.flatMap(operation => {
    const { 'application/json': json, 'multipart/form-data': form } = operation.requestBody?.content ?? {};
    const $ref = ((json ?? form)?.schema as Schema | undefined)?.$ref;
    if (!$ref || operation['x-raw-body']) return [];
    return `  ${constantOf(nameIn($ref))} as ${operation.operationId},\n`;
  });
  const rows = [...constants].map(([name, text]) => `const ${name} = ${text} as const;\n`);
  return exports.length > 0 ? `${rows.join('')}\nexport {\n${exports.join('')}};\n` : '';
}
