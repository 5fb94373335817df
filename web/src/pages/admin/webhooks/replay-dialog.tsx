import { useForm } from 'react-hook-form';
import { DAY, istDate, istTime } from '../../../../../common/time.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { serverNow } from '../../../shared/clock.ts';
import { plural } from '../../../shared/format.ts';
import { toast } from '../../../ui/toast.ts';
import { useChangeWebhooks } from './webhook.ts';

/** A day ago, as the field writes it. */
const yesterday = () => {
  const then = serverNow() - DAY;
  return `${istDate(then)}T${istTime(then).slice(0, 5)}`;
};

/** Sends everything again since a time in India. */
export default function ReplayDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useForm({ defaultValues: { since: yesterday() } });
  const field = useFields(form);
  const { replay } = useChangeWebhooks();

  async function send({ since }: { since: string }) {
    const { replayed } = await replay(id, { since: new Date(`${since}:00+05:30`).toISOString() });
    toast.success(replayed === 0 ? 'There is nothing to send again' : `${plural(replayed, 'delivery', 'deliveries')} sent again`);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Send Again"
      hint="For a program that was down. It gets every delivery since then once more, also those that it has already."
      save="Send Again"
      saving="Sending..."
      onSave={send}
      onClose={onClose}
      fallback="Failed to send the deliveries again"
    >
      <TextField
        label="Since"
        type="datetime-local"
        required
        hint="Time in India. Deliveries are kept for 30 days."
        {...field('since', { required: 'Choose a time' })}
      />
    </FormDialog>
  );
}
