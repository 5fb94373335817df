import { CircleAlert, Star } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import * as words from '#words/review';
import { classes } from '../../../shared/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

type Props = Omit<ComponentProps<'input'>, 'value' | 'type' | 'id'> & {
  label: string;
  /** How many are chosen; 0 for none. */
  chosen: number;
  error: string | undefined;
};

/** A radio group drawn as five stars: arrow keys choose, and screen readers hear what each number means. */
export function StarsField({ label, chosen, error, className: _, ...input }: Props) {
  const errorId = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        <span aria-hidden className="text-madder">
          *
        </span>
      </legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="-ml-1.5 flex">
          {words.meanings.map((word, place) => (
            <label
              key={word}
              className="group relative grid size-12 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-plum"
            >
              <input
                {...input}
                type="radio"
                value={place + 1}
                required
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? errorId : undefined}
                className="sr-only"
              />
              <Star
                aria-hidden
                className={classes(
                  'size-9 transition-transform group-hover:scale-110',
                  place < chosen ? 'fill-marigold text-marigold' : 'fill-transparent text-muted',
                )}
                strokeWidth={1.5}
              />
              <VisuallyHidden>
                {words.stars(place + 1)}, {word}
              </VisuallyHidden>
            </label>
          ))}
        </div>
        <span aria-hidden className="font-semibold">
          {words.meanings[chosen - 1]}
        </span>
      </div>
      {error && (
        <p id={errorId} role="alert" className="flex gap-1.5 text-sm font-medium text-madder">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
