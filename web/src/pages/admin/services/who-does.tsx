import { useController } from 'react-hook-form';
import { useTeam } from '../../../features/visits/hand-over/use-team.ts';
import { Alert } from '../../../ui/alert.tsx';

interface Values {
  /** Null until staff choose: then those who do it now. */
  professionalIds: string[] | null;
}

/** Asks who does the service, besides those who do all (rule N71). In a salon with teams it shows nothing. */
export function WhoDoes({ serviceId }: { serviceId: string | null }) {
  const { field } = useController<Values, 'professionalIds'>({ name: 'professionalIds' });
  const { data: team } = useTeam();
  if (!team || team.length === 0) return null;
  const isDoing = ({ serviceIds }: { serviceIds: string[] }) => serviceId !== null && serviceIds.includes(serviceId);
  const chosen = field.value ?? team.filter(one => !one.allServices && isDoing(one)).map(({ id }) => id);
  const isServed = team.some(({ id, active, allServices }) => active && (allServices || chosen.includes(id)));
  const choose = (id: string, isOn: boolean) => field.onChange([...chosen.filter(one => one !== id), ...(isOn ? [id] : [])]);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)]">
      <legend className="text-sm font-semibold">Who does it?</legend>
      {team.map(({ id, name, active, allServices }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
          <input
            type="checkbox"
            checked={allServices || chosen.includes(id)}
            disabled={allServices}
            onChange={({ target }) => choose(id, target.checked)}
            className="size-5 shrink-0"
          />
          <span className="min-w-0 wrap-anywhere">
            {name}
            <span className="text-sm text-muted">
              {[allServices && ', all services', !active && ', inactive'].filter(Boolean).join('')}
            </span>
          </span>
        </label>
      ))}
      {!isServed && <Alert tone="warning">Nobody does it yet, so customers cannot book it.</Alert>}
    </fieldset>
  );
}
