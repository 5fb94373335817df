import { type ChangeEvent, useState } from 'react';
import * as parts from '#words/parts';

/** Browsers cut text that is too long without a word. This returns the message once a field has its maximum length. */
export function useFull(maxLength: number | undefined) {
  const [isFull, setFull] = useState(false);
  return {
    look: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setFull(maxLength !== undefined && target.value.length >= maxLength),
    full: isFull ? parts.holdsAtMost(maxLength ?? 0) : undefined,
  };
}
