import { useEffect, useRef } from 'react';
import { useCountdown } from '../shared/use-countdown.ts';

type Props = {
  /** Epoch time in ms. */
  until: number;
  /** Puts the seconds left into words. */
  children: (secondsLeft: number) => string;
  onEnd?: () => void;
};

/** A sentence with the seconds left in it. Screen readers can read it but are not told every second. */
export function Countdown({ until, children, onEnd }: Props) {
  const left = useCountdown(until);
  const ended = useRef(onEnd);
  ended.current = onEnd;

  useEffect(() => {
    if (left === 0) ended.current?.();
  }, [left]);

  return (
    <span role="timer" aria-live="off" className="figures">
      {children(left)}
    </span>
  );
}
