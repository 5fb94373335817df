import { useForm } from 'react-hook-form';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../features/admin-shell/staff-session.ts';
import { FullNameField } from '../../../features/auth/full-name-field.tsx';
import { type Customer, useChangeCustomers } from '../../../features/customer/customer.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { toast } from '../../../ui/toast.ts';

interface Props {
  customer: Customer;
  onClose: () => void;
}

export default function NameDialog({ customer: { id, fullName }, onClose }: Props) {
  const customers = useChangeCustomers();
  const form = useForm({ defaultValues: { fullName } });
  useKeptForm(form, { by: staff, of: `name ${id}`, about: asFilled(form) });

  async function save(body: { fullName: string }) {
    await customers.update(null, () => ask(adminApi.PUT('/customer/admin/{id}', { params: { path: { id } }, body })));
    toast.success('Name saved');
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Edit Name"
      hint="Shown with all of their bookings, and to the customer."
      save="Save"
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to save the name"
    >
      <FullNameField autoFocus required placeholder="Their name" autoComplete="off" missing="Please enter their name." />
    </FormDialog>
  );
}
