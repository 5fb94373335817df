import { useEffect, useState } from 'react';

const waitMs = 3000;
const tickMs = 100;

/** Counts down 3 s, then calls `onEnd` (rule W9). */
export function Redirecting({ onEnd }: { onEnd: () => void }) {
  const [leftMs, setLeftMs] = useState(waitMs);

  useEffect(() => {
    // Not the time of day, which may be corrected meanwhile.
    const start = performance.now();
    const ticker = setInterval(() => setLeftMs(Math.max(0, waitMs - (performance.now() - start))), tickMs);
    return () => clearInterval(ticker);
  }, []);

  useEffect(() => {
    if (leftMs === 0) onEnd();
  }, [leftMs, onEnd]);

  const passed = Math.round(((waitMs - leftMs) / waitMs) * 100);
  return (
    <div className="w-full max-w-64">
      <p className="mb-2 flex justify-between text-sm text-muted">
        <span>Redirecting...</span>
        <span role="timer" aria-live="off" className="figures">
          {Math.ceil(leftMs / 1000)}s
        </span>
      </p>
      <progress
        aria-label="Redirecting to your bookings"
        value={passed}
        max={100}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-plum [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-plum"
      />
    </div>
  );
}
