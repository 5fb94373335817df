/** Validates every answer of the suite against openapi.yaml: the status, the body and the envelope. */

import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { contract, resolve, routes } from '../platform/contract/document.ts';
import { PREFIX } from '../platform/contract/prefix.ts';
import { OWN_FORMATS } from '../platform/contract/validate.ts';

const ajv = (formats as unknown as typeof formats.default)(
  new Ajv({ strict: true, allErrors: true, multipleOfPrecision: 6, formats: OWN_FORMATS }),
);
const definitions = JSON.parse(rewrite(contract.components.schemas));
// The contract has no multipleOf, because validators that divide binary fractions exactly would refuse 1079.1.
for (const name of ['Money', 'MoneyInput']) definitions[name].multipleOf = 0.01;
ajv.addSchema({ $id: 'contract', definitions });

function rewrite(schema: object): string {
  return JSON.stringify(schema).replaceAll('#/components/schemas/', 'contract#/definitions/');
}

const checks = new Map<object, ReturnType<Ajv['compile']>>();
const checkOf = (schema: object) => {
  const known = checks.get(schema) ?? ajv.compile(JSON.parse(rewrite(schema)));
  checks.set(schema, known);
  return known;
};

/** A literal path wins over one with a parameter, as in the router. */
const patterns = routes
  .map(route => ({ ...route, pattern: new RegExp(`^${PREFIX}${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

const operationOf = (method: string, path: string) =>
  patterns.find(({ method: known, pattern }) => known === method && pattern.test(path))?.operation;

/** Records the documented answers that the suite has met. scripts/contract-coverage.ts reads them at the end. */
export const COVERAGE_FOLDER = join(import.meta.dirname, '../../.cache/contract-coverage');
const met = new Set<string>();
const record = (operationId: string, status: string) => {
  const line = `${operationId} ${status}\n`;
  if (met.has(line)) return;
  met.add(line);
  mkdirSync(COVERAGE_FOLDER, { recursive: true });
  appendFileSync(join(COVERAGE_FOLDER, String(process.pid)), line);
};

/** Checks `errors`, also for addresses outside the contract. */
const mustHaveErrors = (text: string) => {
  const { errorCode, errors } = JSON.parse(text);
  if (errorCode === 'VALIDATION_ERROR' && !Array.isArray(errors)) throw new Error(`VALIDATION_ERROR without errors: ${text}`);
};

interface SentAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/**
 * Throws if the contract does not describe the answer. Refusals outside the contract must have the envelope. An answer that was met by
 * chance is not `recorded`, because the next run may not meet it.
 */
export function checkAnswer(method: string, url: string, { status, headers, text }: SentAnswer, recorded = true) {
  const path = url.split('?')[0] ?? '';
  if (!path.startsWith(PREFIX)) return;
  const operation = operationOf(method, path);
  if (text?.startsWith('{"success":false')) mustHaveErrors(text);
  const where = `${method} ${path} answered ${status}`;
  if (!operation) {
    if (status < 400) return;
    const valid = checkOf(contract.components.schemas.ErrorAnswer as object);
    if (!valid(JSON.parse(text))) throw new Error(`${where}, not by the error envelope: ${text}`);
    return;
  }
  const answer = operation.responses[status];
  if (!answer) throw new Error(`${where}, which ${operation.operationId} does not document: ${text}`);
  if (recorded) record(operation.operationId, String(status));
  const { content, headers: described = {} } = resolve(answer);
  const limits = Object.keys(headers).filter(name => name.startsWith('x-ratelimit-'));
  const undescribed = limits.filter(name => !Object.keys(described).some(known => known.toLowerCase() === name));
  if (undescribed.length > 0) throw new Error(`${where} with ${undescribed}, which ${operation.operationId} does not document`);
  const contentType = String(headers['content-type'] ?? '');
  if (!content && contentType + text !== '') throw new Error(`${where} with a body or its type: ${contentType} ${text}`);
  const schema = content?.['application/json']?.schema;
  if (!schema) return;
  if (!contentType.startsWith('application/json; charset=utf-8')) throw new Error(`${where} as ${contentType}`);
  const valid = checkOf(schema);
  if (!valid(JSON.parse(text))) throw new Error(`${where}, not as documented: ${ajv.errorsText(valid.errors)}\n${text}`);
}
