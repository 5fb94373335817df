/**
 * Draws documents as PDF in a thread of its own, because one takes as long as a hundred other answers (rule G12). The thread starts with
 * the first document and ends when nobody has asked for some minutes.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { MINUTE, SECOND } from '../../../common/time.ts';
import { limitConcurrency } from '../../platform/contract/limit-concurrency.ts';
import type { PdfDrawer } from '../../platform/deps.ts';

type DocumentRow = Parameters<PdfDrawer['draw']>[0];

/** Beside the program in the bundle (scripts/build-program.ts), beside this file in the sources. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url);
/** The first document takes a second, any other a fifth. */
const TIME_LIMIT = 30 * SECOND;
/** The thread needs 60 MB, and most hours nobody reads a bill. */
const IDLE = 2 * MINUTE;
/** Documents that wait: all, and those of one caller. Both are more than people open at once, and at most some seconds of work. */
const [QUEUE, SHARE] = [40, 10];
/** A document has 30 to 100 kB. */
const KEPT = 50;
const KEPT_FOR = 10 * MINUTE;

/** The thread with `file`. It draws one document at a time. */
const createThread = (file: URL, timeLimit: number) => {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = async () => {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };

  /** A thread that failed or hangs is ended, and the next document gets a new one. */
  const draw = async (document: DocumentRow): Promise<Buffer> => {
    clearTimeout(idle);
    worker ??= new Worker(file);
    try {
      worker.postMessage(document);
      const [bytes] = await once(worker, 'message', { signal: AbortSignal.timeout(timeLimit) });
      idle = setTimeout(end, IDLE).unref();
      return Buffer.from(bytes);
    } catch (error) {
      await end();
      throw error;
    }
  };

  return { draw, end };
};

/** Bytes of a document as it is: only a cancellation changes what it shows. */
const keyOf = ({ id, cancelledAt }: DocumentRow): string => `${id} ${cancelledAt}`;

/** Keeps the bytes that came last, for some minutes: other instances do not hear of an erased customer. */
const createShelf = () => {
  const kept = new Map<string, Buffer>();
  const keep = (key: string, bytes: Buffer): Buffer => {
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= KEPT) kept.delete(oldest);
    kept.set(key, bytes);
    setTimeout(() => kept.delete(key), KEPT_FOR).unref();
    return bytes;
  };
  return { keep, find: (key: string) => kept.get(key), clear: () => kept.clear() };
};

/** The parameters are for tests. `timeLimit` is in milliseconds. */
export function createPdfDrawer({ file = WORKER, timeLimit = TIME_LIMIT } = {}): PdfDrawer {
  const limited = limitConcurrency(1, QUEUE, SHARE);
  const thread = createThread(file, timeLimit);
  const shelf = createShelf();
  return {
    draw: async (document, caller) => {
      const key = keyOf(document);
      // While it waited, another caller may have got the same document.
      const drawAnew = async () => shelf.find(key) ?? shelf.keep(key, await thread.draw(document));
      return shelf.find(key) ?? limited(drawAnew, caller);
    },
    forget: shelf.clear,
    close: thread.end,
  };
}
