import { useForm } from 'react-hook-form';
import type { Language } from '../../../../../common/words/languages.ts';
import { atField, hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { FullNameField, MobileField } from '../../../features/accounts/auth/person-fields.tsx';
import { noteLength, useChangeCustomers } from '../../../features/accounts/customer/customer.ts';
import { languageOptions } from '../../../features/accounts/customer/language-options.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextArea } from '../../../forms/text-fields.tsx';
import { useKeptForm } from '../../../forms/use-kept.ts';

interface Values {
  mobile: string;
  fullName: string;
  language: Language;
  note: string;
}

interface Props {
  onAdded: (id: string) => void;
  onClose: () => void;
}

export default function AddCustomerDialog({ onAdded, onClose }: Props) {
  const customers = useChangeCustomers();
  const form = useForm<Values>({ defaultValues: { mobile: '', fullName: '', language: 'en', note: '' } });
  useKeptForm(form, { by: staff, of: 'new customer' });

  async function save({ mobile, fullName, language, note }: Values) {
    const body = { mobile, fullName, language, note: note.trim() || null };
    const { id } = await customers.create(fullName, body, header =>
      ask(adminApi.POST('/customer/admin', { params: { header }, body })).catch(error => {
        throw hasCode(error, 'MOBILE_ALREADY_EXISTS') ? atField(error, 'mobile') : error;
      }),
    );
    onClose();
    onAdded(id);
  }

  return (
    <FormDialog
      form={form}
      title="Add Customer"
      hint="For a person who has not registered. They can sign in with a passcode at any time."
      save="Add Customer"
      saving="Adding..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to add the customer"
    >
      <MobileField autoFocus />
      <FullNameField required placeholder="Their name" autoComplete="off" missing="Please enter their name." />
      <SelectField label="Language of messages and bills" options={languageOptions} {...form.register('language')} />
      <TextArea label="Note for the next visit" maxLength={noteLength} {...form.register('note')} />
    </FormDialog>
  );
}
