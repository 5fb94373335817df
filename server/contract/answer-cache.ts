/**
 * Answers of public reads kept as the bytes that go out (design 8): seven times an uncached list. Whoever changes what
 * they show calls `clear` after its commit; what other processes on the same database change is seen within `LIFETIME`,
 * because nothing is kept for longer (decision 005).
 */
import { hash } from 'node:crypto';
import { SECOND } from '../shared/time.ts';
import { Serialized } from './types.ts';

const MAX_ENTRIES = 500;
const LIFETIME = 1 * SECOND;

export class AnswerCache {
  #answers = new Map<string, Serialized<unknown>>();
  #generation = 0;
  #emptyBy = 0;
  #lifetime: number;

  /** `lifetime` in milliseconds; with 0 nothing is ever kept. */
  constructor(lifetime = LIFETIME) {
    this.#lifetime = lifetime;
  }

  /** The kept answer, or the one `make` reads now. An answer read before a `clear` is given out but not kept. */
  async get<T>(key: string, make: () => Promise<T>): Promise<Serialized<T>> {
    // The machine's clock, not the salon's: how long a moment lasts is no business of the rules.
    if (performance.now() >= this.#emptyBy) this.clear();
    const kept = this.#answers.get(key);
    if (kept) return kept as Serialized<T>;
    const generation = this.#generation;
    const bytes = Buffer.from(JSON.stringify(await make()));
    const answer = new Serialized<T>(bytes, `"${hash('sha1', bytes, 'base64url')}"`);
    if (generation === this.#generation) {
      // Searches are anybody's words: without a bound they would fill the memory.
      if (this.#answers.size >= MAX_ENTRIES) this.#answers.clear();
      this.#answers.set(key, answer);
    }
    return answer;
  }

  clear() {
    this.#generation++;
    this.#emptyBy = performance.now() + this.#lifetime;
    this.#answers.clear();
  }
}
