import { useForm } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import { adminApi, ask } from '../../api/client.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useInterrupted } from '../staff/use-interrupted.ts';
import { readOf } from '../staff/use-staff-read.ts';

type Props = { customerId: string; note: string | null; onClose: () => void };

/** As the contract bounds it. */
const maxLength = 1000;

export default function NoteDialog({ customerId: id, note, onClose }: Props) {
  const { mutate } = useSWRConfig();
  const form = useForm({ defaultValues: { note: note ?? '' } });
  useInterrupted(`note ${id}`, form);

  async function save(values: { note: string }) {
    await ask(
      adminApi.PUT('/customer/admin/{id}/note', { params: { path: { id } }, body: { note: values.note.trim() || null } }),
    );
    // Also where a caller is looked up, and in the panel of a booking.
    await mutate(readOf('/customer/admin', '/customer/admin/{id}')).catch(() => null);
    toast.success(values.note.trim() ? 'Note saved' : 'Note removed');
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Note for the Next Visit"
      hint="Seen by staff with each of their visits. The customer gets it, too, when they download their data."
      save="Save"
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to save the note"
    >
      <TextArea
        label="Note"
        placeholder="Allergies, wishes, what to bring..."
        maxLength={maxLength}
        rows={4}
        {...form.register('note')}
      />
    </FormDialog>
  );
}
