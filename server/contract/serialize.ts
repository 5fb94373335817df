/** Writes answers as the contract describes them; what it does not name never leaves the house. */
import fastJson from 'fast-json-stringify';
import type { ContractDocument } from './document.ts';

type Write = (body: unknown) => string;

/**
 * A serialiser for each answer, made when it is first needed: making all of them would be most of the start.
 * Operations that answer alike (every cart call, say) share one.
 */
export const answerSerializer = (schemas: ContractDocument['components']['schemas']) => {
  const external = { contract: { $id: 'contract', definitions: schemas } };
  const made = new Map<string, Write>();

  return (schema: object): Write => {
    const key = JSON.stringify(schema);
    return body => {
      let write = made.get(key);
      if (!write) {
        write = fastJson(schema as never, { schema: external as never }) as Write;
        made.set(key, write);
      }
      return write(body);
    };
  };
};
