import { useDeferredValue } from 'react';
import useSWR from 'swr';
import type { components } from '#contract';
import { api, ask } from '../../../api/client.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';

export type Front = components['schemas']['Front'];

/** If it cannot be read, as without network, the page is whole without it. */
const nothing: Front = { services: [], nextFree: null, professionals: [], reviews: [], pinCodeDecides: false };

/** What the site shows first (rules W100, W101). Undefined while it loads. The server puts it into the home page (server/site/page.ts). */
export function useFront(): Front | undefined {
  const { data, error } = useSWR('/front', () => ask(api.GET('/front', { params: { query: readerLanguage } })));
  // Deferred like all lists of the catalogue.
  return useDeferredValue(data ?? (error ? nothing : undefined));
}
