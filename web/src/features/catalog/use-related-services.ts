import { useDeferredValue } from 'react';
import useSWR from 'swr';
import { api, ask } from '../../api/client.ts';
import type { Service } from './service.ts';

const relatedCount = 3;

/** Up to 3 others of the service's category, most booked first; an extra of the page, so failing is having none. */
export function useRelatedServices(service: Service | undefined): Service[] | undefined {
  const { data: newest, error } = useSWR(
    service?.categoryId ? ['/service/category', service.categoryId] : null,
    ([, categoryId]) =>
      // One more, since the service itself may be among them.
      ask(api.GET('/service/category', { params: { query: { categoryId, page: 0, size: relatedCount + 1 } } })),
  );
  // In slices, between which the phone can scroll: what SWR brings is drawn in one go otherwise.
  const data = useDeferredValue(newest);
  if (!service?.categoryId || (error && !data)) return [];
  return data?.content.filter(other => other.id !== service.id).slice(0, relatedCount);
}
