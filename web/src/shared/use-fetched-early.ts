import { useEffect } from 'react';

/** Has the scripts of what comes next fetched as soon as there is a `load`; what does not come is asked for again when it is wanted. */
export function useFetchedEarly(load: (() => Promise<unknown>) | null): void {
  useEffect(() => {
    load?.().catch(() => undefined);
  }, [load]);
}
