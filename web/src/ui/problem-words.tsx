import type { Problem } from '../api/problem.ts';

/** What went wrong and, under it, what to do about that. */
export function ProblemWords({ of: { text, hint } }: { of: Problem }) {
  return (
    <span className="grid">
      <span>{text}</span>
      {hint && <span>{hint}</span>}
    </span>
  );
}
