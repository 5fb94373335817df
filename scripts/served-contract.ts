/** The contract -> the part of it that the server needs (server/platform/contract/served.ts): no prose, no refusals, our own reading. */
import type { ContractDocument } from '../server/platform/contract/operation.ts';

/** What documents say to people. */
const PROSE = ['description', 'summary', 'title', 'tags', 'example', 'examples', 'externalDocs'];

/** `inNames`: the keys of this object are names that the contract gives, and may be called `description`, too. */
const withoutProse = (node: unknown, inNames = false): unknown => {
  if (Array.isArray(node)) return node.map(one => withoutProse(one));
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node).filter(([key]) => inNames || !PROSE.includes(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutProse(value, !inNames && key === 'properties')]));
};

/**
 * Our validators and serialisers keep the shared schemas under one id, so every reference leads there. The contract writes its own
 * formats and keywords as comments (`$comment: 'read as: mobile'`), because strict validators refuse unknown ones.
 */
const inOwnReading = (json: string): string =>
  json
    .replaceAll('#/components/schemas/', 'contract#/components/schemas/')
    .replaceAll('"$comment":"format: ', '"format":"')
    .replaceAll('"$comment":"read as: ', '"readAs":"');

/** The served part of the contract as JSON. */
export function servedContract({ paths, components }: ContractDocument): string {
  const { schemas, parameters = {}, responses = {} } = components;
  const served = structuredClone({ paths, components: { schemas, parameters, responses } });
  for (const operation of Object.values(served.paths).flatMap(path => Object.values(path)))
    operation.responses = Object.fromEntries(Object.entries(operation.responses).filter(([status]) => status.startsWith('2')));
  // Names of schemas and paths are no prose either, so go below them.
  const { components: kinds, ...rest } = served;
  const bare = Object.fromEntries(Object.entries(kinds).map(([kind, named]) => [kind, withoutProse(named, true)]));
  return inOwnReading(JSON.stringify({ ...(withoutProse(rest) as object), components: bare }));
}
