import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as common from '#words/common';
import { IconButton } from './icon-button.tsx';

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

type Props = DialogProps & { titleId: string };

/** Title, scrolling content and a footer that stays clear of a phone's home indicator. */
export function DialogFrame({ onClose, title, titleId, hint, footer, children }: Props) {
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
