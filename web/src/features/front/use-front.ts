import { useDeferredValue } from 'react';
import useSWR from 'swr';
import type { components } from '#contract';
import { api, ask } from '../../api/client.ts';
import { readerLanguage } from '../../shared/reader-language.ts';

export type Front = components['schemas']['Front'];

/**
 * What the site shows first (rules W100, W101). Undefined while it loads, and if it cannot be read: the page is whole without it. The
 * server puts the answer into the home page (server/site/page.ts).
 */
export function useFront(): Front | undefined {
  const { data } = useSWR('/front', () => ask(api.GET('/front', { params: { query: readerLanguage } })));
  // Deferred like all lists of the catalogue.
  return useDeferredValue(data);
}
