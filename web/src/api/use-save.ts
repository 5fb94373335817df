import { useState } from 'react';
import { newKey } from '../shared/new-key.ts';
import { mayBeDone } from './unanswered.ts';

export type Save = <Done>(input: unknown, send: (header: { 'idempotency-key': string }) => Promise<Done>) => Promise<Done>;

/**
 * For what creates something: `send` gets an idempotency key that stays the same for the same input until an answer came. So after
 * a lost answer one may press again, and nothing is created twice (rule V21). The request must follow from `input` alone.
 * Throws what `send` throws.
 */
export function useSave(): Save {
  const [save] = useState(saveOnce);
  return save;
}

export function saveOnce(): Save {
  const unanswered = new Map<string, string>();
  return async (input, send) => {
    const wish = JSON.stringify(input, nameFile);
    const key = unanswered.get(wish) ?? newKey();
    unanswered.set(wish, key);
    try {
      const done = await send({ 'idempotency-key': key });
      unanswered.delete(wish);
      return done;
    } catch (error) {
      if (!mayBeDone(error)) unanswered.delete(wish);
      throw error;
    }
  };
}

/** JSON has no files. */
function nameFile(_name: string, value: unknown): unknown {
  return value instanceof Blob
    ? ['file', value.size, value.type, value instanceof File && [value.name, value.lastModified]]
    : value;
}
