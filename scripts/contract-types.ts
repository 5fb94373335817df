/** The types of the contract, by openapi-typescript: bare ones for our own sources, documented ones for the client package. */
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';

const typesOf = (document: OpenAPI3) => openapiTypescript(document, { rootTypes: false, alphabetize: false });

/** A line such as `get?: never;`, which says what is not there. There are three thousand. */
const ABSENCE = /^ +\w+\?: never;\n/gm;

/** Half of the lines: no comments, and no members that say what is not there. The words are in openapi.yaml. */
export async function bareTypes(document: OpenAPI3): Promise<string> {
  const text = astToString(await typesOf(document), { formatOptions: { removeComments: true } });
  return text.replaceAll(ABSENCE, '').replaceAll(/\{\n *\}/g, '{}');
}

/** With the contract's descriptions, which an integrator's editor shows. */
export async function documentedTypes(document: OpenAPI3): Promise<string> {
  return astToString(await typesOf(document));
}
