import { useId } from 'react';
import { backAsHeld } from '../shared/use-held-back.ts';
import { Modal, type ModalProps } from './modal.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = Pick<ModalProps, 'onClose' | 'children'> & { title: string };

/** A modal that covers the whole window with a page of its own, like checkout over the cart. Back may be held in it. */
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
