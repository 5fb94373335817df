import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { plural } from '../../../shared/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LateUncovered } from './late-uncovered.tsx';
import { readCapacity } from './use-capacity.ts';

async function readEffect() {
  const { settings } = await readCapacity();
  const body = { ...settings, capacity: 'PROFESSIONALS' as const };
  return (await ask(adminApi.POST('/settings/admin/preview', { body }))).capacitySwitch;
}

/** What the switch to named professionals does to pending bookings, before it is made (rule N1). */
export function SwitchEffect() {
  const { data: effect, error } = useStaffRead(['/settings/admin', 'switch'], readEffect);
  if (error) return <p className="text-muted">The pending bookings could not be checked. You can turn it on all the same.</p>;
  if (effect === undefined) return <Skeleton className="h-6 w-64" />;
  if (effect === null || effect.pending === 0) return <p>No booking is pending.</p>;
  const { pending, uncovered } = effect;
  return (
    <>
      <p>
        {plural(pending, 'booking is', 'bookings are')} pending.{' '}
        {uncovered.length === 0 ? 'Somebody can come to each of them.' : `${pending - uncovered.length} get a professional.`}
      </p>
      {uncovered.length > 0 && <LateUncovered visits={uncovered} />}
    </>
  );
}
