import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { hasCode } from '../../api/api-error.ts';
import { Form } from '../../forms/form.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isOwed } from '../booking/booking.ts';
import { useBookings } from '../booking/use-bookings.ts';
import { HasBookingsNote } from './has-bookings-note.tsx';
import { useDeleteAccount } from './use-delete-account.ts';
import { WhatIsDeleted } from './what-is-deleted.tsx';

const word = 'DELETE';

/** The customer must type a word (rule P2). */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const deleteAccount = useDeleteAccount();
  const form = useForm({ defaultValues: { word: '' } });
  const { errors, isSubmitting } = form.formState;
  const { bookings = [], reload } = useBookings();
  // Say it before they type the word. The server decides.
  const refusal =
    errors.root?.type === 'bookings'
      ? errors.root.message
      : bookings.some(({ status }) => status === 'PENDING') && 'You have a pending booking. Cancel it first, or call the salon.';
  const formId = useId();

  // While the request is on its way it cannot be stopped, so the dialog stays.
  function close() {
    if (!isSubmitting) onClose();
  }

  async function submit() {
    try {
      await deleteAccount();
    } catch (error) {
      if (!hasCode(error, 'ACCOUNT_HAS_BOOKINGS')) throw error;
      form.setError('root', { type: 'bookings', message: error.message });
      await reload();
    }
  }

  return (
    <Dialog
      title="Delete your account?"
      onClose={close}
      footer={
        <>
          <Button variant="secondary" block onClick={close} className="max-sm:px-3!">
            Keep Account
          </Button>
          {!refusal && (
            <Button variant="danger" block type="submit" form={formId} busy={isSubmitting} className="max-sm:px-3!">
              {isSubmitting ? 'Deleting...' : 'Delete Account'}
            </Button>
          )}
        </>
      }
    >
      {refusal ? (
        <HasBookingsNote message={refusal} />
      ) : (
        <Form form={form} onSubmit={submit} fallback="Failed to delete your account." id={formId}>
          <WhatIsDeleted />
          {bookings.some(isOwed) && (
            <Alert tone="warning">
              A refund is still on its way to you. Without your account the salon cannot reach you about it.
            </Alert>
          )}
          <TextField
            label={`Type ${word} to go on`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            error={errors.word?.message}
            {...form.register('word', {
              validate: typed => typed.trim().toUpperCase() === word || `Please type ${word}, to be sure.`,
            })}
          />
        </Form>
      )}
    </Dialog>
  );
}
