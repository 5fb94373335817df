import { useSWRConfig } from 'swr';
import { adminApi, ask } from '../../api/client.ts';
import { readOf, useStaffRead } from '../admin-shell/use-staff-read.ts';

export interface SavedNote {
  note: string | null;
  /** Names this state of it: who saves says with it what was changed, so that no colleague's words are overwritten unseen. */
  etag: string;
}

const path = '/customer/admin/{id}/note';

/** The note as the server has it, to be changed; what is only shown of it comes with the customer. */
export function useNote(id: string) {
  return useStaffRead([path, id], () => load(id));
}

async function load(id: string): Promise<SavedNote> {
  const answer = adminApi.GET(path, { params: { path: { id } } });
  const { note } = await ask(answer);
  return { note, etag: (await answer).response.headers.get('ETag') ?? '' };
}

/** Throws ApiError `NOTE_CHANGED` when somebody else has saved since `etag` was read. */
export async function putNote(id: string, note: string | null, etag: string): Promise<void> {
  await ask(adminApi.PUT(path, { params: { path: { id }, header: { 'if-match': etag } }, body: { note } }));
}

/** Has a saved note read again wherever it is shown: also where a caller is looked up, and in the panel of a booking. */
export function useRefreshNotes() {
  const { mutate } = useSWRConfig();
  return () => mutate(readOf('/customer/admin', '/customer/admin/{id}', path)).catch(() => null);
}
