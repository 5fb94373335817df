/** The free texts that the contract takes: every string of a request in which somebody could write about a person. */
import { resolve, routes } from '../platform/contract/document.ts';

interface Node {
  $ref?: string;
  $comment?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  maxLength?: number;
  properties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  items?: Node;
  oneOf?: Node[];
  anyOf?: Node[];
  allOf?: Node[];
}

/** Shorter strings are codes. */
const LEAST = 20;
/** What the contract reads as something else than words, and ids. */
const NO_TEXT = /read as: (?!full name|email)|Id$|Ids\[\]$|[pP]assword$|\.(otp|code|relatedTo|tipFor\[\])$/;

const isText = ({ type, format, pattern, enum: values, maxLength = LEAST }: Node): boolean =>
  [type].flat().includes('string') && !format && !pattern && !values && maxLength >= LEAST;

const textsIn = (given: Node, path: string): string[] => {
  const { $comment, ...rest } = given;
  const node = { ...(resolve(given) as Node), ...rest };
  const hint = `${path} ${$comment ?? (resolve(given) as Node).$comment ?? ''}`;
  const own = isText(node) && !NO_TEXT.test(path) && !NO_TEXT.test(hint) ? [path] : [];
  const { properties = {}, additionalProperties, items, oneOf = [], anyOf = [], allOf = [] } = node;
  return [
    ...own,
    ...Object.entries(properties).flatMap(([name, one]) => textsIn(one, `${path}.${name}`)),
    ...(typeof additionalProperties === 'object' ? textsIn(additionalProperties, `${path}.*`) : []),
    ...(items ? textsIn(items, `${path}[]`) : []),
    ...[...oneOf, ...anyOf, ...allOf].flatMap(one => textsIn(one, path)),
  ];
};

/** As `operationId.field`, in the order of the contract. */
export function freeTexts(): string[] {
  const found = routes.flatMap(({ operation: { operationId, requestBody } }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => textsIn(schema as Node, operationId)),
  );
  return [...new Set(found)];
}
