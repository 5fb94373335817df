import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { ApiError, atField, hasCode } from '../../api/api-error.ts';
import { adminApi, ask } from '../../api/client.ts';
import { renewToken } from '../../api/renew-token.ts';
import { mayBeDone } from '../../api/unanswered.ts';
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

/** For a lost answer, which leaves open what was done. */
function inOurWords(message: string): ApiError {
  return new ApiError({ status: 0, errorCode: '', message });
}

export function useChangeAccess() {
  const { mutate } = useSWRConfig();
  /** The e-mails and names of what may have been added or made, by a try whose answer was lost. */
  const [unanswered] = useState(() => new Set<string>());
  /** Both lists are read again, for what changes one may change the other; also after a failure: the server knows better. */
  function change<Done>(call: Promise<Done>): Promise<Done> {
    return call.finally(() => {
      mutate(readOf(staffPath, keysPath)).catch(() => null);
    });
  }
  const at = (id: string) => ({ params: { path: { id } } });

  return {
    /** Null when the try before has added them, with the password that it was given. */
    addStaff: async (body: Schemas['StaffRequest']): Promise<StaffMember | null> => {
      const email = body.email.toLowerCase();
      try {
        return await change(ask(adminApi.POST(staffPath, { body })));
      } catch (error) {
        if (mayBeDone(error)) unanswered.add(email);
        if (!hasCode(error, 'STAFF_ALREADY_EXISTS')) throw error;
        if (!unanswered.has(email)) throw atField(error, 'email');
        return null;
      }
    },
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
          throw inOurWords(passwordInDoubt);
        });
      await renewToken(keys.adminToken, renew).finally(() => {
        // Also what was refused to the old token meanwhile; without an answer it shows whether that one still holds.
        mutate(() => true).catch(() => null);
      });
    },
    /** `mayBeSecond`: another of this name may be there that nobody was told. */
    createKey: async (body: Schemas['ApiKeyRequest']) => {
      try {
        const made = await change(ask(adminApi.POST(keysPath, { body })));
        return { ...made, mayBeSecond: unanswered.has(body.name) };
      } catch (error) {
        if (!mayBeDone(error)) throw error;
        unanswered.add(body.name);
        throw inOurWords(
          'Failed to make the key. One of this name may have been made all the same: revoke the one that was never used.',
        );
      }
    },
    revokeAllKeys: () => change(ask(adminApi.DELETE(keysPath))),
    revokeKey: (id: string) => change(ask(adminApi.DELETE('/auth/admin/key/{id}', at(id))).catch(unlessGone)),
  };
}
