import useSWR from 'swr';
import { api, ask } from '../../../api/client.ts';
import { useSettings } from './use-settings.ts';

/** The services that nobody can carry out now, so they cannot be booked (rule N72). With teams nothing is asked. */
export function useUnserved(): ReadonlySet<string> {
  const hasNames = useSettings()?.capacity === 'PROFESSIONALS';
  const { data } = useSWR(hasNames ? ['/professional/unserved'] : null, () => ask(api.GET('/professional/unserved')), {
    dedupingInterval: 30_000,
  });
  return new Set(data);
}
