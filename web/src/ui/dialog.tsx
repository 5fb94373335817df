import { useId } from 'react';
import { classes } from '../shared/class-names.ts';
import { backAsHeld, useHeldBack } from '../shared/use-held-back.ts';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';
import { Modal } from './modal.tsx';

type Props = DialogProps & {
  /** Width of the card on a desktop. */
  size?: 'sm' | 'md' | 'lg';
  /** On a phone: full height from the start, instead of the height of the content. */
  tall?: boolean;
};

const widths = { sm: 'md:max-w-md', md: 'md:max-w-xl', lg: 'md:max-w-[min(48rem,100vw-4rem)]' };

/** A bottom sheet on a phone, a centred card on a desktop. */
export function Dialog({ size = 'sm', tall = false, ...frame }: Props) {
  const titleId = useId();
  // Unless its content holds Back for itself, such as a second step.
  useHeldBack(frame.onClose);
  return (
    <Modal
      onClose={frame.onClose}
      onBack={backAsHeld}
      labelledBy={titleId}
      className={classes(
        'mt-auto mb-0 flex w-full max-w-none animate-rise flex-col overflow-hidden rounded-t-xl bg-card text-ink',
        'md:m-auto md:h-fit md:max-h-[min(90dvh,56rem)] md:rounded-xl',
        tall ? 'h-dvh max-h-dvh max-md:rounded-none' : 'max-h-[calc(100dvh-2rem)]',
        widths[size],
      )}
    >
      <DialogFrame {...frame} titleId={titleId} />
    </Modal>
  );
}
