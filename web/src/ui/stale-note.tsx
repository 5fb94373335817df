import { Alert } from './alert.tsx';

/** Rule C16: what is said over a list that could not be had anew. */
export function StaleNote({ className }: { className?: string }) {
  return (
    <Alert tone="warning" className={className}>
      Showing last known data. Live data unavailable.
    </Alert>
  );
}
