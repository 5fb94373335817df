import { type ChangeEvent, useState } from 'react';

/**
 * The browser cuts what is pasted, and takes no more of what is typed, without a word: the words for it, once a field holds
 * all that it may.
 */
export function useFull(maxLength: number | undefined) {
  const [isFull, setFull] = useState(false);
  return {
    look: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setFull(maxLength !== undefined && target.value.length >= maxLength),
    full: isFull ? `That is the most there is room for: ${maxLength} characters.` : undefined,
  };
}
