import useSWR from 'swr';
import { partsOfRef } from '../../../../../common/choice.ts';
import { api, ask } from '../../../api/client.ts';
import { useSettings } from '../../salon/settings/use-settings.ts';

/** The ids of the services of each visit that these need (rule N73). Choices make no difference. Empty while one visit is enough, and with teams. */
export function useVisitsNeeded(serviceIds: readonly string[], womenOnly?: boolean): string[][] {
  const hasNames = useSettings()?.capacity === 'PROFESSIONALS';
  const ids = [...new Set(serviceIds.map(ref => partsOfRef(ref).serviceId))].join();
  const isOne = !ids.includes(',');
  const query = { serviceIds: ids, ...(womenOnly && { womenOnly }) };
  const { data } = useSWR(
    hasNames && !isOne ? ['/professional/visits-needed', ids, womenOnly ?? false] : null,
    () => ask(api.GET('/professional/visits-needed', { params: { query } })),
    { dedupingInterval: 30_000, keepPreviousData: false },
  );
  return data && data.length > 1 ? data.map(visit => visit.serviceIds) : [];
}
