import type { Problem } from '../api/message-of.ts';

/** The problem and, below it, what to do. */
export function ProblemWords({ of: { text, hint } }: { of: Problem }) {
  return (
    <span className="grid">
      <span>{text}</span>
      {hint && <span>{hint}</span>}
    </span>
  );
}
