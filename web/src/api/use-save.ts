import { useState } from 'react';
import { newKey } from '../shared/new-key.ts';
import { isJudged, mayBeDone } from './unanswered.ts';

/** A request on its way or without an answer: it may have been carried out. */
export interface Sent<Input = unknown> {
  input: Input;
  key: string;
}

/** The requests without an answer, the newest first. Kept elsewhere, they outlive the page. */
interface Unanswered<Input> {
  read: () => readonly Sent<Input>[];
  keep: (sent: readonly Sent<Input>[]) => void;
}

type Save<Input> = <Done>(input: Input, send: (header: { 'idempotency-key': string }) => Promise<Done>) => Promise<Done>;

/**
 * For requests that create something. `send` gets an idempotency key. It stays the same for the same input until the server has
 * answered, so a second try after a lost answer creates nothing twice (rule V21). The request must follow from `input` alone.
 * Throws what `send` throws. Lists of staff take `useResource` (records/use-resource.ts), which saves with this, says what was done and
 * reads again. This alone is for the other requests: of customers, and those whose screen says itself what came of them.
 */
export function useSave(): Save<unknown> {
  const [save] = useState(() => saveOnce());
  return save;
}

export function saveOnce<Input = unknown>({ read, keep }: Unanswered<Input> = inMemory()): Save<Input> {
  return async (input, send) => {
    const before = read().find(other => isSameInput(other.input, input));
    const sent = before ?? { input, key: newKey() };
    const others = () => read().filter(({ key }) => key !== sent.key);
    // Keep it first, so that it has the same key after a reload.
    keep([sent, ...others()]);
    try {
      const done = await send({ 'idempotency-key': sent.key });
      keep(others());
      return done;
    } catch (error) {
      if (isJudged(error) || (!before && !mayBeDone(error))) keep(others());
      throw error;
    }
  };
}

function inMemory<Input>(): Unanswered<Input> {
  let unanswered: readonly Sent<Input>[] = [];
  return {
    read: () => unanswered,
    keep: sent => {
      unanswered = sent;
    },
  };
}

/** Whether both have the same idempotency key. */
export function isSameInput(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, nameFile) === JSON.stringify(other, nameFile);
}

/** JSON has no files. */
function nameFile(_name: string, value: unknown): unknown {
  return value instanceof Blob
    ? ['file', value.size, value.type, value instanceof File && [value.name, value.lastModified]]
    : value;
}
