import * as common from '#words/common';
import { goBackUnheld, useHeldBack } from '../shared/use-held-back.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Props {
  isUnsaved: boolean;
  /** Called before the page is left. */
  onLeave?: () => void;
}

/** Stands in a page, and asks before its unsaved changes are lost: by links, Back and signing out, and by a closed tab. */
export function UnsavedPage({ isUnsaved, onLeave }: Props) {
  const { ask, isAsking, leave, stay } = useLeaveGuard(isUnsaved, 'leave');
  useHeldBack(isUnsaved ? () => ask(goBackUnheld) : null);
  if (!isAsking) return null;
  return (
    <Dialog
      onClose={stay}
      title={common.leaveQuestion}
      footer={
        <>
          <Button variant="secondary" block onClick={stay} className="max-sm:px-3!">
            {common.keepEditing}
          </Button>
          <Button
            variant="danger"
            block
            onClick={() => {
              onLeave?.();
              leave();
            }}
            className="max-sm:px-3!"
          >
            {common.leave}
          </Button>
        </>
      }
    >
      <p>{common.leaveLoses}</p>
    </Dialog>
  );
}
