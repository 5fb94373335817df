import { useId } from 'react';
import { Modal, type ModalProps } from './modal.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = Pick<ModalProps, 'onClose' | 'onBack' | 'children'> & { title: string };

/** A modal that covers the whole window with a page of its own, like checkout over the cart. */
export function Overlay({ onClose, onBack, title, children }: Props) {
  const titleId = useId();
  return (
    <Modal
      coversPage
      onClose={onClose}
      onBack={onBack}
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
