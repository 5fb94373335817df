import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';

export async function readCapacity() {
  const answer = adminApi.GET('/settings/admin');
  const settings = await ask(answer);
  return { settings, etag: (await answer).response.headers.get('ETag') ?? '' };
}

/** Says who carries out the visits: teams or named professionals. */
export function useCapacity() {
  const { data, error, reload } = useStaffRead(['/settings/admin', 'capacity'], readCapacity);
  return { capacity: data?.settings.capacity, teams: data?.settings.teams ?? 1, error, reload };
}
