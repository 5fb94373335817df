import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { withValues } from './with-values.ts';

const restMs = 300;
/** As the contract bounds a search; an address can hold anything. */
const maxLength = 100;

interface UrlText {
  /** What stands in the field. */
  typed: string;
  type: (text: string) => void;
  /** What stands in the address: the typed text once it has rested, without outer spaces. */
  rested: string;
}

/** A text field kept in the query of the address, so that a reload, a shared link and Back find it again. */
export function useUrlText(name: string): UrlText {
  const [params, setParams] = useSearchParams();
  // By whole characters: half of one cannot be sent.
  const rested = [...(params.get(name) ?? '').trim()].slice(0, maxLength).join('');
  const [typed, setTyped] = useState(rested);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address may be changed by others too, a chip or a link; what they say wins over what is being typed.
  useEffect(() => {
    setTyped(current => (current.trim() === rested ? current : rested));
    return () => clearTimeout(timer.current);
  }, [rested]);

  function write(text: string) {
    // What is found now has other pages.
    setParams(current => withValues(current, { [name]: text, page: '' }), { replace: true });
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    // Emptied is done at once: nobody waits to see everything again.
    if (text.trim()) timer.current = setTimeout(() => write(text.trim()), restMs);
    else write('');
  }

  return { typed, type, rested };
}
