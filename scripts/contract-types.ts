/** The types of the contract, by openapi-typescript: bare ones for our own sources, documented ones for the client package. */
import openapiTypescript, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';

const typesOf = (document: OpenAPI3) => openapiTypescript(document, { rootTypes: false, alphabetize: false });

/** A line such as `get?: never;`, which says what is not there. There are three thousand. */
const ABSENCE = /^ +\w+\?: never;\n/gm;

/** The values of this version as a type. In the contract these schemas are open, so that clients survive new ones. */
const openValues = (document: OpenAPI3, name: string, schema: string) => {
  const { examples = [] } = (document.components?.schemas?.[schema] ?? {}) as SchemaObject & { examples?: string[] };
  return `export type ${name} =\n${examples.map(value => `  | '${value}'`).join('\n')};\n`;
};
const allOpenValues = (document: OpenAPI3) =>
  openValues(document, 'errorCode', 'ErrorCode') + openValues(document, 'refusalReason', 'RefusalReason');

/** Half of the lines: no comments, and no members that say what is not there. The words are in openapi.yaml. */
export async function bareTypes(document: OpenAPI3): Promise<string> {
  const text = astToString(await typesOf(document), { formatOptions: { removeComments: true } });
  return text.replaceAll(ABSENCE, '').replaceAll(/\{\n *\}/g, '{}') + allOpenValues(document);
}

/** With the contract's descriptions, which an integrator's editor shows. */
export async function documentedTypes(document: OpenAPI3): Promise<string> {
  return astToString(await typesOf(document)) + allOpenValues(document);
}
