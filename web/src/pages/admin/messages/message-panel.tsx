import { useEffect, useRef, useState } from 'react';
import type { components } from '#contract';
import { writtenMobile } from '../../../../../common/phone.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { hintOf } from '../../../api/message-of.ts';
import { useSalonName } from '../../../features/salon/settings/salon.tsx';
import { useResource } from '../../../records/use-resource.ts';
import { instant } from '../../../shared/format.ts';
import { useGone } from '../../../shared/use-gone.ts';
import { useLatest } from '../../../shared/use-latest.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { SidePanel } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { ReachButtons } from '../../../ui/reach-buttons.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { toast } from '../../../ui/toast.ts';

type Message = components['schemas']['Message'];

interface Props {
  id: string;
  /** The message as the list has it, when it is on the page shown. */
  known: Message | undefined;
  onClose: () => void;
}

/** A message beside the list. Opening it marks it as read; the answer to that brings the text when the list does not have it. */
export function MessagePanel({ id, known, onClose }: Props) {
  const messages = useResource({
    noun: 'message',
    gone: 'NOT_FOUND',
    touches: ['/message/admin', '/analytics/admin/overview', '/assistant/admin/today'],
  });
  const params = { path: { id } };
  const markRead = useLatest(() => messages.update(null, () => ask(adminApi.PUT('/message/admin/{id}/read', { params }))));
  /** Marking as read, on its way or done. */
  const reading = useRef<Promise<unknown>>(null);
  const gone = useGone();
  const [read, setRead] = useState<Message>();
  const [problem, setProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const [first] = useState(known);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another run
  useEffect(() => {
    let isGone = false;
    setProblem(null);
    reading.current = markRead
      .current()
      .then(message => !isGone && setRead(message))
      .catch(error => !isGone && setProblem(error));
    return () => {
      isGone = true;
    };
  }, [id, tries, markRead]);

  async function leaveUnread(name: string, button: HTMLElement) {
    // Without this wait, marking as read could arrive later and undo this change.
    await reading.current;
    try {
      await messages.update(null, () => ask(adminApi.PUT('/message/admin/{id}/unread', { params })));
      toast.success('Marked as unread', { detail: name });
      if (!gone.current) onClose();
    } catch (error) {
      if (messages.isGone(error)) {
        // The buttons go with the message, so the focus moves to the title.
        if (document.activeElement === button) button.closest('dialog')?.querySelector('h2')?.focus();
        setProblem(error);
      } else toast.error('The message could not be marked as unread.', { detail: hintOf(error) });
    }
  }

  const askToDelete = (name: string) =>
    confirm({
      title: 'Delete this message?',
      body: <p className="wrap-anywhere">The message from {name} and their contact details are deleted for good.</p>,
      confirm: 'Delete Message',
      confirming: 'Deleting...',
      danger: true,
      fallback: 'Failed to delete the message',
      act: () => messages.remove(name, () => ask(adminApi.DELETE('/message/admin/{id}', { params }))),
      onDone: onClose,
    });

  const isDeleted = messages.isGone(problem);
  const message = isDeleted ? undefined : (read ?? first);
  const tryAgain = <Button onClick={() => setTries(tries + 1)}>Try Again</Button>;
  return (
    <SidePanel
      onClose={onClose}
      title={message?.name ?? 'Message'}
      footer={
        message && (
          <>
            <Button variant="secondary" block className="px-3!" onClick={() => askToDelete(message.name)}>
              Delete
            </Button>
            <Button variant="secondary" block className="px-3!" onClick={event => leaveUnread(message.name, event.currentTarget)}>
              Mark as Unread
            </Button>
          </>
        )
      }
    >
      {message ? (
        <div className="grid gap-5">
          {problem !== null && (
            <Alert tone="warning" action={tryAgain}>
              The message could not be marked as read.
            </Alert>
          )}
          <MessageText message={message} />
        </div>
      ) : isDeleted ? (
        <EmptyState title="No such message" />
      ) : problem !== null ? (
        <ErrorState title="Failed to load the message" action={tryAgain} />
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading the message">
          <TextSkeleton lines={5} />
        </div>
      )}
    </SidePanel>
  );
}

/** The whole text, and the ways to answer it. */
function MessageText({ message: { name, mobile, email, message, createdAt } }: { message: Message }) {
  const salonName = useSalonName();
  return (
    <>
      <p className="figures text-sm text-muted">{instant(createdAt)}</p>
      <p className="text-lg whitespace-pre-line wrap-anywhere">{message}</p>
      <section aria-labelledby="reply" className="border-t border-line pt-5">
        <h3 id="reply" className="mb-1 font-display text-xl font-medium">
          Reply
        </h3>
        <p className="figures mb-4 text-sm text-muted wrap-anywhere">
          {[mobile && writtenMobile(mobile), email].filter(Boolean).join(' · ')}
        </p>
        <div className="flex flex-wrap gap-2">
          <ReachButtons
            name={name}
            mobile={mobile}
            email={email}
            subject={`Your message to ${salonName}`}
            text={`Hello ${name},\n\nthank you for your message to ${salonName}.\n\n`}
          />
        </div>
      </section>
    </>
  );
}
