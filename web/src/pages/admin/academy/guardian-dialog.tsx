import { useForm } from 'react-hook-form';
import { verifyGuardian } from '../../../../../common/bounds/academy.gen.ts';
import { nameAsTyped } from '../../../../../common/typed.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import type { EnquiryDetail, Schemas } from './academy.ts';
import { useAcademyActs } from './use-academy-acts.ts';

interface Values {
  name: string;
  mobile: string;
  how: '' | Schemas['GuardianCheckRequest']['how'];
}

const resolver = fromContract<Values>(verifyGuardian, undefined, {
  name: "Enter the guardian's name.",
  how: 'Choose how you know who it is.',
});

/** Staff saw the guardian, so the consent counts (rule Y4). */
export default function GuardianDialog({ enquiry, onClose }: { enquiry: EnquiryDetail; onClose: () => void }) {
  const { id, guardian } = enquiry;
  const { act } = useAcademyActs();
  const form = useForm<Values>({
    resolver,
    defaultValues: { name: guardian?.name ?? '', mobile: guardian?.mobile ?? '', how: '' },
  });
  useKeptForm(form, { by: staff, of: `guardian ${id}`, about: asFilled(form) });
  const field = useFields(form, verifyGuardian);

  async function save({ how, ...who }: Values) {
    if (how === '') return;
    const body = { ...who, how };
    const params = { path: { id } };
    await act(() => ask(adminApi.PUT('/academy/admin/enquiry/{id}/guardian', { params, body })), 'Guardian recorded.');
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Guardian Was Here"
      hint="The parent or guardian agrees in person. Your name and the time are kept."
      save="Record Guardian"
      saving="Recording..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to record the guardian"
    >
      <TextField
        label="Guardian's Name"
        autoComplete="off"
        read={nameAsTyped}
        {...field('name', { validate: name => /\p{L}/u.test(name) || "Enter the guardian's name." })}
      />
      <PhoneField label="Guardian's Mobile" autoComplete="off" {...field('mobile')} />
      <SelectField
        label="How You Know"
        required
        options={[
          { value: '', label: 'Choose how' },
          { value: 'ID_SEEN', label: 'I saw a proof of identity and age' },
          { value: 'KNOWN', label: 'I have known this adult before' },
        ]}
        {...field('how')}
      />
    </FormDialog>
  );
}
