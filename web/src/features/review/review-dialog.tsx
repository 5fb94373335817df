import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { z } from '../../forms/zod.ts';
import { zodResolver } from '../../forms/zod-resolver.ts';
import { toast } from '../../ui/toast.ts';
import type { Review, ReviewRequest } from './review.ts';
import { StarsField } from './stars-field.tsx';

const longest = 500;

const reviewValues = z.object({
  rating: z.string().check(z.regex(/^[1-5]$/, 'Please choose one to five stars')),
  text: z.string().check(z.trim(), z.maxLength(longest, `Your words must be at most ${longest} characters`)),
});
type ReviewValues = z.infer<typeof reviewValues>;

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
    resolver: zodResolver(reviewValues),
    defaultValues: { rating: review ? String(review.rating) : '', text: review?.text ?? '' },
  });
  const field = useFields(form);
  const rating = useWatch({ control: form.control, name: 'rating' });

  async function save({ rating, text }: ReviewValues) {
    await onSave({ rating: Number(rating), text: text || null });
    onClose();
    toast.success(review ? 'Your review is changed.' : 'Thank you for your review.');
  }

  return (
    <FormDialog
      form={form}
      title={review ? 'Change your review' : 'How was your visit?'}
      hint={about}
      save={review ? 'Save' : 'Send Review'}
      saving={review ? 'Saving...' : 'Sending...'}
      onSave={save}
      onClose={onClose}
      fallback="Failed to save your review"
    >
      <StarsField label="Your rating" chosen={Number(rating)} {...field('rating')} />
      <TextArea
        label="Your words"
        rows={5}
        maxLength={longest}
        hint="Everybody reads them on our site, with your first name. You can change them for 7 days."
        {...field('text')}
      />
    </FormDialog>
  );
}
