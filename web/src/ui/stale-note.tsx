import { Alert } from './alert.tsx';

/** The note over a list that could not be refreshed (rule C16). */
export function StaleNote({ className }: { className?: string }) {
  return (
    <Alert tone="warning" className={className}>
      Showing last known data. Live data unavailable.
    </Alert>
  );
}
