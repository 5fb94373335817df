import { useId } from 'react';
import { backAsHeld } from '../shared/use-held-back.ts';
import { Modal, type ModalProps } from './modal.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = Pick<ModalProps, 'onClose' | 'children'> & { title: string };

/** A modal that covers the window with its own page, like checkout over the cart. Its content may hold Back. */
export function Overlay({ onClose, title, children }: Props) {
  const titleId = useId();
  return (
    <Modal
      coversPage
      onClose={onClose}
      onBack={() => backAsHeld() || onClose()}
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
