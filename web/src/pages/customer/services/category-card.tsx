import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import * as common from '#words/common';
import type { Category } from '../../../features/shop/catalog/category.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import type { View } from '../../../ui/view-toggle.tsx';

/** Layout of card and skeleton in both views. On a phone both are the list (rule W3). */
const looks = {
  grid: {
    card: 'flex max-md:items-center @max-[17rem]:items-start max-md:gap-3 max-md:p-3 md:flex-col',
    picture: 'max-md:w-26 @max-[17rem]:w-16 max-md:shrink-0 max-md:rounded-md',
    words: 'md:p-5',
    sizes: '(width < 48rem) 104px, (width < 64rem) 50vw, 380px',
  },
  list: {
    card: 'flex items-center @max-[17rem]:items-start gap-3 p-3 md:gap-6 md:p-4',
    picture: 'w-26 @max-[17rem]:w-16 shrink-0 rounded-md md:w-44',
    words: '',
    sizes: '(width < 48rem) 104px, 176px',
  },
};

interface Props {
  category: Category;
  view: View;
  /** True if it is above the fold, so that its picture loads at once. */
  eager: boolean;
}

export function CategoryCard({ category, view, eager }: Props) {
  const { id, name, description, imagePath, serviceCount } = category;
  const look = looks[view];
  return (
    <Card as="li" padding="none" className="overflow-hidden transition-shadow hover:shadow-lift">
      <Link href={paths.servicesOf(id)} aria-labelledby={`category-${id}`} className={`group h-full ${look.card}`}>
        <span className={`overflow-hidden ${look.picture}`}>
          <Picture src={imagePath} name={name} eager={eager} sizes={look.sizes} />
        </span>
        <div className={`min-w-0 flex-1 ${look.words}`}>
          <h2
            id={`category-${id}`}
            className="font-semibold text-pretty wrap-anywhere group-hover:text-plum md:font-display md:text-2xl md:font-medium"
          >
            {name}
          </h2>
          <p className="mt-1 line-clamp-2 text-sm text-muted wrap-anywhere md:line-clamp-4 @max-[17rem]:line-clamp-4 md:text-base">
            {description}
          </p>
          <p className="mt-1 text-sm font-semibold text-plum md:mt-2">{common.services(serviceCount)}</p>
        </div>
        {view === 'list' && (
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted group-hover:text-plum max-md:hidden" />
        )}
      </Link>
    </Card>
  );
}

export function CategoryCardSkeleton({ view }: { view: View }) {
  const look = looks[view];
  return (
    <Card as="li" padding="none" className="animate-breathe overflow-hidden">
      <div className={look.card}>
        <Skeleton still className={`aspect-4/3 ${look.picture} ${view === 'grid' ? 'md:rounded-none!' : ''}`} />
        <div className={`flex-1 ${look.words}`}>
          <Skeleton still className="mt-0.5 h-5 w-3/5 md:h-7" />
          <div className="mt-1.5">
            <TextSkeleton still lines={2} />
          </div>
          <Skeleton still className="mt-1 h-4.5 w-20 md:mt-2 md:h-5.5" />
        </div>
      </div>
    </Card>
  );
}
