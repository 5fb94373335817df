import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { istDate } from '../../../../../common/time.ts';
import { ApiError, hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { renewToken } from '../../../api/renew-token.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { useSave } from '../../../api/use-save.ts';
import { readOf } from '../../../api/use-staff-read.ts';
import { doubtPassword, passwordInDoubt } from '../../../features/office/admin-shell/password-in-doubt.ts';
import { date, plural } from '../../../shared/format.ts';
import { keys } from '../../../shared/storage.ts';

type Schemas = components['schemas'];
export type StaffMember = Schemas['StaffMember'];
export type ApiKey = Schemas['ApiKey'];
export type Scope = Schemas['ApiKeyScope'];
export type Ended = Schemas['EndedAccess'];

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
  READ_ONLY: {
    label: 'Read only',
    hint: 'Sees all that you see, and changes nothing: customers and addresses, money and pay, the academy with learners under 18, settings.',
  },
  PARTNER: {
    label: 'Partner',
    hint: 'For a site that books for its own customers. It sees and changes nothing of yours; its calls count to limits of its own.',
  },
  FULL: {
    label: 'Full access',
    hint: 'Everything, also giving money back, except staff, API keys, calendar feeds, webhooks and the UPI id.',
  },
  SCOPED: { label: 'Chosen areas', hint: 'For a program that needs only a part, like the bookings for your accounts.' },
};

export interface Area {
  label: string;
  /** The scope that reads the area, and what it reaches. */
  read: { scope: Scope; hint: string };
  /** Null where a key can only read. */
  change: { scope: Scope; hint: string } | null;
}
/** What a key can be limited to, and all that it reaches then: whose data it reads, and what it does (rule K12). */
export const areas: Area[] = [
  {
    label: 'Catalogue',
    read: {
      scope: 'CATALOGUE_READ',
      hint: 'All coupons, courses and batches. Services and prices are public. No personal data.',
    },
    change: {
      scope: 'CATALOGUE_WRITE',
      hint: 'Adds, changes and deletes services, prices, categories, coupons, courses and batches.',
    },
  },
  {
    label: 'Bookings',
    read: {
      scope: 'BOOKINGS_READ',
      hint: "All bookings with customers' names, mobiles, addresses and door instructions, who comes, what is paid and due; revenue and other figures.",
    },
    change: {
      scope: 'BOOKINGS_WRITE',
      hint: 'Books, also for new callers; moves, cancels, assigns and deletes; marks visits as done, paid or unpaid. Gives no money back.',
    },
  },
  {
    label: 'Customers',
    read: {
      scope: 'CUSTOMERS_READ',
      hint: "Customers' names, mobiles, e-mails, birthdays, addresses, carts and what they spent, and your notes about them.",
    },
    change: { scope: 'CUSTOMERS_WRITE', hint: 'Adds and corrects customers, writes notes, switches customers off and on.' },
  },
  {
    label: 'Money',
    read: {
      scope: 'MONEY_READ',
      hint: 'Payments and refunds of bookings with your notes, cash up, and the pay, commission and tips of each professional, also as a table.',
    },
    change: {
      scope: 'MONEY_WRITE',
      hint: 'Gives money back, online too. Records payments and refunds, settles cash up, sets commission.',
    },
  },
  {
    label: 'Documents',
    read: {
      scope: 'DOCUMENTS_READ',
      hint: "Bills, invoices, vouchers and credit notes of visits, and the month's table: buyers' names, GSTINs, addresses on large invoices.",
    },
    change: null,
  },
  {
    label: 'Reviews',
    read: { scope: 'REVIEWS_READ', hint: "All reviews with customers' names, hidden ones too." },
    change: { scope: 'REVIEWS_WRITE', hint: 'Hides, shows and answers reviews. Everybody reads the answers.' },
  },
  {
    label: 'Academy documents',
    read: {
      scope: 'ACADEMY_READ',
      hint: 'Together with Documents: those of courses, with the names of learners, some of them under 18, and of their guardians.',
    },
    change: null,
  },
];

