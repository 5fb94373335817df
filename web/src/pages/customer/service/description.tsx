import { useId, useState } from 'react';

/** Longer texts would push the price out of sight. */
const longLength = 420;

/** The full description. A long one is folded to a few lines, so that price and button stay visible. */
export function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(text.length <= longLength);
  const id = useId();
  return (
    <>
      <p
        id={id}
        className={`mt-4 max-w-prose whitespace-pre-line wrap-anywhere text-muted md:text-lg ${isOpen ? '' : 'line-clamp-6'}`}
      >
        {text}
      </p>
      {text.length > longLength && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="-mb-2.5 inline-flex min-h-11 items-center font-semibold text-plum underline-offset-4 hover:underline"
        >
          {isOpen ? 'Read less' : 'Read more'}
        </button>
      )}
    </>
  );
}
