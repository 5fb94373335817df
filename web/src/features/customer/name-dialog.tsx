import { useForm } from 'react-hook-form';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useInterrupted } from '../admin-shell/use-interrupted.ts';
import { FullNameField } from '../auth/full-name-field.tsx';
import { inWordsForStaff } from './deleted-meanwhile.ts';
import { type Customer, useChangeCustomers } from './use-customers.ts';

interface Props {
  customer: Customer;
  onClose: () => void;
}

export default function NameDialog({ customer: { id, fullName }, onClose }: Props) {
  const { rename } = useChangeCustomers();
  const form = useForm({ defaultValues: { fullName } });
  useInterrupted(`name ${id}`, form);

  async function save(typed: { fullName: string }) {
    await rename(id, typed.fullName).catch(error => {
      throw inWordsForStaff(error);
    });
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
