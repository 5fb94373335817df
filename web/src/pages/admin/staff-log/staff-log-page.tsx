import { History, ScrollText, UserRound } from 'lucide-react';
import type { components } from '#contract';
import { labelOf } from '../../../../../common/field-names.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { LogFilters, useLogFilters } from '../../../features/accounts/staff-log/log-filters.tsx';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { instant } from '../../../shared/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type Act = components['schemas']['StaffAct'];
type Kind = Act['kind'];

const kinds: readonly { value: Kind | ''; label: string }[] = [
  { value: '', label: 'Everything' },
  { value: 'MONEY', label: 'Money' },
  { value: 'PRICES', label: 'Prices' },
  { value: 'PEOPLE', label: 'People' },
  { value: 'SETTINGS', label: 'Settings' },
];

/** What staff and programs changed, for the owner (rule K16). */
export default function StaffLogPage() {
  const chosen = useLogFilters();
  const { of, narrow } = chosen;
  const [day, actor, target] = [of('day'), of('actor'), of('about')];
  const kind = kinds.find(({ value }) => value === of('kind'))?.value ?? '';
  const list = useRecords(
    '/auth/admin/log',
    ({ page }) => {
      const query = {
        ...{ page, ...(day && { day }), ...(kind && { kind }) },
        ...{ ...(actor && { actorId: actor }), ...(target && { targetId: target }) },
      };
      return ask(adminApi.GET('/auth/admin/log', { params: { query } }));
    },
    { filters: { day, kind, actor, target } },
  );

  return (
    <AdminPage title="What Staff Did">
      <p className="mb-5 max-w-prose text-muted">
        Who changed money, prices, people or settings, with the latest first. Who books, moves and assigns a visit is in the
        history of its booking. Entries are kept for eight years.
      </p>
      <Records
        list={list}
        noun="act"
        label="Acts"
        filters={
          <LogFilters {...chosen} whom={['actor', 'about']}>
            <FilterSelect label="About" value={kind} options={[...kinds]} onChange={next => narrow({ kind: next })} />
          </LogFilters>
        }
        keyOf={({ id }) => id}
        nameOf={act => `${act.actor.name}, ${whatWords(act)}`}
        badgeOf={({ done }) => !done && <Badge tone="warning">Outcome not known</Badge>}
        columns={[
          { label: 'What', value: act => <What act={act} />, on: 'title' },
          {
            label: 'Who',
            value: ({ actor: { name, kind } }) => `${name || 'Removed since'}${kind === 'KEY' ? ' (API key)' : ''}`,
            on: 'line',
          },
          { label: 'Changed', value: ({ changes }) => <Changes of={changes} />, on: 'line', className: 'min-w-64' },
          { label: 'When', value: ({ at }) => instant(at), on: 'line', className: 'figures min-w-36' },
        ]}
        actions={({ actor: { id }, targetId }) => [
          ...(actor ? [] : [{ label: 'Only the acts of', icon: UserRound, onClick: () => narrow({ actor: id }) }]),
          ...(targetId && !target
            ? [{ label: 'All that happened to the thing of', icon: History, onClick: () => narrow({ about: targetId }) }]
            : []),
        ]}
        failed={{ title: 'Failed to load the log' }}
        empty={{ icon: ScrollText, title: 'Nobody has changed anything yet' }}
        noMatch={{ hint: 'Nobody changed anything of this kind.' }}
      />
    </AdminPage>
  );
}

/** Operations that read badly as their names. Others become words by themselves: updateService, Update service. */
const words: Record<string, string> = {
  markBookingPaid: 'Booking marked as paid',
  markBookingUnpaid: 'Booking marked as unpaid',
  markBookingRefunded: 'Booking marked as refunded',
  markBookingUnrefunded: 'Booking marked as not refunded',
  markBookingCompleted: 'Booking marked as completed',
  markBookingCompletedByPost: 'Booking marked as completed',
  setBookingStatus: 'Booking ended',
  answerServicesAsStaff: 'Agreed to other services for a customer',
  enterPastVisit: 'Past visit entered',
  settleCashUp: 'Cash settled',
  settleBalance: 'Open balance settled',
  takeFee: 'Fee taken',
  takeBackFee: 'Fee taken back',
  setStaffRole: 'Role of staff changed',
  confirmTotp: 'Own authenticator app turned on',
  removeTotp: 'Own authenticator app turned off',
  addPasskey: 'Own passkey added',
  removePasskey: 'Own passkey removed',
  makeRecoveryCodes: 'Own recovery codes made anew',
  resetSecondFactor: 'Second factor of a colleague taken away',
  createApiKey: 'API key created',
  revokeApiKey: 'API key revoked',
  revokeAllApiKeys: 'All API keys revoked',
  setServiceProfessionals: 'Who does a service changed',
  setProfessionalDay: 'Hours of a day changed',
  clearProfessionalDay: 'Hours of a day as usual again',
  changeGuestsAsStaff: 'Guests of a booking changed',
  changeServices: 'Services or price of a booking changed',
  changePassword: 'Own password changed',
  changeSetup: 'First steps noted',
  bookTest: 'Test visit booked',
  emptyDemo: 'Demo emptied',
  tellAreaWishes: 'People told that the salon comes to them',
};

function whatWords({ operation }: Act): string {
  const plain = operation.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words[operation] ?? `${plain[0]?.toUpperCase()}${plain.slice(1)}`;
}

/** Leads to the booking, customer or professional, if it is about one. */
function What({ act }: { act: Act }) {
  const href = act.targetId === null ? undefined : pathOf(act.operation, act.targetId);
  return href ? <TextLink href={href}>{whatWords(act)}</TextLink> : whatWords(act);
}

function pathOf(operation: string, id: string): string | undefined {
  if (/delete|erase|remove/i.test(operation)) return undefined;
  if (/Booking|Payment|Services$|AsStaff$|PastVisit/.test(operation) && !/Test/.test(operation)) return adminPaths.booking(id);
  if (/Customer/.test(operation)) return adminPaths.customer(id);
  return /Professional/.test(operation) ? adminPaths.professional(id) : undefined;
}

/** `Price: 999 → 1099`, a line each; of people only the names of the fields. */
function Changes({ of }: { of: Act['changes'] }) {
  return of.map((change, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a field may be there several times, and the lines never change
    <span key={place} className="figures block wrap-anywhere">
      {changeWords(change)}
    </span>
  ));
}

function changeWords({ field, from, to }: Act['changes'][number]): string {
  const label = labelOf(field);
  if (from === null) return to === null ? label : `${label}: ${valueWords(to)}`;
  return `${label}: ${valueWords(from)} → ${to === null ? 'none' : valueWords(to)}`;
}

/** Roles and other names of ours are in capitals, switches are true or false. */
function valueWords(value: string): string {
  if (value === 'true' || value === 'false') return value === 'true' ? 'on' : 'off';
  return /^[A-Z][A-Z_]+$/.test(value) ? value.toLowerCase().replaceAll('_', ' ') : value;
}
