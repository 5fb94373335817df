/** The schemas of an operation, taken from the contract in the form that our validators and serialisers read. */
import { formShapeOf } from './multipart.ts';
import type { Operation } from './operation.ts';
import { resolve } from './served.ts';

/** The schema of the operation's parameters in this place; undefined if it has none. */
export function parametersIn(operation: Operation, place: 'path' | 'query' | 'header') {
  const parameters = (operation.parameters ?? []).map(resolve).filter(parameter => parameter.in === place);
  if (parameters.length === 0) return undefined;
  return {
    type: 'object',
    // If a misspelt filter were ignored, the answer would be everything.
    ...(place === 'query' && { additionalProperties: false }),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** What a request and its answers must look like, as Fastify takes it. */
export function schemaOf(operation: Operation) {
  const json = operation.requestBody?.content['application/json']?.schema;
  const answers = Object.entries(operation.responses)
    .map(([status, answer]) => [status, resolve(answer).content?.['application/json']?.schema] as const)
    .filter(([, schema]) => schema);
  const parts = {
    params: parametersIn(operation, 'path'),
    querystring: parametersIn(operation, 'query'),
    headers: parametersIn(operation, 'header'),
    body: operation['x-raw-body'] ? undefined : (json ?? formShapeOf(operation)?.schema),
    response: answers.length > 0 ? Object.fromEntries(answers) : undefined,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, schema]) => schema));
}
