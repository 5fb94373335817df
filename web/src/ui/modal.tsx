import { type MouseEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { ignoreSecondClick } from '../shared/ignore-second-click.ts';
import { ToastRegion } from './toast-region.tsx';

/** In px: of a toast with a few lines, and the air around it. */
const toastHeight = 160;

export interface ModalProps {
  onClose: () => void;
  /** A telephone's Back, where it does something else than close. */
  onBack?: () => unknown;
  labelledBy: string;
  className: string;
  /** Nothing of the page behind is seen. */
  coversPage?: boolean;
  children: ReactNode;
}

/**
 * The native modal dialog, open as long as it is mounted. The browser keeps the focus inside, gives it back
 * and makes the page behind inert; a rule in app.css stops that page scrolling. The focus begins at what is
 * marked `data-autofocus`, else at the title.
 */
export function Modal({ onClose, onBack = onClose, labelledBy, className, coversPage, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, so that close() finds the element still in the page and the focus can go back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const first = element?.querySelector<HTMLElement>('[data-autofocus]') ?? element?.querySelector('h2');
    first?.focus();
    // The second click of a double one that opened it is no answer to a question nobody has read.
    ignoreSecondClick();
    return () => {
      element?.close();
      keepFocus(element);
      ignoreSecondClick();
      const opener = document.activeElement;
      // What opened it may go just after the focus came back to it: in this very update, or when its list is read again.
      const watch = new MutationObserver(() => {
        if (opener === document.body || !opener?.isConnected) keepFocus(element);
        if (document.activeElement !== opener) watch.disconnect();
      });
      watch.observe(document.body, { childList: true, subtree: true });
    };
  }, []);

  // Of a sheet that reaches up to where a phone has its toasts, they keep below the title and its cross (app.css).
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

  // Whether it closes is the owner's to say. Both events are stopped, because browsers close a dialog over
  // its owner's head at the second Escape when only `cancel` is.
  function ask(event: SyntheticEvent, what: () => unknown) {
    event.preventDefault();
    event.stopPropagation();
    what();
  }

  // But telephones have a Back without a key, and its second one in a row closes without asking: then it is asked here.
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
      className={`backdrop:animate-fade backdrop:bg-ink/50 ${className}`}
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

/** What opened it may be gone: then the page's title is where one is, or that of the dialog below, which makes the page inert. */
function keepFocus(closed: HTMLDialogElement | null): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !closed?.contains(activeElement)) return;
  const under = [...document.querySelectorAll('dialog:modal')].at(-1);
  const title = under ? under.querySelector('h2') : document.querySelector<HTMLElement>('main h1');
  title?.focus({ preventScroll: true });
}
