import { useEffect, useRef, useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { hintOf } from '../../api/problem.ts';
import { useGone } from '../../shared/use-gone.ts';
import { useLatest } from '../../shared/use-latest.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { TextSkeleton } from '../../ui/text-skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import { MessageText } from './message-text.tsx';
import { type Message, useChangeMessage } from './use-messages.ts';

interface Props {
  id: string;
  /** As the list has it, when it is on its page. */
  known: Message | undefined;
  onClose: () => void;
}

/** A message beside the list. Opening it is reading it: the answer to that is also how one comes here by address. */
export function MessagePanel({ id, known, onClose }: Props) {
  const change = useChangeMessage();
  const markRead = useLatest(change.markRead);
  /** On its way, or done. */
  const reading = useRef<Promise<unknown>>(null);
  const gone = useGone();
  const [read, setRead] = useState<Message>();
  const [problem, setProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const [first] = useState(known);
  const [isAsking, setAsking] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another run
  useEffect(() => {
    let isGone = false;
    setProblem(null);
    reading.current = markRead
      .current(id)
      .then(message => !isGone && setRead(message))
      .catch(error => !isGone && setProblem(error));
    return () => {
      isGone = true;
    };
  }, [id, tries, markRead]);

  async function leaveUnread(name: string, button: HTMLElement) {
    // Arriving after it, that it was read would undo it.
    await reading.current;
    try {
      await change.markUnread(id);
      toast.success('Marked as unread', { detail: name });
      if (!gone.current) onClose();
    } catch (error) {
      if (hasCode(error, 'NOT_FOUND')) {
        // The buttons go with the message: their focus would be nowhere.
        if (document.activeElement === button) button.closest('dialog')?.querySelector('h2')?.focus();
        setProblem(error);
      } else toast.error('It could not be marked as unread.', { detail: hintOf(error) });
    }
  }

  const isDeleted = hasCode(problem, 'NOT_FOUND');
  const message = isDeleted ? undefined : (read ?? first);
  const tryAgain = <Button onClick={() => setTries(tries + 1)}>Try Again</Button>;
  return (
    <SidePanel
      onClose={onClose}
      title={message?.name ?? 'Message'}
      footer={
        message && (
          <>
            <Button variant="secondary" block className="px-3!" onClick={() => setAsking(true)}>
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
              It could not be marked as read.
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
      {isAsking && message && <DeleteMessageDialog message={message} onClose={() => setAsking(false)} onDeleted={onClose} />}
    </SidePanel>
  );
}
