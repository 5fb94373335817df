// The one importer of openapi-fetch: paths, parameters, bodies and answers are typed by the contract.
//   const settings = await ask(api.GET('/settings'))
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '#contract';
import { noteServerDate } from '../shared/clock.ts';
import { keys, read } from '../shared/storage.ts';
import { ApiError, type ErrorCode, type FieldError, networkError } from './api-error.ts';
import { inLanguage } from './in-language.ts';
import { renewed, type TokenKey } from './renew-token.ts';

export type { Middleware };

const timeoutMs = 15_000;

const endListeners = new Map<TokenKey, (() => void)[]>();

/** A client whose calls carry the token stored under `tokenKey`. */
export function makeClient(tokenKey: TokenKey): Client<paths> {
  const client = createClient<paths>({
    baseUrl: '/api/v1',
    async fetch(request) {
      const first = firstAnswer(request);
      if (first) return first;
      const sentAt = Date.now();
      // A body is read once, and the request may have to be sent again.
      const again = askToConfirm && request.clone();
      const response = await send(request);
      noteServerDate(response.headers, Date.now() - sentAt);
      const isRefused = response.status === 403 && (await reasonOf(response)) === 'SECOND_FACTOR_AGAIN';
      return isRefused && again && (await askToConfirm?.()) ? send(again) : response;
    },
  });
  client.use({
    onRequest({ request }) {
      const token = read(tokenKey);
      if (token) request.headers.set('Authorization', `Bearer ${token}`);
    },
    async onResponse({ request, response, schemaPath }) {
      if (response.status === 403 && (await reasonOf(response)) === 'SECOND_FACTOR_NEEDED')
        for (const tell of listenersToNeed) tell();
      if (response.status !== 401) return;
      // Another tab may be changing the password. Calls wait for the new token, except that one itself.
      if (schemaPath !== '/auth/admin/password') await renewed(tokenKey);
      // A late answer to a call of an earlier session says nothing about this one.
      const token = read(tokenKey);
      if (request.headers.get('Authorization') !== (token && `Bearer ${token}`)) return;
      const answer: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      // A wrong admin password is a 401, too, but ends no session.
      if (isErrorBody(answer) && answer.errorCode === 'UNAUTHORIZED') endListeners.get(tokenKey)?.at(-1)?.();
    },
  });
  return client;
}

function send(request: Request): Promise<Response> {
  return fetch(request, { signal: firstOf(request.signal, AbortSignal.timeout(timeoutMs)) });
}

let askToConfirm: (() => Promise<boolean>) | undefined;

/** `ask` lets staff confirm with their second factor again, and resolves to whether they did (rule S40). Returns a function that removes it. */
export function onConfirmAgain(ask: () => Promise<boolean>): () => void {
  askToConfirm = ask;
  return () => {
    askToConfirm = undefined;
  };
}

async function reasonOf(response: Response): Promise<string | undefined> {
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return isErrorBody(answer) ? answer.params?.reason : undefined;
}

const listenersToNeed = new Set<() => void>();

/** Calls `listener` when staff must set up a second factor before anything else. Returns a function that removes it. */
export function onSecondFactorNeeded(listener: () => void): () => void {
  listenersToNeed.add(listener);
  return () => listenersToNeed.delete(listener);
}

/** AbortSignal.any, which phones before 2024 lack (iOS 16). */
function firstOf(...signals: AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason);
    else signal.addEventListener('abort', () => first.abort(signal.reason), { once: true, signal: first.signal });
  }
  return first.signal;
}

/** For calls of customers and visitors. */
export const api = makeClient(keys.authToken);

/** For calls of staff. */
export const adminApi = makeClient(keys.adminToken);

/**
 * Calls `listener` when the server no longer accepts the token stored under `tokenKey`. Of several, only the last one is called. Returns
 * a function that removes it.
 */
export function onSessionEnd(tokenKey: TokenKey, listener: () => void): () => void {
  const others = () => (endListeners.get(tokenKey) ?? []).filter(other => other !== listener);
  endListeners.set(tokenKey, [...others(), listener]);
  return () => endListeners.set(tokenKey, others());
}

interface Answer<Data> {
  data?: { success: boolean; data?: Data } | undefined;
  error?: unknown;
  response: Response;
}

/** Unwraps the data from the envelope. Any failure throws an ApiError. */
export async function ask<Data>(pending: Promise<Answer<Data>>): Promise<Data> {
  const answer = await pending.catch(() => {
    throw networkError();
  });
  if (isEnvelope(answer.data)) return answer.data.data as Data;
  // `success: false` is a refusal whatever the status is (rule V16).
  throw await asApiError(answer.error ?? answer.data, answer.response);
}

function isEnvelope(body: unknown): body is { data: unknown } {
  return typeof body === 'object' && body !== null && 'data' in body && !('success' in body && body.success === false);
}

async function asApiError(body: unknown, response: Response): Promise<ApiError> {
  // For a 2xx, too: an empty one from a proxy may replace the answer to a booking.
  if (!isErrorBody(body)) return networkError(response.ok ? 0 : response.status);
  const retryAfter = Number(response.headers.get('Retry-After'));
  return inLanguage(
    new ApiError({ errorCode: '', ...body, status: response.status, retryAfter: retryAfter > 0 ? retryAfter : null }),
  );
}

interface ErrorBody {
  errorCode?: ErrorCode;
  message: string;
  params?: ApiError['params'];
  data?: unknown;
  errors?: FieldError[];
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'success' in body && 'message' in body;
}

// The server embeds the answers to a page's first requests in the page (server/site/serve.ts).

let answers: Map<string, object> | undefined;

/** The answer that came with the page. Only once: a second request goes to the server. */
function firstAnswer({ method, url }: Request): Response | undefined {
  answers ??= new Map(Object.entries(JSON.parse(document.getElementById('first-answers')?.textContent || '{}')));
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  const answer = method === 'GET' ? answers.get(address) : undefined;
  answers.delete(address);
  return answer && new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
}
