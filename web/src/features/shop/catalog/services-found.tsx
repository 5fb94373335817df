import { useId } from 'react';
import type { Service } from './service.ts';
import { ServiceCard } from './service-card.tsx';

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
