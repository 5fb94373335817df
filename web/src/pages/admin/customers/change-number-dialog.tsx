import { useForm } from 'react-hook-form';
import { setCustomerMobile } from '../../../../../common/bounds/customers.gen.ts';
import { atField, hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { MobileField } from '../../../features/accounts/auth/person-fields.tsx';
import { type Customer, useChangeCustomers } from '../../../features/accounts/customer/customer.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { TextArea } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { toast } from '../../../ui/toast.ts';

interface Props {
  customer: Customer;
  onClose: () => void;
}

const resolver = fromContract<{ mobile: string; reason: string }>(setCustomerMobile, undefined, {
  reason: 'Please enter the reason.',
});

/** For a customer who has lost the old number (rule S29). */
export default function NumberDialog({ customer: { id, fullName }, onClose }: Props) {
  const customers = useChangeCustomers();
  const form = useForm({ resolver, defaultValues: { mobile: '', reason: '' } });
  useKeptForm(form, { by: staff, of: `number ${id}`, about: asFilled(form) });

  const field = useFields(form, setCustomerMobile);

  async function save(body: { mobile: string; reason: string }) {
    const params = { path: { id } };
    await customers.update(null, () =>
      ask(adminApi.PUT('/customer/admin/{id}/mobile', { params, body })).catch(error => {
        throw hasCode(error, 'MOBILE_ALREADY_EXISTS') ? atField(error, 'mobile') : error;
      }),
    );
    toast.success('Number changed', { detail: 'We tell both numbers.' });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Change Mobile Number"
      hint={`Only if you are sure that it is ${fullName}: whoever has the new number signs in to the account. All devices are signed out.`}
      save="Change Number"
      saving="Changing..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to change the number"
    >
      <MobileField label="New mobile number" autoFocus />
      <TextArea
        label="Reason"
        rows={2}
        placeholder="Lost her phone; came to the salon with her last bill."
        hint="It stays with the account. The customer gets it, too, when they download their data."
        {...field('reason')}
      />
    </FormDialog>
  );
}
