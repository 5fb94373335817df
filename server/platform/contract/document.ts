/** The whole contract, as openapi.yaml says it (scripts/contract-json.ts). Tests and scripts read it, and the server never does. */
import { readDocument } from './operation.ts';

export const { contract, resolve, routes } = readDocument('openapi.gen.json');
