import { useId } from 'react';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';
import { Modal } from './modal.tsx';

/** Shows one item of a list beside it: a tall bottom sheet on a phone, a panel at the right on a desktop. */
export function SidePanel(frame: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      onClose={frame.onClose}
      labelledBy={titleId}
      className="toasts-at-foot mt-auto mb-0 flex h-[calc(100dvh-2rem)] max-h-none w-full max-w-none animate-rise flex-col overflow-hidden rounded-t-xl bg-card text-ink md:mr-0 md:ml-auto md:h-dvh md:w-[30rem] md:animate-slide md:rounded-t-none md:rounded-l-xl"
    >
      <DialogFrame {...frame} titleId={titleId} />
    </Modal>
  );
}
