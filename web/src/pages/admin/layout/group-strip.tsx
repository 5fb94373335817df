import { useEffect, useRef } from 'react';
import { PageLink } from './page-link.tsx';
import { useGroups, useHere } from './use-here.ts';

/** The pages of the group in one row, where there is no sidebar. It scrolls away with the header. */
export function GroupStrip() {
  const groups = useGroups();
  const here = useHere(groups);
  const strip = useRef<HTMLElement>(null);
  const page = here?.page.href;

  // The last pages may be outside the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen) strip.current?.scrollTo({ left: chosen.offsetLeft - 48 });
  }, [page]);

  if (!here || here.group.pages.length < 2) return null;
  return (
    <nav
      ref={strip}
      aria-label={here.group.label}
      className="no-scrollbar relative flex gap-1 overflow-x-auto border-b border-line bg-card px-3 md:px-7 lg:hidden print:hidden"
    >
      {here.group.pages.map(one => (
        <PageLink
          key={one.href}
          page={one}
          here={here}
          className="flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-2.5 text-sm font-semibold whitespace-nowrap text-muted aria-[current]:border-plum aria-[current]:text-plum"
        />
      ))}
    </nav>
  );
}
