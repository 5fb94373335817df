import { useSearchParams } from 'wouter';

/** How a list is drawn, kept in the query of the address; the list is the default and leaves no trace there. */
export function useUrlView(): ['list' | 'grid', (view: 'list' | 'grid') => void] {
  const [params, setParams] = useSearchParams();

  function set(next: 'list' | 'grid') {
    const change = (current: URLSearchParams) => {
      if (next === 'grid') current.set('view', next);
      else current.delete('view');
      return current;
    };
    setParams(change, { replace: true });
  }
  return [params.get('view') === 'grid' ? 'grid' : 'list', set];
}
