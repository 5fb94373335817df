import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { adminApi, ask } from '../../api/client.ts';
import { plural } from '../../shared/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { readOf } from '../admin-shell/use-staff-read.ts';
import { inWordsForStaff, isDeleted } from './deleted-meanwhile.ts';
import type { Customer } from './use-customers.ts';

interface Props {
  customer: Customer;
  onClose: () => void;
}

/** Asks before an account is switched off or on, and says what that does (rule K9). */
export function CustomerStatusDialog({ customer, onClose }: Props) {
  const { mutate } = useSWRConfig();
  const { id, fullName, pendingBookings } = customer;
  // As it was when it was asked for: a colleague may switch it meanwhile, and the answer would be to the opposite question.
  const [active] = useState(customer.active);

  async function change() {
    try {
      await ask(adminApi.PUT('/customer/admin/{id}/status', { params: { path: { id }, query: { active: !active } } }));
    } catch (error) {
      throw inWordsForStaff(error);
    } finally {
      // Also after a refusal: what is known of an account that was deleted is not to be shown any more.
      await mutate(readOf('/customer/admin', '/customer/admin/{id}')).catch(() => null);
    }
    toast.success(active ? `${fullName} is deactivated` : `${fullName} is active again`);
    onClose();
  }

  if (!active) {
    return (
      <ConfirmDialog
        title="Activate this customer?"
        confirm="Activate"
        confirming="Activating..."
        onConfirm={change}
        onClose={onClose}
        fallback="Failed to activate the customer"
        isFinal={isDeleted}
      >
        <p className="wrap-anywhere">{fullName} can sign in and book again.</p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      danger
      title="Deactivate this customer?"
      confirm="Deactivate"
      confirming="Deactivating..."
      onConfirm={change}
      onClose={onClose}
      fallback="Failed to deactivate the customer"
      isFinal={isDeleted}
    >
      <ul className="grid list-disc gap-1.5 pl-5 wrap-anywhere marker:text-plum">
        <li>{fullName} is signed out at once, on every device.</li>
        <li>They cannot sign in or book until you activate them again.</li>
        <li>
          {pendingBookings > 0
            ? `Bookings stay, ${plural(pendingBookings, 'pending visit')} among them. Cancel what should not take place in Bookings.`
            : 'Their bookings stay as they are.'}
        </li>
      </ul>
    </ConfirmDialog>
  );
}
