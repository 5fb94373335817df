import { Link } from 'wouter';
import { paths } from '../../../paths.ts';
import { classes } from '../../../shared/class-names.ts';
import { duration } from '../../../shared/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { ServiceRating } from './rating.tsx';
import type { Service } from './service.ts';
import { ServicePrice } from './service-price.tsx';
import { decorativeRating } from './shown-rating.ts';

interface Props {
  service: Service /** Over the fold: its picture is not lazy. */;
  eager?: boolean;
}

/** Text and picture side by side on a phone, the picture on top from 640 px. The whole card links to the service's page. */
export function ServiceCard({ service, eager = false }: Props) {
  const { id, name, categoryName, price, durationInMinutes, imageUrl } = service;
  return (
    <Card as="li" padding="none" className={classes(cardGrid, 'group relative transition-shadow hover:shadow-lift')}>
      <div className="flex min-w-0 flex-col @min-[17rem]:max-sm:row-span-2 sm:row-start-2 sm:px-4 sm:pt-1 lg:px-5">
        {categoryName && <p className="text-xs font-semibold text-muted wrap-anywhere">{categoryName}</p>}
        <h3 className="mt-1 font-semibold text-pretty wrap-anywhere sm:text-lg">
          <Link href={paths.service(id)} className="group-hover:text-plum after:absolute after:inset-0 after:rounded-lg">
            {name}
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <ServiceRating service={service} decorative={decorativeRating(id)} className="text-ink" />
          <span className="figures whitespace-nowrap">{duration(durationInMinutes)}</span>
        </p>
        <ServicePrice rupees={price} className="mt-auto pt-2" />
      </div>
      <Picture
        src={imageUrl}
        name={name}
        eager={eager}
        sizes="(width < 40rem) 140px, (width < 48rem) 50vw, (width < 64rem) 33vw, 280px"
        className="rounded-md sm:row-start-1 sm:rounded-t-[calc(var(--radius-lg)-1px)] sm:rounded-b-none"
      />
      {/* Above the link that covers the card. */}
      <div className="relative z-1 @max-[17rem]:max-sm:col-span-2 sm:px-4 sm:pb-4 lg:px-5 lg:pb-5">
        <AddToCart service={service} size="sm" block />
      </div>
    </Card>
  );
}

/**
 * Shared with the skeleton, so that nothing moves when the service arrives. The list is a container measured in rem: with large text the
 * picture is small and the button has its own row.
 */
export const cardGrid =
  'grid gap-3 p-3 content-start max-sm:grid-cols-[1fr_--spacing(22)] @min-[17rem]:max-sm:grid-cols-[1fr_8.75rem] ' +
  '@min-[17rem]:max-sm:grid-rows-[1fr_auto] ' +
  'sm:grid-rows-[auto_1fr_auto] sm:p-0';
