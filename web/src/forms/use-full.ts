import { type ChangeEvent, useState } from 'react';

/** Browsers cut text that is too long without a word. This returns the message once a field has its maximum length. */
export function useFull(maxLength: number | undefined) {
  const [isFull, setFull] = useState(false);
  return {
    look: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setFull(maxLength !== undefined && target.value.length >= maxLength),
    full: isFull ? `This field holds at most ${maxLength} characters.` : undefined,
  };
}
