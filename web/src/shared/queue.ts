// What waits on the device for a network is sent in order, once. What waits, and what an answer does to it, each user has rules for:
// cart/waiting-rules.ts and visit/tap-rules.ts.

/** How often it is tried. Browsers do not notice every network that comes back. */
const retryMs = 5000;

/**
 * Sends by `sendAll`, in one run at a time and in one tab. What is added meanwhile is sent by the run that is under way. Without locks (an
 * old phone, or no https) two tabs may send the same; the server counts it once.
 */
export function queueSender<Outcome>(lock: string, sendAll: () => Promise<Outcome>): () => Promise<Outcome> {
  let sending: Promise<Outcome> | null = null;
  const inOneTab = async () => ('locks' in navigator ? navigator.locks.request(lock, sendAll) : sendAll());
  return () => {
    sending ??= inOneTab().finally(() => {
      sending = null;
    });
    return sending;
  };
}

/** Calls `send` while the page is shown and has a network: at once, when either comes back, and every few seconds. Returns what ends it. */
export function keepTrying(send: () => void): () => void {
  const sendIfShown = () => {
    if (!document.hidden && navigator.onLine) send();
  };
  sendIfShown();
  const ended = new AbortController();
  const ticker = setInterval(sendIfShown, retryMs);
  addEventListener('online', sendIfShown, ended);
  document.addEventListener('visibilitychange', sendIfShown, ended);
  return () => {
    clearInterval(ticker);
    ended.abort();
  };
}
