import { useDeferredValue } from 'react';
import useSWR from 'swr';
import { api, ask } from '../../../api/client.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';
import type { Service } from './service.ts';

const relatedCount = 3;

/** Up to 3 other services of the category, the most booked first. They are an extra, so an error only hides them. */
export function useRelatedServices(service: Service | undefined): Service[] | undefined {
  const { data: newest, error } = useSWR(
    service?.categoryId ? ['/service/category', service.categoryId] : null,
    ([, categoryId]) =>
      // One more, because the service itself may be among them.
      ask(
        api.GET('/service/category', { params: { query: { categoryId, page: 0, size: relatedCount + 1, ...readerLanguage } } }),
      ),
  );
  // Rendered in slices, so that the phone can scroll meanwhile. SWR's own updates render at once.
  const data = useDeferredValue(newest);
  if (!service?.categoryId || (error && !data)) return [];
  return data?.content.filter(other => other.id !== service.id).slice(0, relatedCount);
}
