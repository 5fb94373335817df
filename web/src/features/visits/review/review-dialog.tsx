import { CircleAlert, Star } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as words from '#words/review';
import { putReview } from '../../../../../common/bounds/reviews.gen.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { TextArea } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { classes } from '../../../shared/class-names.ts';
import { toast } from '../../../ui/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Review, ReviewRequest } from './review.tsx';

interface ReviewValues {
  /** '' until it is chosen. */
  rating: string;
  text: string;
}

const resolver = fromContract<ReviewValues>(putReview, undefined, { rating: words.chooseStars });

interface Props {
  /** The services of the visit. */
  about: string;
  /** Null if there is none yet. */
  review: Review | null;
  onSave: (body: ReviewRequest) => Promise<unknown>;
  onClose: () => void;
}

export default function ReviewDialog({ about, review, onSave, onClose }: Props) {
  const form = useForm<ReviewValues>({
    resolver,
    defaultValues: { rating: review ? String(review.rating) : '', text: review?.text ?? '' },
  });
  const field = useFields(form, putReview);
  const rating = useWatch({ control: form.control, name: 'rating' });

  async function save({ rating, text }: ReviewValues) {
    await onSave({ rating: Number(rating), text: text || null });
    onClose();
    toast.success(review ? words.changed : words.thanks);
  }

  return (
    <FormDialog
      form={form}
      title={review ? words.change : words.howWas}
      hint={about}
      save={review ? words.save : words.send}
      saving={review ? words.saving : words.sending}
      onSave={save}
      onClose={onClose}
      fallback={words.saveFailed}
    >
      <StarsField label={words.yourRating} chosen={Number(rating)} {...field('rating')} />
      <TextArea label={words.yourWords} rows={5} hint={words.everybodyReads} {...field('text')} />
    </FormDialog>
  );
}

type StarsFieldProps = Omit<ComponentProps<'input'>, 'value' | 'type' | 'id'> & {
  label: string;
  /** How many are chosen; 0 for none. */
  chosen: number;
  error: string | undefined;
};

/** A radio group drawn as five stars: arrow keys choose, and screen readers hear what each number means. */
function StarsField({ label, chosen, error, className: _, ...input }: StarsFieldProps) {
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
