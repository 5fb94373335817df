import { useForm } from 'react-hook-form';
import { atField, hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../features/admin-shell/staff-session.ts';
import { FullNameField } from '../../../features/auth/full-name-field.tsx';
import { MobileField } from '../../../features/auth/mobile-field.tsx';
import { noteLength, useChangeCustomers } from '../../../features/customer/customer.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextArea } from '../../../forms/text-area.tsx';
import { useKeptForm } from '../../../forms/use-kept.ts';

interface Props {
  onAdded: (id: string) => void;
  onClose: () => void;
}

export default function AddCustomerDialog({ onAdded, onClose }: Props) {
  const customers = useChangeCustomers();
  const form = useForm({ defaultValues: { mobile: '', fullName: '', note: '' } });
  useKeptForm(form, { by: staff, of: 'new customer' });

  async function save({ mobile, fullName, note }: { mobile: string; fullName: string; note: string }) {
    const body = { mobile, fullName, note: note.trim() || null };
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
      <TextArea label="Note for the next visit" maxLength={noteLength} {...form.register('note')} />
    </FormDialog>
  );
}
