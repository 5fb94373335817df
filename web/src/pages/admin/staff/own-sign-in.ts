import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { readOf, useStaffRead } from '../../../api/use-staff-read.ts';

type Schemas = components['schemas'];
export type OwnSignIn = Schemas['OwnSignIn'];
export type Passkey = Schemas['Passkey'];
export type TotpKey = Schemas['TotpKey'];
type Password = Schemas['OwnPassword'];

const ownPath = '/auth/admin/own';

/** How the person who is signed in signs in. */
export function useOwnSignIn() {
  return useStaffRead([ownPath], () => ask(adminApi.GET(ownPath)));
}

export function useChangeSignIn() {
  const { mutate } = useSWRConfig();
  /** Reads it again, also after a failure: the answer may have been lost. */
  function change<Done>(call: Promise<Done>): Promise<Done> {
    return call.finally(() => {
      mutate(readOf(ownPath, '/auth/admin/staff')).catch(() => null);
    });
  }
  return {
    beginTotp: (body: Password): Promise<TotpKey> => ask(adminApi.POST('/auth/admin/own/totp', { body })),
    /** The recovery codes that came with the first factor; null if there are some already. */
    confirmTotp: async (body: Schemas['TotpCode']): Promise<string[] | null> =>
      (await change(ask(adminApi.PUT('/auth/admin/own/totp', { body })))).recoveryCodes,
    removeTotp: (body: Password) => change(ask(adminApi.PUT('/auth/admin/own/totp/off', { body }))),
    beginPasskey: (body: Schemas['PasskeyBeginning']): Promise<Schemas['NewPasskeyQuestion']> =>
      ask(adminApi.POST('/auth/admin/own/passkey/options', { body })),
    /** The recovery codes that came with the first factor; null if there are some already. */
    addPasskey: async (body: Schemas['NewPasskey']): Promise<string[] | null> =>
      (await change(ask(adminApi.POST('/auth/admin/own/passkey', { body })))).recoveryCodes,
    removePasskey: (id: string, body: Password) =>
      change(ask(adminApi.PUT('/auth/admin/own/passkey/{id}/off', { params: { path: { id } }, body }))),
    makeRecoveryCodes: async (body: Password): Promise<string[] | null> =>
      (await change(ask(adminApi.POST('/auth/admin/own/recovery-codes', { body })))).recoveryCodes,
  };
}
