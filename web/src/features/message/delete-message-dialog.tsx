import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { type Message, useChangeMessage } from './use-messages.ts';

interface Props {
  message: Message;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteMessageDialog({ message: { id, name }, onClose, onDeleted }: Props) {
  const { remove } = useChangeMessage();
  return (
    <ConfirmDialog
      title="Delete this message?"
      confirm="Delete Message"
      confirming="Deleting..."
      danger
      fallback="Failed to delete the message"
      onClose={onClose}
      onConfirm={async () => {
        await remove(id);
        toast.success('Message deleted', { detail: name });
        onDeleted();
      }}
    >
      <p className="wrap-anywhere">What {name} wrote is erased for good, with the way to answer it.</p>
    </ConfirmDialog>
  );
}
