import { useId } from 'react';
import { Link } from 'wouter';
import { fromPrice } from '../../../../../common/choice.ts';
import { paths } from '../../../paths.ts';
import { classes } from '../../../shared/class-names.ts';
import { duration } from '../../../shared/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Service } from './catalog.ts';
import { ChooseAndAdd } from './choose-and-add.tsx';
import { decorativeRating, ServiceRating } from './rating.tsx';
import { ServicePrice } from './service-price.tsx';

interface Props {
  service: Service /** Over the fold: its picture is not lazy. */;
  eager?: boolean;
}

/** Text and picture side by side on a phone, the picture on top from 640 px. The whole card links to the service's page. */
export function ServiceCard({ service, eager = false }: Props) {
  const { id, name, categoryName, imageUrl } = service;
  const { price, durationInMinutes, isFrom } = fromPrice(service);
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
        <ServicePrice rupees={price} isFrom={isFrom} className="mt-auto pt-2" />
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
        <ChooseAndAdd service={service} size="sm" block />
      </div>
    </Card>
  );
}

/**
 * Shared with the skeleton, so that nothing moves when the service arrives. The list is a container measured in rem: with large text the
 * picture is small and the button has its own row.
 */
const cardGrid =
  'grid gap-3 p-3 content-start max-sm:grid-cols-[1fr_--spacing(22)] @min-[17rem]:max-sm:grid-cols-[1fr_8.75rem] ' +
  '@min-[17rem]:max-sm:grid-rows-[1fr_auto] ' +
  'sm:grid-rows-[auto_1fr_auto] sm:p-0';

export function ServiceCardSkeleton() {
  return (
    <Card as="li" padding="none" className={`animate-breathe ${cardGrid}`}>
      <div className="flex min-w-0 flex-col @min-[17rem]:max-sm:row-span-2 sm:row-start-2 sm:px-4 sm:pt-1 lg:px-5">
        <Bar box="h-4.5" bar="h-3 w-2/5" />
        <Bar box="mt-1 h-6 sm:h-6.5" bar="h-4 w-4/5" />
        <Bar box="mt-1 h-5.5" bar="h-3.5 w-1/2" />
        <Bar box="mt-auto h-8" bar="h-4 w-3/5" />
      </div>
      <Skeleton still className="aspect-4/3 sm:row-start-1 sm:rounded-t-lg! sm:rounded-b-none!" />
      <div className="@max-[17rem]:max-sm:col-span-2 sm:px-4 sm:pb-4 lg:px-5 lg:pb-5">
        <Skeleton still className="h-11 rounded-full!" />
      </div>
    </Card>
  );
}

/** A bar in the line of the text that it replaces. */
function Bar({ box, bar }: { box: string; bar: string }) {
  return (
    <div className={`flex items-center ${box}`}>
      <Skeleton still className={bar} />
    </div>
  );
}

/** Services below a list in which a search found nothing. Hidden without any. */
export function ServicesFound({ title, services }: { title: string; services: Service[] }) {
  const titleId = useId();
  if (services.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-6">
      <h2 id={titleId} className="font-display text-2xl font-medium wrap-anywhere">
        {title}
      </h2>
      <ul className="@container mt-3 grid gap-3 sm:grid-cols-2 sm:gap-5 md:grid-cols-3 xl:gap-6">
        {services.map(service => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
}
