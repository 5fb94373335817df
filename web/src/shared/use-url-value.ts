import { useSearchParams } from 'wouter';

/**
 * Any text kept in the query of the address, like the id of what is open beside a list; null when there is none.
 * It makes an entry in the history, so that Back closes what it opened.
 */
export function useUrlValue(name: string): [string | null, (value: string | null, options?: { replace: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  function set(value: string | null, options?: { replace: boolean }) {
    setParams(current => {
      if (value === null) current.delete(name);
      else current.set(name, value);
      return current;
    }, options);
  }
  return [params.get(name), set];
}