/** 'Bookings: read and change' for each area of the scopes. */
export function wordsOf(scopes: Scope[]): string[] {
  return areas.flatMap(({ label, read, change }) => {
    if (change && scopes.includes(change.scope)) return [`${label}: read and change`];
    return scopes.includes(read.scope) ? [`${label}: read`] : [];
  });
}

const nothing: Ended = { apiKeys: 0, calendarFeeds: 0, webhooks: 0 };

/** '2 API keys and 1 calendar feed revoked, 1 webhook switched off.'; empty if there was nothing to end. */
export function endedWords({ apiKeys, calendarFeeds, webhooks } = nothing): string {
  const revoked = [
    ...(apiKeys > 0 ? [plural(apiKeys, 'API key')] : []),
    ...(calendarFeeds > 0 ? [plural(calendarFeeds, 'calendar feed')] : []),
  ];
  const ended = [
    ...(revoked.length > 0 ? [`${revoked.join(' and ')} revoked`] : []),
    ...(webhooks > 0 ? [`${plural(webhooks, 'webhook')} switched off`] : []),
  ];
  return ended.length > 0 ? `${ended.join(', ')}.` : '';
}

/** A thing that is gone already needs no removing. */
function unlessGone(error: unknown): void {
  if (!hasCode(error, 'NOT_FOUND')) throw error;
}

export function useChangeAccess() {
  const { mutate } = useSWRConfig();
  const save = useSave();
  /**
   * Reads keys and staff again after a change, because one change may show in both lists; also after a failure, because the server knows
   * better.
   */
  function change<Done>(call: Promise<Done>): Promise<Done> {
    return call.finally(() => {
      mutate(readOf(staffPath, keysPath, '/calendar-feed/admin', '/webhook/admin')).catch(() => null);
    });
  }
  const at = (id: string) => ({ params: { path: { id } } });

  return {
    addStaff: (body: Schemas['StaffRequest']): Promise<StaffMember> =>
      change(save(body, header => ask(adminApi.POST(staffPath, { params: { header }, body })))),
    setRole: (id: string, body: Schemas['StaffRoleRequest']): Promise<StaffMember> =>
      change(ask(adminApi.PUT('/auth/admin/staff/{id}/role', { params: { path: { id } }, body }))),
    /** What it ended; undefined if a colleague was quicker. */
    removeStaff: (id: string, revokeKeys: boolean): Promise<Ended | undefined> => {
      const params = { path: { id }, query: { revokeKeys } };
      const removed = ask(adminApi.DELETE('/auth/admin/staff/{id}', { params })).then(({ ended }) => ended);
      return change(removed.catch(error => void unlessGone(error)));
    },
    resetSecondFactor: (id: string, body: Schemas['OwnPassword']): Promise<StaffMember> =>
      change(ask(adminApi.PUT('/auth/admin/staff/{id}/second-factor/off', { ...at(id), body }))),
    /** What it ended. This browser goes on with the new session; all others are signed out. */
    changePassword: async (body: Schemas['PasswordChange']): Promise<Ended | undefined> => {
      let ended: Ended | undefined;
      const renew = async () => {
        try {
          const changed = await ask(adminApi.PUT('/auth/admin/password', { body }));
          ended = changed.ended;
          return changed;
        } catch (error) {
          if (!mayBeDone(error)) throw error;
          // Noted before the next call finds that the old token is refused.
          doubtPassword();
          throw new ApiError({ status: 0, errorCode: '', message: passwordInDoubt });
        }
      };
      await renewToken(keys.adminToken, renew).finally(() => {
        // Reads that the old token was refused for are repeated; after a lost answer they show whether it still works.
        mutate(() => true).catch(() => null);
      });
      return ended;
    },
    createKey: (body: Schemas['ApiKeyRequest']) =>
      change(save(body, header => ask(adminApi.POST(keysPath, { params: { header }, body })))),
    revokeAllKeys: () => change(ask(adminApi.DELETE(keysPath))),
    revokeKey: (id: string) => change(ask(adminApi.DELETE('/auth/admin/key/{id}', at(id))).catch(unlessGone)),
  };
}

/** The day of this instant, in India. */
export function dayOf(at: string): string {
  return date(istDate(Date.parse(at)));
}
