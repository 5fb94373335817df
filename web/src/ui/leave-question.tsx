import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before a page with unsaved changes is left. */
export function LeaveQuestion({ onLeave, onStay }: Props) {
  return (
    <Dialog
      onClose={onStay}
      title="Leave without saving?"
      footer={
        <>
          <Button variant="secondary" block onClick={onStay} className="max-sm:px-3!">
            Keep Editing
          </Button>
          <Button variant="danger" block onClick={onLeave} className="max-sm:px-3!">
            Leave
          </Button>
        </>
      }
    >
      <p>Your changes on this page are not saved and will be lost.</p>
    </Dialog>
  );
}
