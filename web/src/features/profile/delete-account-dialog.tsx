import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { hasCode } from '../../api/api-error.ts';
import { Form } from '../../forms/form.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { HasBookingsNote } from './has-bookings-note.tsx';
import { useDeleteAccount } from './use-delete-account.ts';
import { WhatIsDeleted } from './what-is-deleted.tsx';

const word = 'DELETE';

/** A deliberate act: the word has to be typed (rulings R2). */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const deleteAccount = useDeleteAccount();
  const form = useForm({ defaultValues: { word: '' } });
  const { errors, isSubmitting } = form.formState;
  const hasBookings = errors.root?.type === 'bookings';
  const formId = useId();

  // Too late while it is on its way: the dialog must not look as if it had obeyed.
  function close() {
    if (!isSubmitting) onClose();
  }

  async function submit() {
    try {
      await deleteAccount();
    } catch (error) {
      if (!hasCode(error, 'ACCOUNT_HAS_BOOKINGS')) throw error;
      form.setError('root', { type: 'bookings', message: error.message });
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
          {!hasBookings && (
            <Button variant="danger" block type="submit" form={formId} busy={isSubmitting} className="max-sm:px-3!">
              {isSubmitting ? 'Deleting...' : 'Delete Account'}
            </Button>
          )}
        </>
      }
    >
      {hasBookings ? (
        <HasBookingsNote message={errors.root?.message} />
      ) : (
        <Form form={form} onSubmit={submit} fallback="Failed to delete your account. Please try again." id={formId}>
          <WhatIsDeleted />
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
