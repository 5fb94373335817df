import { useSearchParams } from 'wouter';
import type { components, paths } from '#contract';
import { useStaffRead } from '../api/use-staff-read.ts';
import { type UrlText, useUrlPage, useUrlText, withValues } from '../shared/use-url.ts';

/** A page as the contract answers it. */
interface Page<Thing> {
  content: Thing[];
  totalElements: number;
  totalPages: number;
  /** True if there are at least so many; left out if the total is exact. */
  totalIsMinimum?: boolean;
  /** `SPELLING`: nothing has the words as typed; these are spelt nearly like them. */
  matched?: components['schemas']['Matched'];
  suggestions?: Thing[];
}

/** What `Records` draws. */
export interface RecordList<Thing> {
  /** Undefined until the first answer; the last known ones while another page or filter is loading. */
  things: Thing[] | undefined;
  total: number;
  /** True if there are at least so many, and another page follows. */
  isMinimum: boolean;
  /** Counted from 0. */
  page: number;
  totalPages: number;
  setPage: (page: number) => void;
  search: UrlText;
  /** True if what was found is only spelt nearly like the search. */
  isNear: boolean;
  /** The nearest ones when nothing was found. */
  suggestions: Thing[];
  /** A search or a filter is on. */
  isNarrowed: boolean;
  /** Takes search and filters away. */
  clear: () => void;
  error: unknown;
  isBehind: boolean;
  isStale: boolean;
  reload: () => Promise<unknown>;
}

interface Options {
  /** The filters in the address, by name; '' where one is off. */
  filters?: Record<string, string>;
  /** What else decides the answer, like the order. */
  order?: string;
  /** `load` gives the whole list; the page searches in it itself. */
  isWhole?: boolean;
  /** Read again every minute. */
  isLive?: boolean;
  /** Milliseconds instead of the minute. */
  everyMs?: number;
}

/**
 * A list of the admin area. The address holds its search, page and filters, so that a reload, a shared link and Back find them again.
 * `load` asks `path` for one page (counted from 0), or for the whole of a short list.
 */
export function useRecords<Thing>(
  path: keyof paths,
  load: (query: { search: string; page: number }) => Promise<Page<Thing> | Thing[]>,
  { filters = {}, order = '', isWhole = false, isLive = false, everyMs }: Options = {},
): RecordList<Thing> {
  const search = useUrlText('search');
  const [page, setPage] = useUrlPage();
  const [, setParams] = useSearchParams();
  const { rested } = search;
  const key = isWhole ? ([path] as const) : ([path, { search: rested, page, order, ...filters }] as const);
  const { data, ...read } = useStaffRead(key, () => load({ search: rested, page }), { isLive, ...(everyMs && { everyMs }) });
  const found = Array.isArray(data) ? { content: data, totalElements: data.length, totalPages: 1 } : data;

  function clear() {
    search.type('');
    const off = Object.fromEntries(Object.keys(filters).map(name => [name, '']));
    setParams(current => withValues(current, { ...off, search: '', page: '' }), { replace: true });
  }

  return {
    things: found?.content,
    total: found?.totalElements ?? 0,
    isMinimum: found?.totalIsMinimum ?? false,
    page: isWhole ? 0 : page,
    totalPages: found?.totalPages ?? 0,
    setPage,
    search,
    isNear: found?.matched === 'SPELLING',
    suggestions: found?.suggestions ?? [],
    isNarrowed: rested !== '' || Object.values(filters).some(Boolean),
    clear,
    ...read,
  };
}
