import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import { goBackUnheld } from './use-held-back.ts';
import { withValues } from './with-values.ts';

/**
 * Any text kept in the query of the address, like the id of what is open beside a list; null when there is none.
 * Opening makes an entry in the history, so that Back closes what it opened. Closing takes that entry along: left behind, it would
 * be opened again by the next Back, and a telephone's Back, which closes what is open, would never lead out of the list.
 */
export function useUrlValue(name: string): [value: string | null, open: (value: string) => void, close: () => void] {
  const [params, setParams] = useSearchParams();
  /** Of what is being closed: going back takes a moment, in which a second Escape would go back once more. */
  const closing = useRef<URLSearchParams>(null);

  function open(value: string) {
    setParams(current => withValues(current, { [name]: value }), { state: { opened: name } });
  }

  function close() {
    if (closing.current === params) return;
    closing.current = params;
    if (history.state?.opened === name) return goBackUnheld();
    // One came here by its address: what is before it is another page.
    setParams(current => withValues(current, { [name]: '' }), { replace: true });
  }

  return [params.get(name), open, close];
}
