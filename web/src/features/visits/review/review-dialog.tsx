import { useForm, useWatch } from 'react-hook-form';
import * as words from '#words/review';
import { putReview } from '../../../../../common/bounds/reviews.gen.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { TextArea } from '../../../forms/text-area.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { toast } from '../../../ui/toast.ts';
import type { Review, ReviewRequest } from './review.ts';
import { StarsField } from './stars-field.tsx';

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
