import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextArea } from '../../../forms/text-area.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { toast } from '../../../ui/toast.ts';
import { type StaffReview, useChangeReviews } from './review.ts';

interface Props {
  /** Why it is hidden, or what the salon answers. */
  writing: 'reason' | 'answer';
  review: StaffReview;
  onClose: () => void;
}

const kinds = {
  reason: {
    title: 'Hide this review?',
    label: 'Reason',
    hint: 'The customer reads it in My Bookings. You can show the review again at any time.',
    longest: 200,
    missing: 'Please enter a reason',
    save: 'Hide Review',
    saving: 'Hiding...',
    done: 'Review hidden',
    fallback: 'Failed to hide the review',
  },
  answer: {
    title: 'Answer the review',
    label: 'Answer',
    hint: 'Everybody reads it below the review.',
    longest: 500,
    missing: 'Please enter an answer',
    save: 'Save Answer',
    saving: 'Saving...',
    done: 'Answer saved',
    fallback: 'Failed to save the answer',
  },
};

export default function WordsDialog({ writing, review: { id, customerName, answer }, onClose }: Props) {
  const { title, label, hint, longest, missing, save, saving, done, fallback } = kinds[writing];
  const values = z.object({
    words: z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(longest, `At most ${longest} characters`)),
  });
  const form = useForm<z.infer<typeof values>>({
    resolver: zodResolver(values),
    defaultValues: { words: writing === 'answer' ? (answer ?? '') : '' },
  });
  const field = useFields(form);
  const reviews = useChangeReviews();

  return (
    <FormDialog
      form={form}
      title={title}
      hint={customerName ? `Of ${customerName}` : undefined}
      save={save}
      saving={saving}
      onSave={async ({ words }) => {
        await (writing === 'reason' ? reviews.hide(id, words) : reviews.answer(id, words));
        onClose();
        toast.success(done);
      }}
      onClose={onClose}
      fallback={fallback}
    >
      <TextArea label={label} required rows={4} maxLength={longest} hint={hint} {...field('words')} />
    </FormDialog>
  );
}
