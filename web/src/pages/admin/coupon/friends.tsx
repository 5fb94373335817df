import { UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { components } from '#contract';
import { writtenMobile } from '../../../../../common/phone.ts';
import { istDate } from '../../../../../common/time.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { date, money } from '../../../shared/format.ts';
import { Badge } from '../../../ui/badge.tsx';

type Referral = components['schemas']['StaffReferral'];

const pageSize = 20;
const states = { WAITING: 'Has not come yet', REWARDED: 'Both got a coupon', REFUSED: 'No coupon' };
const reasons: Record<string, string> = {
  SAME_MOBILE: 'This mobile was a customer before',
  SAME_ADDRESS: 'This address counted before, or is that of who brought them',
};

const nameOf = (person: Referral['customer']): string => person?.fullName ?? 'Deleted account';
const dayOf = (instant: string): string => date(istDate(Date.parse(instant)));

/** Who brought whom (rules D16 to D20). Customers are told nothing of a refusal. */
export function Friends({ filters }: { filters: ReactNode }) {
  const list = useRecords('/referral/admin', ({ page }) =>
    ask(adminApi.GET('/referral/admin', { params: { query: { page, size: pageSize } } })),
  );
  return (
    <Records
      list={list}
      noun="friend"
      filters={filters}
      keyOf={({ id }) => id}
      nameOf={({ customer }) => nameOf(customer)}
      columns={[
        {
          label: 'New Customer',
          on: 'title',
          value: ({ customer }) => nameOf(customer),
        },
        {
          label: 'Mobile',
          on: 'line',
          value: ({ customer }) => customer && writtenMobile(customer.mobile),
          className: 'figures whitespace-nowrap',
        },
        {
          label: 'Brought By',
          on: 'line',
          value: ({ referrer }) => nameOf(referrer),
          onCard: ({ referrer }) => `Brought by ${nameOf(referrer)}`,
        },
        { label: 'Code Given', on: 'fact', value: ({ givenAt }) => dayOf(givenAt), className: 'figures whitespace-nowrap' },
        { label: 'For Each', on: 'figure', value: ({ reward }) => money(reward), isFigure: true },
        {
          label: 'What Came of It',
          on: 'foot',
          value: ({ state, reason }) => (
            <span className="grid justify-items-start gap-1">
              <Badge tone={state === 'REWARDED' ? 'good' : state === 'REFUSED' ? 'bad' : 'neutral'}>{states[state]}</Badge>
              {reason && <span className="text-sm text-muted">{reasons[reason] ?? reason}</span>}
            </span>
          ),
        },
      ]}
      failed={{ title: messageOf(list.error, 'Failed to fetch the list'), isBanner: true }}
      empty={{
        icon: UserPlus,
        title: 'Nobody has brought a friend yet.',
        hint: 'Switch it on in Settings, Prices: Bringing friends. Customers find their code in their profile.',
      }}
    />
  );
}
