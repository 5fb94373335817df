import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { adminPaths } from '../../admin-paths.ts';
import { hasCode } from '../../api/api-error.ts';
import { lazy } from '../../shared/lazy.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LateDialog } from '../../ui/late-dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextSkeleton } from '../../ui/text-skeleton.tsx';
import { ReachButtons } from '../admin-shell/reach-buttons.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerHistory } from './customer-history.tsx';
import { DeactivatedBadge } from './customer-name.tsx';
import { CustomerNote } from './customer-note.tsx';
import { CustomerStatusDialog } from './customer-status-dialog.tsx';
import { type Customer, useCustomer } from './use-customers.ts';

const NameDialog = lazy(() => import('./name-dialog.tsx'));

interface Props {
  id: string;
  onClose: () => void;
}

export function CustomerPanel({ id, onClose }: Props) {
  const { data, error, reload } = useCustomer(id);
  /** Whom the question is about. Should the account be deleted meanwhile, the question still says so. */
  const [asked, setAsked] = useState<Customer | null>(null);
  const [isNaming, setNaming] = useState(false);
  const customer = data?.customer;

  return (
    <SidePanel
      onClose={onClose}
      title={customer?.fullName ?? 'Customer'}
      hint={customer && !customer.active && <DeactivatedBadge />}
      footer={
        customer && (
          <>
            <Button variant={customer.active ? 'secondary' : 'primary'} block onClick={() => setAsked(customer)}>
              {customer.active ? 'Deactivate' : 'Activate'}
            </Button>
            {customer.active && (
              <LinkButton block href={adminPaths.newBookingFor(customer.mobile)}>
                Book a Visit
              </LinkButton>
            )}
          </>
        )
      }
    >
      {data ? (
        <div className="grid grid-cols-1 gap-6">
          <div>
            <div className="flex flex-wrap gap-2">
              <ReachButtons name={data.customer.fullName} mobile={data.customer.mobile} email={data.customer.email} />
            </div>
            <CustomerFacts customer={data.customer} />
            <Button size="sm" variant="quiet" className="mt-2 -ml-4" onClick={() => setNaming(true)}>
              <Pencil aria-hidden className="size-4.5" strokeWidth={1.75} />
              Edit Name
            </Button>
          </div>
          <CustomerNote customerId={id} note={data.note} />
          <CustomerHistory customer={data.customer} bookings={data.bookings} />
        </div>
      ) : hasCode(error, 'USER_NOT_FOUND') ? (
        <EmptyState title="No such customer">
          The account has been deleted since. Its bookings are kept without a name.
        </EmptyState>
      ) : error ? (
        <ErrorState title="Failed to load the customer" onRetry={reload} />
      ) : (
        <PanelSkeleton />
      )}
      {isNaming && customer && (
        <LateDialog onClose={() => setNaming(false)}>
          <NameDialog customer={customer} onClose={() => setNaming(false)} />
        </LateDialog>
      )}
      {asked && <CustomerStatusDialog customer={customer ?? asked} onClose={() => setAsked(null)} />}
    </SidePanel>
  );
}

function PanelSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the customer" className="grid gap-6">
      <Skeleton className="h-11 rounded-full" />
      <div>
        <TextSkeleton lines={4} />
      </div>
      <Skeleton className="h-20" />
      <Skeleton className="h-40" />
    </div>
  );
}
