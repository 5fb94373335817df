// A list keeps its choices in the query of the address, so that a reload, a shared link and Back restore them.
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { goBackUnheld } from './use-held-back.ts';

/** The query with these values. An empty value removes its name. */
export function withValues(params: URLSearchParams, values: Record<string, string>): URLSearchParams {
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}

/** One of a few values. The first is the default, which is not written into the address and replaces unknown values. */
export function useUrlChoice<const Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  voids?: 'page',
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

/** A filter of a list: a change returns to the first page. */
export function useUrlFilter<const Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  return useUrlChoice(name, values, 'page');
}

/** The page of a list. Counted from 0 here and in the contract, and from 1 in the address, as people count. */
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

const restMs = 300;
/** The contract's limit for a search. An address can hold more. */
const maxLength = 100;

export interface UrlText {
  /** The text in the field. */
  typed: string;
  type: (text: string) => void;
  /** The text in the address: the typed text without outer spaces, once it has not changed for 300 ms. */
  rested: string;
}

/** A text field. */
export function useUrlText(name: string): UrlText {
  const [params, setParams] = useSearchParams();
  // Cut at whole characters: half a surrogate pair cannot be sent.
  const rested = [...(params.get(name) ?? '').trim()].slice(0, maxLength).join('');
  const [typed, setTyped] = useState(rested);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A chip or link may change the address, too. That replaces what is typed.
  useEffect(() => {
    setTyped(current => (current.trim() === rested ? current : rested));
    return () => clearTimeout(timer.current);
  }, [rested]);

  function write(text: string) {
    // Another search has other pages.
    setParams(current => withValues(current, { [name]: text, page: '' }), { replace: true });
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    // Emptying the field takes effect at once.
    if (text.trim()) timer.current = setTimeout(() => write(text.trim()), restMs);
    else write('');
  }

  return { typed, type, rested };
}

/**
 * Any text, such as the id of what is open beside a list. Null without one. Opening adds a history entry, so that Back closes it again.
 * Closing removes that entry: otherwise Back would open it again, and a phone's Back would never leave the list.
 */
export function useUrlValue(name: string): [value: string | null, open: (value: string) => void, close: () => void] {
  const [params, setParams] = useSearchParams();
  /** The address that is being closed. Going back takes a moment, and a second Escape must not go back again. */
  const closing = useRef<URLSearchParams>(null);

  function open(value: string) {
    setParams(current => withValues(current, { [name]: value }), { state: { opened: name } });
  }

  function close() {
    if (closing.current === params) return;
    closing.current = params;
    if (history.state?.opened === name) return goBackUnheld();
    // What is open was opened by its address, so the entry before is another page.
    setParams(current => withValues(current, { [name]: '' }), { replace: true });
  }

  return [params.get(name), open, close];
}
