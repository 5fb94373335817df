import { useDeferredValue } from 'react';
import useSWR from 'swr';
import { ApiError } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { readState } from '../../../api/read-state.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';
import type { Service } from './service.ts';

interface OneService {
  service: Service | undefined;
  /** True if there is no such service, or if it is no longer offered. */
  isMissing: boolean;
  /** The last known state, because the last read failed. */
  isStale: boolean;
  /** Why nothing is known about it. */
  error: unknown;
  reload: () => Promise<unknown>;
}

export function useService(id: string | undefined): OneService {
  const { data, error, mutate } = useSWR(id ? ['/service', id] : null, ([, serviceId]) =>
    ask(api.GET('/service/{id}', { params: { path: { id: serviceId }, query: readerLanguage } })),
  );
  const service = useDeferredValue(data);
  // A malformed id is a 400.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return {
    service: isMissing ? undefined : service,
    isMissing,
    ...readState(service, error),
    reload: () => mutate(),
  };
}
