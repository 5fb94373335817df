/** Writes answers as the contract describes them. Fields that it does not name are never sent. */
import fastJson from 'fast-json-stringify';
import type { ContractDocument } from './operation.ts';

type Schemas = ContractDocument['components']['schemas'];
type Write = (body: unknown) => string;

const REFERENCE = /"contract#\/components\/schemas\/(\w+)"/g;

/**
 * The shared schemas that this one refers to, by name. fast-json-stringify checks every schema it is given, so give it no others.
 */
const reachable = (schema: object, schemas: Schemas, found: Schemas = {}): Schemas => {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(REFERENCE)) {
    const next = schemas[name];
    if (!next || found[name]) continue;
    found[name] = next;
    reachable(next, schemas, found);
  }
  return found;
};

/** Throws if the schema is broken. */
export function writerOf(schema: object, schemas: Schemas): Write {
  const contract = { $id: 'contract', components: { schemas: reachable(schema, schemas) } };
  return fastJson(schema as never, { schema: { contract } as never }) as Write;
}

/**
 * A serialiser for each answer, made at its first use: making all of them would be most of the start. Operations with equal
 * answers (such as every cart call) share one.
 */
export function answerSerializer(schemas: Schemas) {
  const made = new Map<string, Write>();

  return (schema: object): Write => {
    const key = JSON.stringify(schema);
    return body => {
      const write = made.get(key) ?? writerOf(schema, schemas);
      made.set(key, write);
      return write(body);
    };
  };
}
