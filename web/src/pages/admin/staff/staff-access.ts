import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { ApiError, hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { renewToken } from '../../../api/renew-token.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { useSave } from '../../../api/use-save.ts';
import { doubtPassword, passwordInDoubt } from '../../../features/admin-shell/password-in-doubt.ts';
import { readOf } from '../../../features/admin-shell/use-staff-read.ts';
import { keys } from '../../../shared/storage.ts';

type Schemas = components['schemas'];
export type StaffMember = Schemas['StaffMember'];
export type ApiKey = Schemas['ApiKey'];
export type Scope = Schemas['ApiKeyScope'];

const staffPath = '/auth/admin/staff';
const keysPath = '/auth/admin/key';

export function readStaff(): Promise<StaffMember[]> {
  return ask(adminApi.GET(staffPath));
}

/** The keys of all staff. */
export function readKeys(): Promise<ApiKey[]> {
  return ask(adminApi.GET(keysPath));
}

export const accessWords: Record<ApiKey['access'], { label: string; hint: string }> = {
  READ_ONLY: { label: 'Read only', hint: 'Sees bookings, customers, figures and settings, and changes nothing.' },
  PARTNER: {
    label: 'Partner',
    hint: 'For a site that books for its own customers. It sees and changes nothing of yours; its calls count to limits of its own.',
  },
  FULL: {
    label: 'Full access',
    hint: 'Everything except managing staff and API keys: books, cancels, changes prices and settings.',
  },
  SCOPED: { label: 'Chosen areas', hint: 'For a program that needs only a part, like the bookings for your accounts.' },
};

/** What a key can be limited to, and what staff read about it (rule K12). */
export const areas = [
  {
    area: 'CATALOGUE',
    label: 'Catalogue',
    read: 'All coupons. Services and prices are public.',
    change: 'Services, prices, categories and coupons.',
  },
  {
    area: 'BOOKINGS',
    label: 'Bookings',
    read: 'All bookings with names, mobiles and addresses, and the figures.',
    change: 'Books, moves, cancels and deletes; marks visits as done or paid.',
  },
  {
    area: 'CUSTOMERS',
    label: 'Customers',
    read: 'Names, mobiles, addresses, notes and carts.',
    change: 'Adds customers, corrects names, writes notes, switches customers off.',
  },
] as const;
export type Area = (typeof areas)[number]['area'];

/** 'Bookings: read and change' for each area of the scopes. */
export function wordsOf(scopes: Scope[]): string[] {
  return areas.flatMap(({ area, label }) => {
    if (scopes.includes(`${area}_WRITE`)) return [`${label}: read and change`];
    return scopes.includes(`${area}_READ`) ? [`${label}: read`] : [];
  });
}

/** A thing that is gone already needs no removing. */
function unlessGone(error: unknown): void {
  if (!hasCode(error, 'NOT_FOUND')) throw error;
}

export function useChangeAccess() {
  const { mutate } = useSWRConfig();
  const save = useSave();
  /** Both lists are read again, because one change may show in both; also after a failure, because the server knows better. */
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
    /** This browser goes on with the new session; all others are signed out. */
    changePassword: async (body: Schemas['PasswordChange']) => {
      const renew = () =>
        ask(adminApi.PUT('/auth/admin/password', { body })).catch(error => {
          if (!mayBeDone(error)) throw error;
          // Noted before the next call finds that the old token is refused.
          doubtPassword();
          throw new ApiError({ status: 0, errorCode: '', message: passwordInDoubt });
        });
      await renewToken(keys.adminToken, renew).finally(() => {
        // Reads that the old token was refused for are repeated; after a lost answer they show whether it still works.
        mutate(() => true).catch(() => null);
      });
    },
    createKey: (body: Schemas['ApiKeyRequest']) =>
      change(save(body, header => ask(adminApi.POST(keysPath, { params: { header }, body })))),
    revokeAllKeys: () => change(ask(adminApi.DELETE(keysPath))),
    revokeKey: (id: string) => change(ask(adminApi.DELETE('/auth/admin/key/{id}', at(id))).catch(unlessGone)),
  };
}
