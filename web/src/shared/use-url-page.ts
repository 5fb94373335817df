import { useSearchParams } from 'wouter';

/** The page of a list: counted from 0 here and in the contract, from 1 in the address, as people count. */
export function useUrlPage(): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const written = Number(params.get('page'));
  const page = Number.isSafeInteger(written) && written > 1 ? written - 1 : 0;

  function set(next: number) {
    setParams(current => {
      if (next === 0) current.delete('page');
      else current.set('page', String(next + 1));
      return current;
    });
    scrollTo(0, 0);
  }
  return [page, set];
}
