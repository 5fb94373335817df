import { useId } from 'react';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';
import { Modal } from './modal.tsx';

/** Slides in from the right and keeps the page's context beside it: menus, filters, details. */
export function Sheet({ ...frame }: DialogProps) {
  const titleId = useId();
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
