import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as common from '#words/common';
import { classes } from '../shared/class-names.ts';
import { backAsHeld, useHeldBack } from '../shared/use-held-back.ts';
import { IconButton } from './button.tsx';
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

export interface DialogProps {
  /** Escape, the backdrop or the cross asks to close. The dialog stays while its owner renders it. */
  onClose: () => void;
  title: string;
  /** A line below the title. */
  hint?: ReactNode;
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

type DialogFrameProps = DialogProps & { titleId: string };

/** Title, scrolling content and a footer that stays clear of a phone's home indicator. */
function DialogFrame({ onClose, title, titleId, hint, footer, children }: DialogFrameProps) {
  return (
    <>
      <div className="flex items-start gap-3 py-3 pr-3 pl-5 md:pt-5 md:pr-4 md:pl-7">
        <div className="min-w-0 flex-1 pt-1.5">
          <h2 id={titleId} tabIndex={-1} className="font-display text-2xl font-medium tracking-tight wrap-anywhere">
            {title}
          </h2>
          {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
        </div>
        <IconButton icon={X} label={common.close} onClick={onClose} />
      </div>
      <div data-dialog-content className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 md:px-7 md:pb-7">
        {children}
      </div>
      {footer && (
        <div className="button-row max-md:steady-text gap-3 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-7 md:pb-5">
          {footer}
        </div>
      )}
    </>
  );
}

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
