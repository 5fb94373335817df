import useSWR from 'swr';
import { api, ask } from '../../api/client.ts';
import type { Service } from './use-services.ts';

/** The most booked services first, a page of 20; an extra of the page that shows them, so failing is having none. */
export function usePopularServices(): Service[] | undefined {
  const { data, error } = useSWR('/service/popular', async () => {
    const page = await ask(api.GET('/service/all', { params: { query: { sort: 'popular', page: 0, size: 20 } } }));
    return page.content;
  });
  return data ?? (error ? [] : undefined);
}
