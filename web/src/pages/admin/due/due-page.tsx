import { CalendarPlus, MessageCircle, RotateCcw } from 'lucide-react';
import type { components } from '#contract';
import { withCountry, writtenMobile } from '../../../../../common/phone.ts';
import { DAY, istMidnight } from '../../../../../common/time.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { comeAgain } from '../../../features/messages/chat/chat-words.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { useSalonName } from '../../../features/salon/settings/salon.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { today } from '../../../shared/clock.ts';
import { date, money, plural } from '../../../shared/format.ts';
import { whatsAppLink } from '../../../shared/outside-links.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type DueCustomer = components['schemas']['DueCustomer'];

const pageSize = 20;

/** Who usually comes again by now and has not booked (rule B114): staff book, or write. */
export default function DuePage() {
  const list = useRecords('/due/admin', ({ search, page }) =>
    ask(adminApi.GET('/due/admin', { params: { query: { page, size: pageSize, ...(search && { search }) } } })),
  );
  return (
    <AdminPage title="Due">
      <p className="mb-5 max-w-prose text-muted text-pretty">
        Regulars who usually come again by now and have not booked it, the longest overdue first. Worked out early each morning.
      </p>
      <Records
        list={list}
        noun="due customer"
        label="Due customers, the longest overdue first"
        layout="rows"
        search={{ label: 'Search due customers', placeholder: 'Name, mobile or e-mail' }}
        keyOf={({ customer }) => customer.id}
        nameOf={({ customer }) => customer.fullName}
        badgeOf={({ pendingBooking }) => pendingBooking && <Badge tone="info">Has another visit to come</Badge>}
        columns={[
          {
            label: 'Customer',
            value: ({ customer }) => <TextLink href={adminPaths.customer(customer.id)}>{customer.fullName}</TextLink>,
            on: 'title',
          },
          { label: 'Last price', value: ({ lastPrice }) => <span className="figures">{money(lastPrice)}</span>, on: 'figure' },
          { label: 'Due', value: one => <Intervals due={one.due} />, on: 'line' },
          {
            label: 'Last visit',
            value: ({ services, customer }) => (
              <span className="text-sm text-muted wrap-anywhere">
                {[writtenMobile(customer.mobile), servicesOf(services)].filter(Boolean).join(' · ')}
              </span>
            ),
            on: 'line',
          },
          { label: 'What to do', value: one => <Acts one={one} />, on: 'line' },
        ]}
        failed={{ title: 'Failed to load who is due' }}
        empty={{
          icon: RotateCcw,
          title: 'Nobody is due',
          hint: 'Customers appear here three days before they usually come again.',
        }}
        noMatch={{ hint: `No due customer's name, mobile or e-mail contains “${list.search.rested}”.` }}
      />
    </AdminPage>
  );
}

const servicesOf = (services: DueCustomer['services']) =>
  services.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');

const daysTo = (day: string) => Math.round((istMidnight(day) - istMidnight(today())) / DAY);

function whenDue(dueOn: string): string {
  const days = daysTo(dueOn);
  return days === 0 ? 'due today' : days > 0 ? `due in ${plural(days, 'day')}` : `${plural(-days, 'day')} overdue`;
}

/** Each category with its last visit and its interval. */
function Intervals({ due }: { due: DueCustomer['due'] }) {
  return (
    <ul className="grid gap-0.5">
      {due.map(({ category, lastDate, days, own, dueOn }) => (
        <li key={category.id} className="wrap-anywhere">
          <span className="font-medium">{category.name}</span>
          {dueOn && <span className="figures">, {whenDue(dueOn)}</span>}
          <span className="figures text-sm text-muted">
            {' '}
            (last {date(lastDate)}
            {days !== null && `, ${own ? 'usually' : 'others'} every ${plural(days, 'day')}`})
          </span>
        </li>
      ))}
    </ul>
  );
}

function Acts({ one: { customer, due, services, serviceIds, addressId } }: { one: DueCustomer }) {
  const salon = useSalonName();
  const { fullName, mobile, language } = customer;
  const since = due[0] ? Math.max(1, Math.round(-daysTo(due[0].lastDate) / 7)) : 1;
  const named = services.map(({ name, names }) => (language !== 'en' && names?.[language]) || name).join(', ');
  const text = comeAgain({ customer: fullName.split(' ')[0] ?? '', language, salon, services: named, weeks: since });
  return (
    <span className="flex flex-wrap gap-2 pt-1.5">
      <Allowed to="POST /booking/admin">
        <LinkButton
          size="sm"
          href={adminPaths.newBookingAgain({ mobile, serviceIds, addressId })}
          aria-label={`Book for ${fullName}`}
        >
          <CalendarPlus aria-hidden className="size-4.5" strokeWidth={1.75} />
          Book
        </LinkButton>
      </Allowed>
      <LinkButton
        size="sm"
        variant="secondary"
        href={whatsAppLink(withCountry(mobile), text)}
        aria-label={`Write to ${fullName} on WhatsApp`}
      >
        <MessageCircle aria-hidden className="size-4.5" strokeWidth={1.75} />
        Write on WhatsApp
      </LinkButton>
    </span>
  );
}
