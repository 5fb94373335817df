import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classes } from '../shared/class-names.ts';

interface Props {
  children: ReactNode;
  /** A line that names the subject when the page's own text is scrolled out of sight. */
  note?: ReactNode;
  /** On a desktop the bar is hidden, or its content is in the page. */
  onDesktop?: 'hidden' | 'in page';
}

/**
 * The page's primary action at the bottom of a phone. On a desktop it is in the page. The bar keeps space for itself below the footer
 * (app.css), or at the end of its dialog. `hasOwnBar` lists the pages that have one, where the tab bar is hidden.
 */
export function BottomBar({ children, note, onDesktop = 'hidden' }: Props) {
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!bar.current) return;
    const place = bar.current.closest('dialog') ?? document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? [];
      if (size) place.style.setProperty('--bottom-bar', `${size.blockSize}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      place.style.removeProperty('--bottom-bar');
    };
  }, []);

  return (
    <>
      <div aria-hidden className="hidden h-(--bottom-bar,5rem) max-md:in-[dialog]:block" />
      <div
        ref={bar}
        data-bottom-bar
        className={classes(
          'max-md:steady-text max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:bg-card max-md:px-4',
          'max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:shadow-bar',
          onDesktop === 'hidden' ? 'md:hidden' : 'md:mt-8',
        )}
      >
        {note && <p className="figures mb-2 text-sm font-medium md:hidden">{note}</p>}
        <div className="button-row items-center gap-x-4 gap-y-2">{children}</div>
      </div>
    </>
  );
}
