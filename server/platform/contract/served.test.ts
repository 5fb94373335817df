/** The part of the contract that the server reads: its schemas compile, and it has every field of the whole. */
import { describe, expect, it } from 'vitest';
import * as whole from './document.ts';
import { schemaOf } from './schema-of.ts';
import { writerOf } from './serialize.ts';
import * as served from './served.ts';
import { requestValidator } from './validate.ts';

const { schemas } = served.contract.components;

describe('every schema compiles, although the server compiles each at its first request', () => {
  const check = requestValidator(schemas);

  it.each(served.routes)('$operation.operationId', ({ operation }) => {
    const { response = {}, ...parts } = schemaOf(operation);
    for (const [part, schema] of Object.entries(parts)) expect(() => check(schema as object, part as 'body')({})).not.toThrow();
    for (const schema of Object.values(response as Record<string, object>)) expect(() => writerOf(schema, schemas)).not.toThrow();
  });
});

/** The names of all fields below, by their path. */
const fieldsIn = (node: unknown, path = ''): string[] => {
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value).map(name => `${path} ${name}`) : []),
    ...fieldsIn(value, `${path}/${key}`),
  ]);
};

it('has every field of a request and of an answer that is no refusal', () => {
  const ofSuccess = ({ operation }: (typeof whole.routes)[number]) => ({
    ...operation,
    responses: Object.fromEntries(Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))),
  });
  const fields = (from: typeof whole) => [...fieldsIn(from.contract.components.schemas), ...fieldsIn(from.routes.map(ofSuccess))];
  expect(fields(whole).length).toBeGreaterThan(1000);
  expect(fields(served)).toEqual(fields(whole));
});
