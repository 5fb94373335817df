import { useForm } from 'react-hook-form';
import { atField, hasCode } from '../../api/api-error.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useInterrupted } from '../admin-shell/use-interrupted.ts';
import { FullNameField } from '../auth/full-name-field.tsx';
import { MobileField } from '../auth/mobile-field.tsx';
import { noteLength, useChangeCustomers } from './use-customers.ts';

interface Props {
  onAdded: (id: string) => void;
  onClose: () => void;
}

export default function AddCustomerDialog({ onAdded, onClose }: Props) {
  const { add } = useChangeCustomers();
  const form = useForm({ defaultValues: { mobile: '', fullName: '', note: '' } });
  useInterrupted('new customer', form);

  async function save(typed: { mobile: string; fullName: string; note: string }) {
    const added = await add(typed).catch(error => {
      throw hasCode(error, 'MOBILE_ALREADY_EXISTS') ? atField(error, 'mobile') : error;
    });
    toast.success('Customer added', { detail: added.fullName });
    onClose();
    onAdded(added.id);
  }

  return (
    <FormDialog
      form={form}
      title="Add Customer"
      hint="For somebody who has not registered. They can sign in with a passcode whenever they like."
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
