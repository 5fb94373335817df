import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { ignoreSecondClick } from '../shared/ignore-second-click.ts';
import { backAsHeld } from '../shared/use-held-back.ts';
import { ToastRegion } from './toast-region.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Height of a toast with a few lines and its margins, in px. */
const toastHeight = 160;

export interface ModalProps {
  onClose: () => void;
  /** What a phone's Back does, if it does not close the dialog. */
  onBack?: () => unknown;
  labelledBy: string;
  className: string;
  /** True if it hides the page completely. */
  coversPage?: boolean;
  children: ReactNode;
}

/**
 * The browser's modal dialog, open while mounted. The browser keeps the focus inside, gives it back, and makes the page inert. A rule in
 * app.css stops the page's scrolling. The focus begins at `data-autofocus`, else at the title.
 */
export function Modal({ onClose, onBack = onClose, labelledBy, className, coversPage, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect: close() must run while the element is in the page, or the focus is not given back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const first = element?.querySelector<HTMLElement>('[data-autofocus]') ?? element?.querySelector('h2');
    first?.focus();
    // The second click of a double click must not answer the dialog that the first one opened.
    ignoreSecondClick();
    return () => {
      element?.close();
      keepFocus(element);
      ignoreSecondClick();
      const opener = document.activeElement;
      // The opener may vanish after it got the focus back: in the same update, or when its list is read again.
      const watch = new MutationObserver(() => {
        if (opener === document.body || !opener?.isConnected) keepFocus(element);
        if (document.activeElement !== opener) watch.disconnect();
      });
      watch.observe(document.body, { childList: true, subtree: true });
    };
  }, []);

  // If a sheet reaches up to where a phone shows toasts, they move below its title and cross (app.css).
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const content = element.querySelector<HTMLElement>('[data-dialog-content]');
      const isInTheWay = content && element.offsetTop < toastHeight;
      if (isInTheWay) element.style.setProperty('--toast-top', `${element.offsetTop + content.offsetTop}px`);
      else element.style.removeProperty('--toast-top');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target !== dialog.current) return;
    const box = dialog.current.getBoundingClientRect();
    const isInside =
      event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (!isInside) onClose();
  }

  // The owner decides whether it closes. Stop both events: if only `cancel` is stopped, browsers close the dialog at the second Escape.
  function ask(event: SyntheticEvent, what: () => unknown) {
    event.preventDefault();
    event.stopPropagation();
    what();
  }

  // A phone's Back fires no key event, and the second one in a row closes the dialog without asking. So it opens again and asks.
  function askThough({ target }: SyntheticEvent) {
    const element = dialog.current;
    if (target !== element || !element?.isConnected || element.open) return;
    element.showModal();
    onBack();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      data-covers-page={coversPage}
      // Its text wraps wherever the dialog is opened: a row of buttons that does not wrap would pass that on.
      className={`whitespace-normal backdrop:animate-fade backdrop:bg-ink/50 ${className}`}
      onMouseDown={closeOnBackdrop}
      onCancel={event => event.target === dialog.current && ask(event, onBack)}
      onClose={askThough}
      onKeyDown={event => event.key === 'Escape' && !event.defaultPrevented && ask(event, onClose)}
    >
      {children}
      <ToastRegion />
    </dialog>
  );
}

/** If the opener is gone, the focus goes to the page's title, or to the title of the dialog below. */
function keepFocus(closed: HTMLDialogElement | null): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !closed?.contains(activeElement)) return;
  const under = [...document.querySelectorAll('dialog:modal')].at(-1);
  const title = under ? under.querySelector('h2') : document.querySelector<HTMLElement>('main h1');
  title?.focus({ preventScroll: true });
}

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
