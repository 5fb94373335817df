import { useEffect } from 'react';

/** Loads scripts in advance as soon as `load` is given. If that fails, they are requested again when they are needed. */
export function useFetchedEarly(load: (() => Promise<unknown>) | null): void {
  useEffect(() => {
    load?.().catch(() => undefined);
  }, [load]);
}
