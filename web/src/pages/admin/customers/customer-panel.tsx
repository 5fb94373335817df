import { Pencil, Smartphone, UserX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { writtenMobile } from '../../../../../common/phone.ts';
import { istDate } from '../../../../../common/time.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { type Customer, useChangeCustomers, useCustomer } from '../../../features/accounts/customer/customer.ts';
import { CustomerNote } from '../../../features/accounts/customer/customer-note.tsx';
import { languageNames } from '../../../features/accounts/customer/language-options.ts';
import { genderWord } from '../../../features/accounts/profile/genders.ts';
import { UnreachedNote } from '../../../features/messages/message-log/unreached-note.tsx';
import { NumberHistory } from '../../../features/office/change-mobile/number-history.tsx';
import { date, instant, plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { SidePanel } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { ReachButtons } from '../../../ui/reach-buttons.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { Advertising } from './advertising.tsx';
import { CustomerHistory } from './customer-history.tsx';
import { PersonalCoupons } from './personal-coupons.tsx';
import { UsualIntervals } from './usual-intervals.tsx';

const NumberDialog = lazy(() => import('./change-number-dialog.tsx'));
const CustomerSeries = lazy(() => import('../../../features/visits/series-admin/customer-series.tsx'));
const NameDialog = lazy(() => import('./name-dialog.tsx'));

interface Props {
  id: string;
  onClose: () => void;
}

export function CustomerPanel({ id, onClose }: Props) {
  const { data, error, reload } = useCustomer(id);
  const askToSwitch = useStatusQuestion();
  const [isNaming, setNaming] = useState(false);
  const [isRenumbering, setRenumbering] = useState(false);
  const stopNaming = () => setNaming(false);
  const stopRenumbering = () => setRenumbering(false);
  const customer = data?.customer;

  return (
    <SidePanel
      onClose={onClose}
      title={customer?.fullName ?? 'Customer'}
      hint={customer && !customer.active && <DeactivatedBadge />}
      footer={
        customer && (
          <>
            <Allowed to="PUT /customer/admin/{id}/status">
              <Button variant={customer.active ? 'secondary' : 'primary'} block onClick={() => askToSwitch(customer)}>
                {customer.active ? 'Deactivate' : 'Activate'}
              </Button>
            </Allowed>
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
            <UnreachedNote isShown={data.unreached} />
            <div className="flex flex-wrap gap-2 not-first:mt-4">
              <ReachButtons name={data.customer.fullName} mobile={data.customer.mobile} email={data.customer.email} />
            </div>
            <Facts
              facts={factsOf({ ...data.customer, renumbered: data.mobileChanges.length > 0 }).filter(({ value }) => value)}
            />
            <div className="mt-2 -ml-4 flex flex-wrap">
              <Button size="sm" variant="quiet" onClick={() => setNaming(true)}>
                <Pencil aria-hidden className="size-4.5" strokeWidth={1.75} />
                Edit Name and Language
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setRenumbering(true)}>
                <Smartphone aria-hidden className="size-4.5" strokeWidth={1.75} />
                Change Number
              </Button>
            </div>
          </div>
          <NumberHistory changes={data.mobileChanges} owner="the customer" />
          <CustomerNote customerId={id} note={data.note} />
          <UsualIntervals intervals={data.intervals} />
          <Advertising advertising={data.advertising} />
          <PersonalCoupons customerId={id} />
          <Allowed to="GET /series/admin">
            <ErrorBoundary fallback={null}>
              <Suspense fallback={null}>
                <CustomerSeries userId={id} bookings={data.bookings} />
              </Suspense>
            </ErrorBoundary>
          </Allowed>
          <CustomerHistory customer={data.customer} bookings={data.bookings} />
          <Allowed to="GET /access-record/admin">
            <p>
              <TextLink href={adminPaths.accessTo(id)}>Who has read this</TextLink>
            </p>
          </Allowed>
        </div>
      ) : hasCode(error, 'USER_NOT_FOUND') ? (
        <EmptyState title="No such customer">The account was deleted. Its bookings are kept without a name.</EmptyState>
      ) : error ? (
        <ErrorState title="Failed to load the customer" onRetry={reload} />
      ) : (
        <PanelSkeleton />
      )}
      {isRenumbering && customer && (
        <LateDialog onClose={stopRenumbering}>
          <NumberDialog customer={customer} onClose={stopRenumbering} />
        </LateDialog>
      )}
      {isNaming && customer && (
        <LateDialog onClose={stopNaming}>
          <NameDialog customer={customer} onClose={stopNaming} />
        </LateDialog>
      )}
    </SidePanel>
  );
}

export function DeactivatedBadge() {
  return (
    <Badge tone="bad">
      <UserX aria-hidden className="size-3.5" />
      Deactivated
    </Badge>
  );
}

const unconfirmed = (renumbered: boolean, lastActive: string): string =>
  renumbered ? `${instant(lastActive)}, not yet with this number` : 'Added by staff, has not signed in yet';

/** What customers told about themselves; some facts may be empty. `renumbered`: staff gave an older account another number. */
function factsOf({
  mobile,
  email,
  gender,
  dateOfBirth,
  womenOnly,
  language,
  createdAt,
  lastActive,
  verified,
  noShows,
  renumbered,
}: Customer & { renumbered: boolean }) {
  return [
    { label: 'Mobile', value: writtenMobile(mobile) },
    { label: 'Nobody was there', value: noShows > 0 && `${plural(noShows, 'time')} in 12 months` },
    { label: 'E-mail', value: email },
    { label: 'Gender', value: genderWord(gender) },
    { label: 'Born', value: dateOfBirth && date(dateOfBirth) },
    ...(womenOnly ? [{ label: 'Wish', value: 'Only women come' }] : []),
    { label: 'Language', value: languageNames[language] },
    { label: 'Customer since', value: date(istDate(Date.parse(createdAt))) },
    { label: 'Last active', value: verified ? instant(lastActive) : unconfirmed(renumbered, lastActive) },
  ];
}

/**
 * Asks before an account is deactivated or activated, and says what that does. It does what was asked, even when a colleague switches
 * the account while the question is open.
 */
function useStatusQuestion() {
  const customers = useChangeCustomers();
  return ({ id, fullName, active, pendingBookings }: Customer) => {
    const act = async () => {
      const params = { path: { id }, query: { active: !active } };
      await customers.update(null, () => ask(adminApi.PUT('/customer/admin/{id}/status', { params })));
      toast.success(active ? `${fullName} is deactivated` : `${fullName} is active again`);
    };
    if (!active) {
      return confirm({
        title: 'Activate this customer?',
        body: <p className="wrap-anywhere">{fullName} can sign in and book again.</p>,
        confirm: 'Activate',
        confirming: 'Activating...',
        fallback: 'Failed to activate the customer',
        isFinal: customers.isGone,
        act,
      });
    }
    confirm({
      title: 'Deactivate this customer?',
      body: (
        <ul className="grid list-disc gap-1.5 pl-5 wrap-anywhere marker:text-plum">
          <li>{fullName} is signed out at once, on every device.</li>
          <li>They cannot sign in or book until you activate them again.</li>
          <li>
            {pendingBookings > 0
              ? `Their bookings stay, with ${plural(pendingBookings, 'pending visit')}. Cancel in Bookings what should not take place.`
              : 'Their bookings stay as they are.'}
          </li>
        </ul>
      ),
      danger: true,
      confirm: 'Deactivate',
      confirming: 'Deactivating...',
      fallback: 'Failed to deactivate the customer',
      isFinal: customers.isGone,
      act,
    });
  };
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
