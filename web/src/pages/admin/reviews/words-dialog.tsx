import { useForm } from 'react-hook-form';
import { answerReview, hideReview } from '../../../../../common/bounds/reviews.gen.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { TextArea } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
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
    words: hideReview.properties.reason,
    save: 'Hide Review',
    saving: 'Hiding...',
    done: 'Review hidden',
    fallback: 'Failed to hide the review',
  },
  answer: {
    title: 'Answer the review',
    label: 'Answer',
    hint: 'Everybody reads it below the review.',
    words: answerReview.properties.answer,
    save: 'Save Answer',
    saving: 'Saving...',
    done: 'Answer saved',
    fallback: 'Failed to save the answer',
  },
};

export default function WordsDialog({ writing, review: { id, customerName, answer }, onClose }: Props) {
  const { title, label, hint, words, save, saving, done, fallback } = kinds[writing];
  const bounds = { properties: { [writing]: words }, required: [writing] };
  const form = useForm<Record<typeof writing, string>>({
    resolver: fromContract(bounds),
    defaultValues: { [writing]: writing === 'answer' ? (answer ?? '') : '' },
  });
  const field = useFields(form, bounds);
  const reviews = useChangeReviews();

  return (
    <FormDialog
      form={form}
      title={title}
      hint={customerName ? `Of ${customerName}` : undefined}
      save={save}
      saving={saving}
      onSave={async ({ reason, answer }) => {
        await (writing === 'reason' ? reviews.hide(id, reason) : reviews.answer(id, answer));
        onClose();
        toast.success(done);
      }}
      onClose={onClose}
      fallback={fallback}
    >
      <TextArea label={label} required rows={4} hint={hint} {...field(writing)} />
    </FormDialog>
  );
}
