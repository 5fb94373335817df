import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { ApiError, hasCode } from '../../api/api-error.ts';
import { adminApi, ask } from '../../api/client.ts';
import { renewToken } from '../../api/renew-token.ts';
import { mayBeDone } from '../../api/unanswered.ts';
import { useSave } from '../../api/use-save.ts';
import { keys } from '../../shared/storage.ts';
import { doubtPassword, passwordInDoubt } from '../admin-shell/password-in-doubt.ts';
import { readOf, useStaffRead } from '../admin-shell/use-staff-read.ts';

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
  const save = useSave();
  /** Both lists are read again, for what changes one may change the other; also after a failure: the server knows better. */
  function change<Done>(call: Promise<Done>): Promise<Done> {
    return call.finally(() => {
      mutate(readOf(staffPath, keysPath)).catch(() => null);
    });
  }
  const at = (id: string) => ({ params: { path: { id } } });

  return {
    addStaff: (body: Schemas['StaffRequest']): Promise<StaffMember> =>
      change(save(body, header => ask(adminApi.POST(staffPath, { params: { header }, body })))),
    removeStaff: (id: string, revokeKeys: boolean) => {
      const params = { path: { id }, query: { revokeKeys } };
      return change(ask(adminApi.DELETE('/auth/admin/staff/{id}', { params })).catch(unlessGone));
    },
    /** This browser goes on in the session that comes of it; every other one is signed out. */
    changePassword: async (body: Schemas['PasswordChange']) => {
      const renew = () =>
        ask(adminApi.PUT('/auth/admin/password', { body })).catch(error => {
          if (!mayBeDone(error)) throw error;
          // Before anybody hears that the old token is refused.
          doubtPassword();
          throw new ApiError({ status: 0, errorCode: '', message: passwordInDoubt });
        });
      await renewToken(keys.adminToken, renew).finally(() => {
        // Also what was refused to the old token meanwhile; without an answer it shows whether that one still holds.
        mutate(() => true).catch(() => null);
      });
    },
    createKey: (body: Schemas['ApiKeyRequest']) =>
      change(save(body, header => ask(adminApi.POST(keysPath, { params: { header }, body })))),
    revokeAllKeys: () => change(ask(adminApi.DELETE(keysPath))),
    revokeKey: (id: string) => change(ask(adminApi.DELETE('/auth/admin/key/{id}', at(id))).catch(unlessGone)),
  };
}
