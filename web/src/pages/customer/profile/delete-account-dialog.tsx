import { Archive, Eraser, type LucideIcon } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import * as words from '#words/profile';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask, onSessionEnd } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import { isOwed } from '../../../features/visits/booking/booking.ts';
import { useBookings } from '../../../features/visits/booking/use-bookings.ts';
import { Form } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { paths } from '../../../paths.ts';
import { keys } from '../../../shared/storage.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast.ts';

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
      : bookings.some(({ status }) => status === 'PENDING') && words.pendingFirst;
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
      form.setError('root', { type: 'bookings', message: messageOf(error, words.pendingFirst) });
      // Nobody awaits it, because "Keep Account" does nothing until the submission has ended.
      void reload().catch(() => null);
    }
  }

  return (
    <Dialog
      title={words.deleteQuestion}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" block onClick={close} className="max-sm:px-3!">
            {words.keepAccount}
          </Button>
          {!refusal && (
            <Button variant="danger" block type="submit" form={formId} busy={isSubmitting} className="max-sm:px-3!">
              {isSubmitting ? words.deleting : words.deleteNow}
            </Button>
          )}
        </>
      }
    >
      {refusal ? (
        <HasBookingsNote message={refusal} />
      ) : (
        <Form form={form} onSubmit={submit} fallback={words.deleteFailed} id={formId}>
          <WhatIsDeleted />
          {bookings.some(isOwed) && <Alert tone="warning">{words.refundOnWay}</Alert>}
          <TextField
            label={words.typeToGoOn(word)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            error={errors.word?.message}
            {...form.register('word', {
              validate: typed => typed.trim().toUpperCase() === word || words.typeToBeSure(word),
            })}
          />
        </Form>
      )}
    </Dialog>
  );
}

/** An account with a pending visit cannot be deleted. */
function HasBookingsNote({ message }: { message: string }) {
  return (
    <div className="grid gap-5">
      <Alert tone="bad">{message}</Alert>
      <LinkButton href={paths.bookings} block>
        {words.goToBookings}
      </LinkButton>
    </div>
  );
}

/** What the server deletes and what it keeps (rule P3). */
function WhatIsDeleted() {
  return (
    <div className="grid gap-4">
      <Part icon={Eraser} title={words.goesForGood}>
        {words.goesForGoodText}
      </Part>
      <Part icon={Archive} title={words.staysNameless}>
        {words.staysNamelessText}
      </Part>
      <p className="text-sm text-muted">{words.noUndo}</p>
    </div>
  );
}

function Part({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-madder" strokeWidth={1.75} />
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-0.5 text-muted">{children}</p>
      </div>
    </section>
  );
}

/** Deletes the account, signs the customer out and leads home. Throws ApiError. Then nothing changed, unless the answer was lost. */
function useDeleteAccount(): () => Promise<void> {
  const { leave } = useSession();
  const [, navigate] = useLocation();
  const [mayBeGone, setMayBeGone] = useState(false);

  const end = useCallback(() => {
    // Go home first: a customer's page would ask to sign in again.
    navigate(paths.home);
    leave();
    toast.success(words.accountDeleted, { detail: words.thanksForBeing });
  }, [leave, navigate]);

  // Any call may be the first to hear that the customer is gone. That is the deletion, not an ended session.
  useEffect(() => (mayBeGone ? onSessionEnd(keys.authToken, end) : undefined), [mayBeGone, end]);

  return async () => {
    try {
      await ask(api.DELETE('/auth/profile'));
    } catch (error) {
      setMayBeGone(was => mayBeDone(error) || (was && !hasCode(error, 'ACCOUNT_HAS_BOOKINGS')));
      throw error;
    }
    end();
  };
}
