import useSWR from 'swr';

type StaffRead<Data> = {
  /** Undefined until the first answer; then the last one, also while another page or filter is on its way. */
  data: Data | undefined;
  /** Set only when there is nothing to show in its place. */
  error: unknown;
  /** The data shown belongs to other filters than those asked for now. */
  isBehind: boolean;
  reload: () => Promise<Data | undefined>;
};

/**
 * Reads something of the staff's. `key` begins with the operation's path, so that a change can refresh all that was read
 * there: `mutate(readOf('/booking/admin'))`. `null` reads nothing. The owner leaves this open all day: it is fresh whenever looked at.
 */
export function useStaffRead<Data>(
  key: readonly [path: string, ...unknown[]] | null,
  load: () => Promise<Data>,
): StaffRead<Data> {
  const { data, error, isValidating, isLoading, mutate } = useSWR(key, load, { keepPreviousData: true, revalidateOnFocus: true });
  return {
    data,
    error: data ? undefined : error,
    isBehind: isLoading && isValidating && data !== undefined,
    reload: () => mutate(),
  };
}

/** Finds what was read under any of these paths, for SWR's `mutate`. */
export function readOf(...paths: string[]): (key: unknown) => boolean {
  return key => Array.isArray(key) && paths.includes(key[0]);
}
