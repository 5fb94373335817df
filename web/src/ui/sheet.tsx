import { useId } from 'react';
import { useHeldBack } from '../shared/use-held-back.ts';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';
import { Modal } from './modal.tsx';

/** Slides in from the right and keeps the page's context beside it: menus, filters, details. */
export function Sheet(frame: DialogProps) {
  const titleId = useId();
  // Of a browser where a phone's Back is not the dialog's own (modal.tsx): the page would go, and the sheet stay.
  useHeldBack(true, frame.onClose);
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
