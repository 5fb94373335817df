import { useSearchParams } from 'wouter';
import { withValues } from './with-values.ts';

/**
 * One of a few values kept in the query of the address, so that a reload, a shared link and Back find it again. The
 * first of them is the default and leaves no trace there; so does anything the address makes up. What else of the address
 * a new choice makes void is `voids`.
 */
export function useUrlChoice<const Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  voids?: string,
): [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const written = params.get(name);
  const value = values.find(one => one === written) ?? values[0];

  function set(next: Value) {
    const change = { [name]: next === values[0] ? '' : next, ...(voids && { [voids]: '' }) };
    setParams(current => withValues(current, change), { replace: true });
  }
  return [value, set];
}
