import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import * as common from '#words/common';
import * as words from '#words/home';
import type { Category } from '../../../features/shop/catalog/category.ts';
import { paths } from '../../../paths.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function CategoryTile({ category }: { category: Category }) {
  return (
    <li>
      <Link href={paths.servicesOf(category.id)} className="group block rounded-lg">
        <span className="block overflow-hidden rounded-lg bg-sand">
          <Picture
            src={category.imagePath}
            name={category.name}
            sizes="(width < 40rem) 50vw, (width < 64rem) 33vw, 280px"
            className="transition-transform group-hover:scale-103"
          />
        </span>
        <span className="mt-3 block font-semibold text-balance wrap-anywhere group-hover:text-plum md:text-lg">
          {category.name}
        </span>
        <span className="block text-sm text-muted">{common.services(category.serviceCount)}</span>
      </Link>
    </li>
  );
}

/** The last tile of the grid: all services. */
export function AllServicesTile() {
  return (
    <li>
      <Link href={paths.allServices} className="group block rounded-lg">
        <span className="grid aspect-4/3 place-items-center rounded-lg bg-plum text-card transition-colors group-hover:bg-plum-deep">
          <ArrowRight aria-hidden className="size-10 transition-transform group-hover:translate-x-1" strokeWidth={1.5} />
        </span>
        <span className="mt-3 block font-semibold group-hover:text-plum md:text-lg">{words.allServices}</span>
        <span className="block text-sm text-muted">{words.inOneList}</span>
      </Link>
    </li>
  );
}

export function CategoryTileSkeleton() {
  return (
    <li className="animate-breathe">
      <Skeleton still className="aspect-4/3 rounded-lg" />
      <div className="mt-3 flex h-6 items-center md:h-6.5">
        <Skeleton still className="h-4 w-3/4" />
      </div>
      <div className="flex h-5.5 items-center">
        <Skeleton still className="h-3.5 w-1/2" />
      </div>
    </li>
  );
}
