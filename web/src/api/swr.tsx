import type { ReactNode } from 'react';
import { type Middleware, SWRConfig } from 'swr';
import { retry } from '../shared/retry.ts';
import { isWorthRetrying } from './api-error.ts';

// Retries here, not in SWR's onErrorRetry: the screen stays in its loading state until the last try has failed, instead of flashing an
// error (rule C16: retry, then fall back).
const retrying: Middleware = useNext => (key, fetcher, config) =>
  useNext(
    key,
    fetcher && ((...args: Parameters<typeof fetcher>) => retry(async () => fetcher(...args), isWorthRetrying)),
    config,
  );

export function ReadConfig({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={{ use: [retrying], shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 5000 }}>
      {children}
    </SWRConfig>
  );
}
