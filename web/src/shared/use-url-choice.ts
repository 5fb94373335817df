import { useSearchParams } from 'wouter';

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
    setParams(
      current => {
        if (next === values[0]) current.delete(name);
        else current.set(name, next);
        if (voids) current.delete(voids);
        return current;
      },
      { replace: true },
    );
  }
  return [value, set];
}
