import useSWR from 'swr';
import { api, ask } from '../../../api/client.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';
import type { Service } from './catalog.ts';

interface PopularServices {
  /** Undefined while they load and after a failure. */
  services: Service[] | undefined;
  /** Why they could not be read. */
  error: unknown;
  reload: () => Promise<unknown>;
}

/** The first 20 services, the most booked first. */
export function usePopularServices(): PopularServices {
  const { data, error, mutate } = useSWR('/service/popular', async () => {
    const page = await ask(
      api.GET('/service/all', { params: { query: { sort: 'popular', page: 0, size: 20, ...readerLanguage } } }),
    );
    return page.content;
  });
  return { services: data, error: data ? undefined : error, reload: () => mutate() };
}
