import { useSearchParams } from 'wouter';
import { withValues } from './with-values.ts';

/** The page of a list: counted from 0 here and in the contract, from 1 in the address, as people count. */
export function useUrlPage(): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const written = Number(params.get('page'));
  const page = Number.isSafeInteger(written) && written > 1 ? written - 1 : 0;

  function set(next: number) {
    setParams(current => withValues(current, { page: next === 0 ? '' : String(next + 1) }));
    scrollTo(0, 0);
  }
  return [page, set];
}
