/** The door of the package `nikhar-client`. It runs in Node from 20 up and in browsers, so it uses nothing of Node. */
import createClient, { type Client } from 'openapi-fetch';
import type { components, errorCode, paths } from '#contract';
import { prefix, repeatable } from './contract.gen.ts';
import { type SendOptions, sender } from './send.ts';

export type { components, paths } from '#contract';
export { version } from './contract.gen.ts';
export { InvalidWebhook, verifyWebhook, type WebhookEvent, type WebhookHeaders } from './webhook.ts';

export interface NikharOptions extends Partial<SendOptions> {
  /** The salon's address, such as `https://salon.example`. */
  baseUrl: string;
  /** A key of *Programs*, *API Keys*; keep it on your server. Limits then count by the key. */
  apiKey?: string | undefined;
  /** The token of a sign-in, or a function that returns the present one. */
  token?: string | (() => string | undefined) | undefined;
}

export type Nikhar = Client<paths>;

/**
 * A client with a method for each method of HTTP, typed by the contract: `nikhar.GET('/service/{id}', { params: { path: { id } } })`.
 * It sends again what the contract lets it (send.ts). Each `POST` that takes an Idempotency-Key gets one, unless you send your own.
 */
export function createNikhar({ baseUrl, apiKey, token, ...options }: NikharOptions): Nikhar {
  const mayRepeat = new WeakSet<Request>();
  const client = createClient<paths>({
    baseUrl: new URL(prefix, baseUrl).href,
    headers: apiKey === undefined ? {} : { 'x-api-key': apiKey },
    fetch: sender(request => mayRepeat.has(request), options),
  });
  client.use({
    onRequest({ request, schemaPath }) {
      const present = typeof token === 'function' ? token() : token;
      if (present !== undefined) request.headers.set('authorization', `Bearer ${present}`);
      const how = /^(GET|HEAD)$/.test(request.method) ? 'AS_IT_IS' : repeatable[`${request.method} ${schemaPath}`];
      if (how === 'WITH_KEY' && !request.headers.has('idempotency-key')) request.headers.set('idempotency-key', newKey());
      // The first call may have changed what If-Match compares, and the second would be refused.
      if (how && !request.headers.has('if-match')) mayRepeat.add(request);
    },
  });
  return client;
}

/** 128 random bits. crypto.randomUUID() is missing in pages that came without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

type ErrorAnswer = components['schemas']['ErrorAnswer'];

/** A refusal or a fault. Decide by `errorCode`, and show `message`. */
export class NikharError extends Error {
  override readonly name = 'NikharError';
  /** The status of HTTP. */
  readonly status: number;
  /** Undefined if the answer is not the product's own, but for example a proxy's. Later versions add codes. */
  readonly errorCode: errorCode | (string & {}) | undefined;
  readonly params: ErrorAnswer['params'];
  /** The fields at fault, if it is a `VALIDATION_ERROR`. */
  readonly errors: NonNullable<ErrorAnswer['errors']>;
  /** What the contract's list of errors says for this code; otherwise null. */
  readonly data: unknown;
  /** Quote it when you report a fault. */
  readonly requestId: string | null;
  /** Seconds, of a 429 or 503. */
  readonly retryAfter: number | undefined;

  constructor(answer: Partial<Omit<ErrorAnswer, 'data'> & { data: unknown }>, { status, headers }: Response) {
    super(answer.message ?? `The server answered ${status}`);
    this.status = status;
    this.errorCode = answer.errorCode;
    this.params = answer.params;
    this.errors = answer.errors ?? [];
    this.data = answer.data ?? null;
    this.requestId = headers.get('x-request-id');
    this.retryAfter = Number(headers.get('retry-after')) || undefined;
  }
}

/**
 * The `data` of an answer: `const cart = await ask(nikhar.GET('/cart/{cartId}', …))`. Throws a NikharError if the server refuses, and
 * what `fetch` throws if no answer comes.
 */
export async function ask<Data>(
  pending: Promise<{ data?: { data?: Data } | undefined; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await pending;
  const answer: unknown = data ?? error;
  if (!isObject(answer)) throw new NikharError({}, response);
  // `success: false` is a refusal whatever the status is (rule V16).
  if (response.ok && 'data' in answer && !('success' in answer && answer.success === false)) return answer.data as Data;
  throw new NikharError(answer, response);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
