import { type ComponentProps, type ReactNode, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { DiscardQuestion } from '../ui/discard-question.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

type Props = Omit<ComponentProps<typeof Dialog>, 'footer'> & {
  /** Closing would lose something. */
  isUnsaved: boolean;
  /** It is on its way: until that is answered nothing closes the dialog. */
  isBusy: boolean;
  /** The dialog's buttons; `close` asks, as the cross does. */
  footer: (close: () => void) => ReactNode;
};

/** Asks before it loses what was typed or chosen in it: by Escape, the backdrop, the cross and Back, and by a closed tab. */
export function UnsavedDialog({ isUnsaved, isBusy, onClose, footer, ...rest }: Props) {
  const [isAsking, setAsking] = useState(false);
  useLeaveWarning(isUnsaved);

  function close() {
    if (isBusy) return;
    if (isUnsaved) setAsking(true);
    else onClose();
  }

  return (
    <Dialog
      {...rest}
      onClose={close}
      footer={isAsking ? <DiscardQuestion onDiscard={onClose} onKeep={() => setAsking(false)} /> : footer(close)}
    />
  );
}
