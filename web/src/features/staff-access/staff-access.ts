import { useSWRConfig } from 'swr';
import { ApiError, atField, hasCode } from '../../api/api-error.ts';
import { adminApi, ask } from '../../api/client.ts';
import type { components } from '../../api/contract.gen.ts';
import { renewToken } from '../../api/renew-token.ts';
import { mayBeDone } from '../../api/unanswered.ts';
import { keys } from '../../shared/storage.ts';
import { doubtPassword, passwordInDoubt } from '../staff/password-in-doubt.ts';
import { readOf, useStaffRead } from '../staff/use-staff-read.ts';

type Schemas = components['schemas'];
export type StaffMember = Schemas['StaffMember'];
export type ApiKey = Schemas['ApiKey'];

const staffPath = '/auth/admin/staff';
const keysPath = '/auth/admin/key';

export function useStaff() {
  return useStaffRead([staffPath], () => ask(adminApi.GET(staffPath)));
}

/** Of all staff. */
export function useApiKeys() {
  return useStaffRead([keysPath], () => ask(adminApi.GET(keysPath)));
}

/** What has gone already is what was wanted. */
function unlessGone(error: unknown): void {
  if (!hasCode(error, 'NOT_FOUND')) throw error;
}

export function useChangeAccess() {
  const { mutate } = useSWRConfig();
  /** Read again, for what changes one list may change the other. What was done is done, whether or not that comes. */
  const refresh = () => mutate(readOf(staffPath, keysPath)).catch(() => null);
  const at = (id: string) => ({ params: { path: { id } } });

  return {
    addStaff: async (body: Schemas['StaffRequest']) => {
      const added = await ask(adminApi.POST(staffPath, { body })).catch(error => {
        throw hasCode(error, 'STAFF_ALREADY_EXISTS') ? atField(error, 'email') : error;
      });
      await refresh();
      return added;
    },
    removeStaff: async (id: string) => {
      await ask(adminApi.DELETE('/auth/admin/staff/{id}', at(id))).catch(unlessGone);
      await refresh();
    },
    /** This browser goes on in the session that comes of it; every other one is signed out. */
    changePassword: async (body: Schemas['PasswordChange']) => {
      const change = () =>
        ask(adminApi.PUT('/auth/admin/password', { body })).catch(error => {
          if (!mayBeDone(error)) throw error;
          // Before anybody hears that the old token is refused.
          doubtPassword();
          throw new ApiError({ status: 0, errorCode: '', message: passwordInDoubt });
        });
      await renewToken(keys.adminToken, change).finally(() => {
        // Also what was refused to the old token meanwhile; without an answer it shows whether that one still holds.
        mutate(() => true).catch(() => null);
      });
    },
    createKey: async (body: Schemas['ApiKeyRequest']) => {
      const made = await ask(adminApi.POST(keysPath, { body }));
      await refresh();
      return made;
    },
    revokeKey: async (id: string) => {
      await ask(adminApi.DELETE('/auth/admin/key/{id}', at(id))).catch(unlessGone);
      await refresh();
    },
  };
}
