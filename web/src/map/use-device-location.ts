import { useCallback, useRef, useState } from 'react';
import * as common from '#words/common';
import { useGone } from '../shared/use-gone.ts';
import { useLatest } from '../shared/use-latest.ts';
import type { Position } from './position.ts';

const unsupported = common.noGeolocation;
const denied = common.locationDenied;
const roughly = common.locationRough;

/** In metres: within this accuracy, the door is on the visible map. */
const near = 150;

/** Asks the device for its position: high accuracy, 10 s, no cached position (rule A13). */
export function useDeviceLocation(onFound: (position: Position) => void) {
  const [isLocating, setLocating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const asking = useRef(0);
  const gone = useGone();
  const found = useLatest(onFound);

  /** The customer has chosen a place, so the device's answer or error no longer matters. */
  const forget = useCallback(() => {
    asking.current++;
    setLocating(false);
    setProblem(null);
  }, []);

  const locate = useCallback(() => {
    forget();
    // Missing without https, and null where a policy forbids it.
    if (!navigator.geolocation) return setProblem(unsupported);
    const mine = asking.current;
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (mine !== asking.current || gone.current) return;
        found.current(coords);
        if (coords.accuracy > near) setProblem(roughly);
      },
      () => {
        if (mine !== asking.current) return;
        setLocating(false);
        setProblem(denied);
      },
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 },
    );
  }, [forget, found, gone]);

  return { locate, forget, isLocating, problem };
}
