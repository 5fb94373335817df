import { useEffect, useRef } from 'react';
import * as words from '#words/catalog';
import * as titles from '#words/titles';
import type { Category } from '../../../features/shop/catalog/category.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface Props {
  /** Undefined while they load. */
  categories: Category[] | undefined;
  chosen: string | null;
  onChoose: (categoryId: string | null) => void;
}

/** Below the header on phones and tablets, where it scrolls sideways. A column on a desktop. */
export function CategoryStrip({ categories, chosen, onChoose }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(null);

  // Scrolls the strip alone: scrollIntoView would scroll the page, too.
  useEffect(() => {
    if (!strip.current || !categories || shown.current === chosen) return;
    shown.current = chosen;
    // 'All Services' comes first. It is chosen when no category is.
    const chip = strip.current.children[categories.findIndex(({ id }) => id === chosen) + 1];
    if (!(chip instanceof HTMLElement)) return;
    strip.current.scrollTo({ left: chip.offsetLeft - (strip.current.clientWidth - chip.offsetWidth) / 2 });
  }, [categories, chosen]);

  return (
    <div
      data-top-strip
      className="max-lg:steady-text sticky top-16 z-10 -mx-(--page-gutter) mt-3 bg-ground after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-3 after:bg-linear-to-b after:from-ground after:to-ground/0 md:top-20 lg:static lg:mx-0 lg:mt-5 lg:after:hidden"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset scrolls badly and would be announced as a form */}
      <div
        ref={strip}
        role="group"
        aria-label={words.categoriesLabel}
        className="no-scrollbar relative flex scroll-px-24 gap-2 overflow-x-auto px-(--page-gutter) py-2.5 lg:flex-col lg:gap-0.5 lg:overflow-visible lg:p-0"
      >
        <Choice name={titles.allServices} isChosen={chosen === null} onChoose={() => onChoose(null)} />
        {categories?.map(({ id, name, serviceCount }) => (
          <Choice key={id} name={name} count={serviceCount} isChosen={chosen === id} onChoose={() => onChoose(id)} />
        )) ?? (
          <Repeat times={8}>
            <Skeleton className="h-11 w-32 shrink-0 rounded-full! lg:w-full" />
          </Repeat>
        )}
      </div>
    </div>
  );
}

function Choice({ name, count, isChosen, onChoose }: { name: string; count?: number; isChosen: boolean; onChoose: () => void }) {
  return (
    <Chip
      selected={isChosen}
      onClick={onChoose}
      className={`lg:flex lg:items-center lg:gap-3 lg:py-2 lg:text-left lg:whitespace-normal ${isChosen ? '' : 'lg:border-transparent lg:bg-transparent'}`}
    >
      <span className="lg:flex-1">{name}</span>
      {count !== undefined && (
        <span aria-hidden className={`figures font-normal max-lg:hidden ${isChosen ? '' : 'text-muted'}`}>
          {count}
        </span>
      )}
    </Chip>
  );
}
