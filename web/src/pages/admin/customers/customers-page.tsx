import { Users } from 'lucide-react';
import { useState } from 'react';
import { writtenMobile } from '../../../../../common/phone.ts';
import { istDate } from '../../../../../common/time.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { AddButton, AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { count, date, money, plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useUrlValue } from '../../../shared/use-url.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CustomerPanel, DeactivatedBadge } from './customer-panel.tsx';

const AddCustomerDialog = lazy(() => import('./add-customer-dialog.tsx'));

const pageSize = 20;

export default function CustomersPage() {
  const list = useRecords('/customer/admin', ({ search, page }) =>
    ask(adminApi.GET('/customer/admin', { params: { query: { page, size: pageSize, ...(search && { search }) } } })),
  );
  const [opened, open, close] = useUrlValue('customer');
  const [isAdding, setAdding] = useState(false);
  const stopAdding = () => setAdding(false);

  return (
    <AdminPage title="Customers" action={<AddButton onClick={() => setAdding(true)}>Add Customer</AddButton>}>
      <Records
        list={list}
        noun="customer"
        label="Customers, newest first"
        search={{ label: 'Search customers', placeholder: 'Name, mobile or e-mail' }}
        keyOf={({ id }) => id}
        nameOf={({ fullName }) => fullName}
        badgeOf={({ active }) => !active && <DeactivatedBadge />}
        columns={[
          { label: 'Customer', value: ({ fullName }) => fullName, on: 'title', className: 'max-w-72' },
          { label: 'Mobile', value: ({ mobile }) => writtenMobile(mobile), on: 'meta', className: 'figures whitespace-nowrap' },
          { label: 'E-mail', value: ({ email }) => email ?? '–', className: 'max-w-56 text-muted wrap-anywhere' },
          {
            label: 'Bookings',
            value: ({ bookings }) => count(bookings),
            on: 'meta',
            onCard: ({ bookings }) => (bookings > 0 ? plural(bookings, 'booking') : 'Nothing booked'),
            isFigure: true,
          },
          {
            label: 'Spent',
            value: ({ spent }) => money(spent),
            on: 'figure',
            onCard: ({ bookings, spent }) => bookings > 0 && money(spent),
            isFigure: true,
          },
          {
            label: 'Last active',
            value: ({ lastActive }) => date(istDate(Date.parse(lastActive))),
            isFigure: true,
            className: 'text-muted',
          },
        ]}
        onOpen={({ id }) => open(id)}
        opened={opened}
        failed={{ title: 'Failed to load customers' }}
        empty={{
          icon: Users,
          title: 'No customers yet',
          hint: 'Customers who register on the site are listed here, and those you add or book for.',
          action: (
            <Allowed to="POST /import/admin">
              <TextLink href={`${adminPaths.moveIn}?kind=CUSTOMERS`}>Bring a list</TextLink>
            </Allowed>
          ),
        }}
        noMatch={{ hint: `No customer's name, mobile or e-mail contains “${list.search.rested}”.` }}
      />
      {isAdding && (
        <LateDialog onClose={stopAdding}>
          <AddCustomerDialog onAdded={open} onClose={stopAdding} />
        </LateDialog>
      )}
      {opened && <CustomerPanel key={opened} id={opened} onClose={close} />}
    </AdminPage>
  );
}
