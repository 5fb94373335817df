import { useForm } from 'react-hook-form';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { FullNameField } from '../../../features/accounts/auth/person-fields.tsx';
import { type Customer, useChangeCustomers } from '../../../features/accounts/customer/customer.ts';
import { languageOptions } from '../../../features/accounts/customer/language-options.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { toast } from '../../../ui/toast.ts';

interface Props {
  customer: Customer;
  onClose: () => void;
}

export default function NameDialog({ customer: { id, fullName, language }, onClose }: Props) {
  const customers = useChangeCustomers();
  const form = useForm({ defaultValues: { fullName, language } });
  useKeptForm(form, { by: staff, of: `name ${id}`, about: asFilled(form) });

  async function save(body: Pick<Customer, 'fullName' | 'language'>) {
    await customers.update(null, () => ask(adminApi.PUT('/customer/admin/{id}', { params: { path: { id } }, body })));
    toast.success('Saved');
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Edit Name and Language"
      hint="The name is shown with all of their bookings, and to the customer."
      save="Save"
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to save the changes"
    >
      <FullNameField autoFocus required placeholder="Their name" autoComplete="off" missing="Please enter their name." />
      <SelectField label="Language of messages and bills" options={languageOptions} {...form.register('language')} />
    </FormDialog>
  );
}
