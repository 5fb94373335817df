import { type RefObject, useRef } from 'react';

/** The value of the latest render, for callbacks that outlive the render they were made in. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
