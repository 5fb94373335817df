/** The role of the member of staff who is signed in, and what it lets a screen show (rule K15). The server decides; this only hides. */
import { type ReactNode, useRef } from 'react';
import useSWR from 'swr';
import type { components } from '#contract';
import { STAFF_MAY } from '../../../common/staff-may.gen.ts';
import { keys, read, write } from '../shared/storage.ts';
import { useStored } from '../shared/use-stored.ts';
import { adminApi, ask } from './client.ts';
import { ownerOf, useStaffToken } from './staff-session.ts';

export type StaffRole = components['schemas']['StaffRole'];
/** An operation of staff, or OWNER for what is the owner’s although the operation is not. */
export type StaffOperation = keyof typeof STAFF_MAY | 'OWNER';

/** The names of the roles, and what each may do, from the most to the least. */
export const roleWords: Record<StaffRole, { label: string; hint: string }> = {
  OWNER: { label: 'Owner', hint: 'Everything.' },
  MANAGER: { label: 'Manager', hint: 'Everything but staff, API keys, webhooks, tax and providers.' },
  DESK: { label: 'Desk', hint: 'Bookings, customers, messages and the payments of visits. No figures of the salon.' },
  ACCOUNTANT: { label: 'Accountant', hint: 'Documents, cash up, pay and analytics. Changes nothing else.' },
  TRAINER: { label: 'Trainer', hint: 'The academy: courses, enquiries, learners and fees.' },
};

const isRole = (text: string | undefined): text is StaffRole => text !== undefined && Object.hasOwn(roleWords, text);

/** `{person} {role}`: what one person may do is not taken for another's. */
const kept = (value: string | null, owner: string): StaffRole | undefined => {
  const [person, role] = value?.split(' ') ?? [];
  return person === owner && isRole(role) ? role : undefined;
};

/**
 * The role as this browser last heard it; undefined until it is known. Somebody whose role is not known is shown all, and the server
 * refuses.
 */
export function useStaffRole(): StaffRole | undefined {
  const token = useStaffToken();
  return kept(useStored(keys.adminRole), token ? ownerOf(token) : '');
}

/** Kept before the screens learn that it is there, so that none of them asks for what the role may not read. */
async function readRole(): Promise<string> {
  const { id, role } = await ask(adminApi.GET('/auth/admin/me'));
  const text = `${id} ${role}`;
  if (read(keys.adminRole) !== text) write(keys.adminRole, text);
  return text;
}

/**
 * Asks for the role, now and when the window gets the focus. True once it is known, or cannot be had, and from then on: what is shown
 * stays while it is asked again.
 */
export function useReadRole(): boolean {
  const isKnown = useStaffRole() !== undefined;
  const { isLoading } = useSWR('staff role', readRole, { revalidateOnFocus: true });
  const wasReady = useRef(false);
  wasReady.current ||= isKnown || !isLoading;
  return wasReady.current;
}

/** Whether a role may call an operation. What is not of staff anybody may call. */
export function roleMay(role: StaffRole | undefined, operation: string): boolean {
  if (role === undefined || role === 'OWNER') return true;
  if (operation === 'OWNER') return false;
  if (!Object.hasOwn(STAFF_MAY, operation)) return true;
  const roles: readonly StaffRole[] = STAFF_MAY[operation as keyof typeof STAFF_MAY];
  return roles.includes(role);
}

/** Whether the person who is signed in may call an operation: `may('DELETE /booking/{id}')`. */
export function useMay(): (operation: StaffOperation | `GET ${string}`) => boolean {
  const role = useStaffRole();
  return operation => roleMay(role, operation);
}

interface AllowedProps {
  to: StaffOperation;
  children: ReactNode;
}

/** Shows its children to those whose role may call the operation. */
export function Allowed({ to, children }: AllowedProps) {
  return useMay()(to) && children;
}
