/**
 * Answers of public reads kept by their address, as the text that goes out (rules C15, F1): ten times an uncached list. Whoever changes what
 * they show calls `clear` after its commit; what other processes on the same database change is seen within `LIFETIME`,
 * because nothing is kept for longer (decision 005).
 */
import { hash } from 'node:crypto';
import { SECOND } from '../shared/time.ts';
import { type Encoding, etagIn, keptCompressed } from './compress.ts';

const MAX_ENTRIES = 500;
const LIFETIME = 1 * SECOND;

/** An answer as it goes out, in one encoding or as it is. Text, not bytes: Node sends it in one piece with its head, a tenth cheaper. */
interface Written {
  body: string | Buffer;
  etag: string;
  headers: Record<string, string>;
}

const written = (body: string | Buffer, etag: string, encoding?: Encoding): Written => ({
  body,
  etag,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    ...(encoding && { 'content-encoding': encoding }),
  },
});

/** The text of an answer, and what is made of it once. */
export class Serialized {
  readonly text: string;
  readonly #plain: Written;
  #encoded: Partial<Record<Encoding, Written>> = {};

  constructor(text: string) {
    this.text = text;
    this.#plain = written(text, `"${hash('sha1', text, 'base64url')}"`);
  }

  in(encoding: Encoding | undefined): Written {
    if (!encoding) return this.#plain;
    this.#encoded[encoding] ??= written(keptCompressed(this.text, encoding), etagIn(encoding, this.#plain.etag), encoding);
    return this.#encoded[encoding];
  }
}

export class AnswerCache {
  #answers = new Map<string, Serialized>();
  #generation = 0;
  #emptyBy = 0;
  #lifetime: number;

  /** `lifetime` in milliseconds; with 0 nothing is ever kept. */
  constructor(lifetime = LIFETIME) {
    this.#lifetime = lifetime;
  }

  /** The answer kept for this address. */
  find(address: string): Serialized | undefined {
    // The machine's clock, not the salon's: how long a moment lasts is no business of the rules.
    if (performance.now() >= this.#emptyBy) this.clear();
    return this.#answers.get(address);
  }

  /** Makes the answer of this address, and keeps it unless there was a `clear` meanwhile. */
  async keep(address: string, make: () => Promise<string>): Promise<Serialized> {
    const generation = this.#generation;
    const answer = new Serialized(await make());
    if (generation === this.#generation) {
      // Searches are anybody's words: without a bound they would fill the memory.
      if (this.#answers.size >= MAX_ENTRIES) this.#answers.clear();
      this.#answers.set(address, answer);
    }
    return answer;
  }

  clear() {
    this.#generation++;
    this.#emptyBy = performance.now() + this.#lifetime;
    // V8 lets an old Map hold what was cleared out of it until the next full collection.
    this.#answers = new Map();
  }
}
