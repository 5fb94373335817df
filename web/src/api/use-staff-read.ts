import { useRef } from 'react';
import useSWR from 'swr';
import type { paths } from '#contract';
import { isGone } from './api-error.ts';
import { readState } from './read-state.ts';
import { useMay } from './staff-role.tsx';

type Path = keyof paths;

interface StaffRead<Data> {
  /** Undefined until the first answer; then the last answer that was not empty, also while another page or filter loads. */
  data: Data | undefined;
  /** Set only when there is no data to show. */
  error: unknown;
  /** The data belongs to the page or filter before; the new answer is loading. */
  isBehind: boolean;
  /** The data is the last known, because newer could not be read. */
  isStale: boolean;
  reload: () => Promise<Data | undefined>;
}

const liveMs = 60_000;

/**
 * Reads something as staff. `key` begins with the operation's path, so that a change can refresh everything read there:
 * `mutate(readOf('/booking/admin'))`. `null` reads nothing, and nothing is read that the person's role does not allow. The owner leaves the admin area open all day, so data is read again when
 * the window gets the focus; live data, which customers change, also every minute, or
 * every `everyMs`.
 */
export function useStaffRead<Data>(
  key: readonly [path: Path, ...unknown[]] | null,
  load: () => Promise<Data>,
  { isLive = false, everyMs = liveMs } = {},
): StaffRead<Data> {
  const may = useMay();
  const { data, error, isLoading, mutate } = useSWR(key && may(`GET ${key[0]}`) ? key : null, load, {
    revalidateOnFocus: true,
    refreshInterval: isLive ? everyMs : 0,
  });
  // A deleted thing is not shown any more.
  const own = isGone(error) ? undefined : data;
  // SWR's `keepPreviousData` shows another key's answer as this one's when this one fails.
  const last = useRef(own);
  // An empty answer is not kept: staff would take a known caller for a new customer.
  if (own !== undefined) last.current = isEmptyPage(own) ? undefined : own;
  const hasFailed = error !== undefined;

  return {
    data: own ?? (hasFailed ? undefined : last.current),
    ...readState(own, error),
    isBehind: own === undefined && !hasFailed && isLoading && last.current !== undefined,
    reload: () => mutate(),
  };
}

function isEmptyPage(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'content' in data && Array.isArray(data.content) && data.content.length === 0
  );
}

/** Matches the keys of everything read under these paths, for SWR's `mutate`. */
export function readOf(...touched: Path[]): (key: unknown) => boolean {
  return key => Array.isArray(key) && touched.includes(key[0]);
}
