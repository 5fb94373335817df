/**
 * Calls the addresses of webhooks. Staff enter them, so they must not lead into the salon's own network (rule I6). A name is resolved
 * once for each call, all its addresses are checked, and the connection goes to those very addresses.
 */
import { lookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { SECOND } from '../../../common/time.ts';
import type { Config } from '../config/config.ts';
import { storable } from '../shared/foreign.ts';
import { type AddressFault, faultIn, hostOf, isAllowed, isPublic } from './webhook-address.ts';

/** For the whole call, from the name to the last byte that is read. */
const PATIENCE = 15 * SECOND;
/** Staff wait while a new address is checked. */
const CHECKING = 4 * SECOND;
/** Bytes of an answer's body. The rest is not read. */
const MOST_READ = 64 * 1024;
const MOST_KEPT = 1024;

export interface WebhookAnswer {
  status: number;
  /** The first kilobyte of the body. */
  text: string;
  retryAfter: string | undefined;
}

/** Why there was no answer: a code for the log, such as TIMEOUT, ADDRESS_REFUSED or ECONNREFUSED. */
export class NoWebhookAnswer extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`No answer: ${code}`);
    this.code = code;
  }
}

interface IpAddress {
  address: string;
  family: number;
}
type Resolve = (host: string) => Promise<IpAddress[]>;

export interface WebhookSender {
  /** What is wrong with an address. A name that cannot be resolved now may work later, so nothing is wrong with it. */
  faultOf(url: URL): Promise<AddressFault | undefined>;
  /** Never follows a redirect. Throws NoWebhookAnswer, or the reason of `signal`. */
  post(address: string, headers: Record<string, string>, body: string, signal: AbortSignal): Promise<WebhookAnswer>;
}

const orAbort = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', abort));
};

/** Node asks for one address or for all. */
const answering =
  (addresses: IpAddress[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = addresses as [IpAddress];
    if (all) callback(null, addresses);
    else callback(null, first.address, first.family);
  };

/** Resolves with the head of the answer. */
const headOf = (request: ClientRequest): Promise<IncomingMessage> => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.on('response', resolve).on('error', reject);
  return promise;
};

/** The beginning of the body. A body that is broken off or too slow does not matter, because the status has come. */
const beginningOf = async (answer: IncomingMessage): Promise<string> => {
  const kept: Buffer[] = [];
  let read = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      if (read < MOST_KEPT) kept.push(chunk);
      read += chunk.length;
      if (read >= MOST_READ) break;
    }
  } catch {}
  answer.destroy();
  return storable(Buffer.concat(kept).subarray(0, MOST_KEPT).toString('utf8'));
};

export function createWebhookSender(
  { WEBHOOK_ALLOW: allowed }: Pick<Config, 'WEBHOOK_ALLOW'>,
  { timeout = PATIENCE, resolve = host => lookup(host, { all: true }) }: { timeout?: number; resolve?: Resolve } = {},
): WebhookSender {
  const addressesOf = async (url: URL): Promise<IpAddress[]> => {
    const host = hostOf(url);
    const family = isIP(host);
    return family ? [{ address: host, family }] : resolve(host);
  };
  const isRefused = (url: URL, addresses: IpAddress[]) =>
    !isAllowed(url, allowed) && !addresses.every(({ address }) => isPublic(address));

  const faultOf = async (url: URL) => {
    const fault = faultIn(url, allowed);
    if (fault) return fault;
    try {
      return isRefused(url, await orAbort(addressesOf(url), AbortSignal.timeout(CHECKING))) ? 'ADDRESS_PRIVATE' : undefined;
    } catch {
      return undefined;
    }
  };

  const call = async (address: string, headers: Record<string, string>, body: string, signal: AbortSignal) => {
    const url = new URL(address);
    if (faultIn(url, allowed)) throw new NoWebhookAnswer('ADDRESS_REFUSED');
    const addresses = await orAbort(addressesOf(url), signal);
    if (addresses.length === 0 || isRefused(url, addresses)) throw new NoWebhookAnswer('ADDRESS_REFUSED');
    const length = { 'content-length': Buffer.byteLength(body) };
    // An agent of its own: no connection of an earlier call is used again.
    const options = { method: 'POST', headers: { ...headers, ...length }, lookup: answering(addresses), agent: false, signal };
    const request = (url.protocol === 'https:' ? tlsRequest : plainRequest)(url, options);
    const head = headOf(request);
    request.end(body);
    const answer = await head;
    // What goes wrong after the head is no failure of the call.
    request.on('error', () => undefined);
    return { status: answer.statusCode as number, retryAfter: answer.headers['retry-after'], text: await beginningOf(answer) };
  };

  return {
    faultOf,
    post: async (address, headers, body, signal) => {
      const limit = AbortSignal.timeout(timeout);
      try {
        return await call(address, headers, body, AbortSignal.any([signal, limit]));
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof NoWebhookAnswer) throw error;
        if (limit.aborted) throw new NoWebhookAnswer('TIMEOUT');
        throw new NoWebhookAnswer(String((error as NodeJS.ErrnoException).code ?? 'FAILED'));
      }
    },
  };
}
