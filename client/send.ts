/**
 * Sends a request, and sends it again where the contract says that this is safe (*After a lost answer* and *Errors*, rule V23):
 * - after a lost answer, if the operation may be repeated. `STORAGE_UNAVAILABLE`, `INTERNAL_ERROR` and a proxy's 5xx are like one;
 * - after `RATE_LIMITED` and `OVERLOADED`, always: they come before anything is saved.
 */

export interface SendOptions {
  /** How often a request is sent again. 0 turns it off. */
  repeats: number;
  /** An answer that takes longer, in milliseconds, is lost. */
  timeout: number;
  /** If the server asks to wait longer, in milliseconds, you get its answer instead. */
  longestWait: number;
  fetch: (request: Request, init?: RequestInit) => Promise<Response>;
}

type Send = (request: Request) => Promise<Response>;

export function sender(mayRepeat: (request: Request) => boolean, options: Partial<SendOptions>): Send {
  const { repeats = 3, timeout = 20_000, longestWait = 30_000, fetch = globalThis.fetch } = options;
  return async request => {
    const isRepeatable = mayRepeat(request);
    for (let sent = 1; ; sent++) {
      let wait = backoff(sent);
      try {
        const response = await sendOnce(request, fetch, timeout);
        if (sent > repeats || !(await isWorthRepeating(response, isRepeatable))) return response;
        const asked = 1000 * (Number(response.headers.get('retry-after')) || 0);
        if (asked > longestWait) return response;
        wait = Math.max(wait, asked);
      } catch (error) {
        if (sent > repeats || !isRepeatable || request.signal.aborted) throw error;
      }
      await pause(wait, request.signal);
    }
  };
}

/** 0.5, 1, 2, 4 seconds and so on, each up to half as long again, so that many clients do not come back together. */
function backoff(sent: number): number {
  return 500 * 2 ** (sent - 1) * (1 + Math.random() / 2);
}

async function isWorthRepeating(response: Response, isRepeatable: boolean): Promise<boolean> {
  if (isRepeatable && response.status >= 500) return true;
  if (response.status !== 429 && response.status !== 503) return false;
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { errorCode } = (answer ?? {}) as { errorCode?: unknown };
  return errorCode === 'RATE_LIMITED' || errorCode === 'OVERLOADED';
}

/** Throws if no whole answer comes in time, and when the caller's signal aborts. */
async function sendOnce(request: Request, fetch: SendOptions['fetch'], timeout: number): Promise<Response> {
  request.signal.throwIfAborted();
  const stop = new AbortController();
  const giveUp = () => stop.abort(request.signal.reason);
  request.signal.addEventListener('abort', giveUp);
  const late = () => stop.abort(new DOMException(`No answer came in ${timeout / 1000} seconds`, 'TimeoutError'));
  const timer = setTimeout(late, timeout);
  try {
    const response = await fetch(request.clone(), { signal: stop.signal });
    // An answer that breaks off is lost, too.
    await response.clone().arrayBuffer();
    return response;
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', giveUp);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
