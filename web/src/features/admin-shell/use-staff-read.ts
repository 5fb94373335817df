import { useRef } from 'react';
import useSWR from 'swr';
import type { paths } from '#contract';
import { isGone } from '../../api/api-error.ts';

type Path = keyof paths;

interface StaffRead<Data> {
  /** Undefined until the first answer; then the last one that holds something, also while another page or filter is on its way. */
  data: Data | undefined;
  /** Set only when there is nothing to show in its place. */
  error: unknown;
  /** The data shown belongs to other filters than those asked for now. */
  isBehind: boolean;
  /** The data shown is what was known last: newer could not be had. */
  isStale: boolean;
  reload: () => Promise<Data | undefined>;
}

const liveMs = 60_000;

/**
 * Reads something of the staff's. `key` begins with the operation's path, so that a change can refresh all that was read
 * there: `mutate(readOf('/booking/admin'))`. `null` reads nothing. The owner leaves this open all day: it is fresh whenever looked
 * at, and what is live is read again every minute while it stands in view, since customers book meanwhile.
 */
export function useStaffRead<Data>(
  key: readonly [path: Path, ...unknown[]] | null,
  load: () => Promise<Data>,
  { isLive = false } = {},
): StaffRead<Data> {
  const { data, error, isLoading, mutate } = useSWR(key, load, {
    revalidateOnFocus: true,
    refreshInterval: isLive ? liveMs : 0,
  });
  // What is gone is not shown as if it were there.
  const own = isGone(error) ? undefined : data;
  // Not SWR's `keepPreviousData`: it would pass another key's answer off as this one's when this one's fails.
  const last = useRef(own);
  // That nothing was found says nothing of what is asked now: staff would take a caller for a new customer.
  if (own !== undefined) last.current = isEmptyPage(own) ? undefined : own;
  const hasFailed = error !== undefined;

  return {
    data: own ?? (hasFailed ? undefined : last.current),
    error: own === undefined ? error : undefined,
    isBehind: own === undefined && !hasFailed && isLoading && last.current !== undefined,
    isStale: own !== undefined && hasFailed,
    reload: () => mutate(),
  };
}

function isEmptyPage(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'content' in data && Array.isArray(data.content) && data.content.length === 0
  );
}

/** Finds what was read under any of these paths, for SWR's `mutate`. */
export function readOf(...touched: Path[]): (key: unknown) => boolean {
  return key => Array.isArray(key) && touched.includes(key[0]);
}
