import { useForm } from 'react-hook-form';
import { addEnquiryNote } from '../../../../../common/bounds/academy.gen.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextArea, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { today } from '../../../shared/clock.ts';
import { type EnquiryDetail, stateWords } from './academy.ts';
import { useAcademyActs } from './use-academy-acts.ts';

const openStates = ['NEW', 'CONTACTED', 'LOST'] as const;
type OpenState = (typeof openStates)[number];

interface Values {
  text: string;
  state: OpenState;
  followUpOn: string;
}

const resolver = fromContract<Values>(addEnquiryNote);

/** What was said, where it stands, and when to call again (rule Y5). */
export default function NoteDialog({ enquiry, onClose }: { enquiry: EnquiryDetail; onClose: () => void }) {
  const { id, name, state, followUpOn } = enquiry;
  const isEnrolled = state === 'ENROLLED';
  const { create } = useAcademyActs();
  const form = useForm<Values>({
    resolver,
    defaultValues: { text: '', state: state === 'LOST' ? 'LOST' : 'CONTACTED', followUpOn: followUpOn ?? '' },
  });
  useKeptForm(form, { by: staff, of: `note of ${id}`, about: asFilled(form) });
  const field = useFields(form, addEnquiryNote);

  async function save(values: Values) {
    const body = {
      text: values.text.trim(),
      followUpOn: values.followUpOn || null,
      ...(!isEnrolled && { state: values.state }),
    };
    const send = (header: { 'idempotency-key': string }) =>
      ask(adminApi.POST('/academy/admin/enquiry/{id}/note', { params: { path: { id }, header }, body }));
    await create(body, send, 'Note saved.');
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Add Note"
      hint={name ?? undefined}
      save="Save Note"
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to save the note"
    >
      <TextArea label="Note" rows={4} hint="Only staff see it." {...field('text')} />
      {!isEnrolled && (
        <SelectField
          label="State"
          options={openStates.map(value => ({ value, label: stateWords[value].label }))}
          {...field('state')}
        />
      )}
      <TextField
        label="Call Again On"
        type="date"
        className="min-w-0"
        min={today()}
        hint="Leave it empty if there is nothing to do."
        {...field('followUpOn')}
      />
    </FormDialog>
  );
}
