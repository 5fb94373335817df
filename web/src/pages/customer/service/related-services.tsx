import type { Service } from '../../../features/catalog/service.ts';
import { ServiceCard } from '../../../features/catalog/service-card.tsx';
import { ServiceCardSkeleton } from '../../../features/catalog/service-card-skeleton.tsx';
import { Repeat } from '../../../ui/repeat.tsx';

/** Undefined while they load. Without any, the section is hidden. */
export function RelatedServices({ services }: { services: Service[] | undefined }) {
  if (services?.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="page-width pt-10 pb-8 md:pt-16 md:pb-20">
      <h2 id="related-title" className="font-display text-2xl font-medium tracking-tight md:text-3xl">
        You Might Also Like
      </h2>
      <ul className="@container mt-4 grid gap-3 sm:grid-cols-2 sm:gap-5 md:mt-6 md:grid-cols-3 xl:gap-6">
        {services?.map(service => <ServiceCard key={service.id} service={service} />) ?? (
          <Repeat times={3}>
            <ServiceCardSkeleton />
          </Repeat>
        )}
      </ul>
    </section>
  );
}
