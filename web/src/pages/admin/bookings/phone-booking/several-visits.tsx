import { useVisitsNeeded } from '../../../../features/visits/two-visits/use-visits-needed.ts';
import { Alert } from '../../../../ui/alert.tsx';
import type { Line } from './phone-booking.ts';

/** Which visits the services need, if nobody does all of them (rule N73). */
export function SeveralVisits({ lines, womenOnly }: { lines: Line[]; womenOnly: boolean }) {
  const visits = useVisitsNeeded(
    lines.map(({ service }) => service.id),
    womenOnly,
  );
  if (visits.length === 0) return null;
  const nameOf = (id: string) => lines.find(({ service }) => service.id === id)?.service.name;
  return (
    <Alert tone="warning" className="mt-4">
      <p>Nobody does all of these in one visit. Book them one after the other:</p>
      <ol className="mt-1 list-inside list-decimal font-normal">
        {visits.map(ids => (
          <li key={ids[0]}>{ids.map(nameOf).join(', ')}</li>
        ))}
      </ol>
    </Alert>
  );
}
