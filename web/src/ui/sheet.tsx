import { useId } from 'react';
import { useHeldBack } from '../shared/use-held-back.ts';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';
import { Modal } from './modal.tsx';

/** Slides in from the right and leaves the page visible: menus, filters, details. */
export function Sheet(frame: DialogProps) {
  const titleId = useId();
  // For browsers where a phone's Back does not close a dialog (modal.tsx): the page would change under the sheet.
  useHeldBack(frame.onClose);
  return (
    <Modal
      onClose={frame.onClose}
      labelledBy={titleId}
      className="mr-0 ml-auto flex h-dvh max-h-none w-[min(100%-3rem,24rem)] max-w-none animate-slide flex-col rounded-l-xl bg-card text-ink"
    >
      <DialogFrame {...frame} titleId={titleId} />
    </Modal>
  );
}
