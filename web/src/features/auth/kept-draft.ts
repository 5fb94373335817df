// What was being typed when the session ended waits for its customer: longer than the page, which telephones drop
// while their owner reads the SMS of the next login, and no longer than an hour.
import { isLike } from '../../shared/is-like.ts';
import { keys, read, readJson, remove, writeJson } from '../../shared/storage.ts';

interface Kept<Values> {
  userId: string;
  expiresAt: number;
  about: string | null;
  values: Values;
}

const hourMs = 60 * 60_000;

export interface KeptDraft<Values> {
  /** What the customer who is here now had typed about this; another one's is thrown away. */
  of: (about: string | null) => Values | null;
  keep: (userId: string, about: string | null, values: Values) => void;
  drop: () => void;
}

/** Kept under this key, of the form whose values are like `sample`. */
export function keptDraft<Values>(key: string, sample: Values): KeptDraft<Values> {
  const drop = () => remove(key);
  const isKept = (value: unknown): value is Kept<Values> =>
    isLike<Kept<Values>>({ userId: '', expiresAt: 0, about: null, values: sample }, value);
  return {
    of(about) {
      const kept = readJson(key, isKept);
      if (!kept) return null;
      if (kept.userId !== read(keys.userId) || kept.expiresAt <= Date.now()) {
        drop();
        return null;
      }
      return kept.about === about ? kept.values : null;
    },
    keep: (userId, about, values) =>
      writeJson(key, { userId, expiresAt: Date.now() + hourMs, about, values } satisfies Kept<Values>),
    drop,
  };
}
