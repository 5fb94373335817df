import { type ReactNode, useId } from 'react';
import { Modal } from './modal.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = { onClose: () => void; title: string; children: ReactNode };

/** A modal that covers the whole window with a page of its own, like checkout over the cart. */
export function Overlay({ onClose, title, children }: Props) {
  const titleId = useId();
  return (
    <Modal
      coversPage
      onClose={onClose}
      labelledBy={titleId}
      className="h-dvh max-h-none w-full max-w-none animate-fade overflow-y-auto overscroll-contain bg-ground text-ink"
    >
      <VisuallyHidden>
        <span id={titleId}>{title}</span>
      </VisuallyHidden>
      {children}
    </Modal>
  );
}
