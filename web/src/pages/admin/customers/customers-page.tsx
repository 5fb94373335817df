import { Users } from 'lucide-react';
import { useId, useState } from 'react';
import { PageBeyond } from '../../../features/admin-shell/page-beyond.tsx';
import { CustomerCards } from '../../../features/customer/customer-cards.tsx';
import { CustomerListSkeleton } from '../../../features/customer/customer-list-skeleton.tsx';
import { CustomerPanel } from '../../../features/customer/customer-panel.tsx';
import { CustomerTable } from '../../../features/customer/customer-table.tsx';
import { useCustomers } from '../../../features/customer/use-customers.ts';
import { SearchField } from '../../../forms/search-field.tsx';
import { plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useDesktop } from '../../../shared/use-media-query.ts';
import { useUrlPage } from '../../../shared/use-url-page.ts';
import { useUrlText } from '../../../shared/use-url-text.ts';
import { useUrlValue } from '../../../shared/use-url-value.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { AddButton } from '../layout/add-button.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

const AddCustomerDialog = lazy(() => import('../../../features/customer/add-customer-dialog.tsx'));

export default function CustomersPage() {
  const search = useUrlText('search');
  const [page, setPage] = useUrlPage();
  const [opened, open, close] = useUrlValue('customer');
  const { data, error, isBehind, isStale, reload } = useCustomers(search.rested, page);
  const [isAdding, setAdding] = useState(false);
  const isTable = useDesktop();
  const nearId = useId();
  const List = isTable ? CustomerTable : CustomerCards;

  return (
    <AdminPage title="Customers" isStale={isStale} action={<AddButton onClick={() => setAdding(true)}>Add Customer</AddButton>}>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <SearchField
          label="Search customers"
          placeholder="Name, mobile or e-mail"
          value={search.typed}
          onChange={search.type}
          className="w-full md:max-w-sm"
        />
        <p role="status" className="figures text-sm text-muted">
          {data && <span>{plural(data.totalElements, 'customer')}</span>}
          {data?.matched === 'SPELLING' && <span> spelt nearly like “{search.rested}”</span>}
        </p>
      </div>
      {error ? (
        <ErrorState title="Failed to load customers" onRetry={reload} />
      ) : !data ? (
        <CustomerListSkeleton isTable={isTable} />
      ) : data.content.length > 0 ? (
        <div aria-busy={isBehind} className="transition-opacity aria-busy:opacity-60">
          <List customers={data.content} onOpen={open} />
        </div>
      ) : data.totalElements > 0 ? (
        <PageBeyond onFirst={() => setPage(0)} />
      ) : search.rested ? (
        <>
          <EmptyState title="No customers found" action={<Button onClick={() => search.type('')}>Clear Search</Button>}>
            Nobody's name, mobile or e-mail has “{search.rested}” in it.
          </EmptyState>
          {data.suggestions && data.suggestions.length > 0 && (
            <section aria-labelledby={nearId}>
              <h2 id={nearId} className="mb-3 font-semibold">
                Did you mean one of these?
              </h2>
              <List customers={data.suggestions} onOpen={open} />
            </section>
          )}
        </>
      ) : (
        <EmptyState icon={Users} title="No customers yet">
          Customers who register on the site, or whom you add or book for, are listed here.
        </EmptyState>
      )}
      {data && data.content.length > 0 && <Pagination page={page} totalPages={data.totalPages} onChange={setPage} />}
      {isAdding && (
        <LateDialog onClose={() => setAdding(false)}>
          <AddCustomerDialog onAdded={open} onClose={() => setAdding(false)} />
        </LateDialog>
      )}
      {opened && <CustomerPanel key={opened} id={opened} onClose={close} />}
    </AdminPage>
  );
}
