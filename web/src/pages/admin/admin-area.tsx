import { type ReactNode, useEffect, useRef } from 'react';
import { SWRConfig } from 'swr';
import { Redirect, Route, Router, Switch, useLocation, useSearch } from 'wouter';
import { adminPaths } from '../../admin-paths.ts';
import { CallerProvider } from '../../api/caller.ts';
import { adminApi, onSecondFactorNeeded, onSessionEnd } from '../../api/client.ts';
import { useMay, useReadRole } from '../../api/staff-role.tsx';
import { forgetStaff, ownerOf, useStaffToken } from '../../api/staff-session.ts';
import { mayOpen } from '../../features/office/admin-shell/admin-pages.ts';
import { isPasswordInDoubt } from '../../features/office/admin-shell/password-in-doubt.ts';
import { subjects } from '../../features/office/admin-shell/settings-subjects.ts';
import { askBeforeLeaving } from '../../forms/use-leave-guard.ts';
import { lazy } from '../../shared/lazy.ts';
import { keys, read } from '../../shared/storage.ts';
import { Loading } from '../../ui/loading.tsx';
import { toast } from '../../ui/toast.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { useGroups } from './layout/page-link.tsx';

const LoginPage = lazy(() => import('./login/login-page.tsx'));
const DashboardPage = lazy(() => import('./dashboard/dashboard-page.tsx'));
const BookingsPage = lazy(() => import('./bookings/bookings-page.tsx'));
const NewBookingPage = lazy(() => import('./bookings/new-booking-page.tsx'));
const CategoryPage = lazy(() => import('./category/category-page.tsx'));
const ServicesPage = lazy(() => import('./services/services-page.tsx'));
const ProfessionalsPage = lazy(() => import('./professionals/professionals-page.tsx'));
const CashUpPage = lazy(() => import('./cash-up/cash-up-page.tsx'));
const PayPage = lazy(() => import('./pay/pay-page.tsx'));
const CouponPage = lazy(() => import('./coupon/coupon-page.tsx'));
const CustomersPage = lazy(() => import('./customers/customers-page.tsx'));
const DuePage = lazy(() => import('./due/due-page.tsx'));
const EnquiriesPage = lazy(() => import('./academy/enquiries-page.tsx'));
const CoursesPage = lazy(() => import('./academy/courses-page.tsx'));
const ReviewsPage = lazy(() => import('./reviews/reviews-page.tsx'));
const AnalyticsPage = lazy(() => import('./analytics/analytics-page.tsx'));
const MessagesPage = lazy(() => import('./messages/messages-page.tsx'));
const MessageLogPage = lazy(() => import('./message-log/message-log-page.tsx'));
const DocumentsPage = lazy(() => import('./documents/documents-page.tsx'));
const JobsPage = lazy(() => import('./jobs/jobs-page.tsx'));
const SettingsPage = lazy(() => import('./settings/settings-page.tsx'));
const SubjectPage = lazy(() => import('./settings/subject-page.tsx'));
const TaxPage = lazy(() => import('./tax/tax-page.tsx'));
const StaffPage = lazy(() => import('./staff/staff-page.tsx'));
const SignInPage = lazy(() => import('./staff/sign-in-page.tsx'));
const KeysPage = lazy(() => import('./staff/keys-page.tsx'));
const AccessRecordPage = lazy(() => import('./access-record/access-record-page.tsx'));
const StaffLogPage = lazy(() => import('./staff-log/staff-log-page.tsx'));
const MovingInPage = lazy(() => import('./moving-in/moving-in-page.tsx'));
const ImportPage = lazy(() => import('./moving-in/import-page.tsx'));
const RegularVisitsPage = lazy(() => import('./regular-visits/regular-visits-page.tsx'));
const WishesPage = lazy(() => import('./wishes/wishes-page.tsx'));
const CalendarFeedsPage = lazy(() => import('./calendar-feeds/calendar-feeds-page.tsx'));
const WebhooksPage = lazy(() => import('./webhooks/webhooks-page.tsx'));
const DeliveriesPage = lazy(() => import('./webhooks/deliveries-page.tsx'));
const WebsiteButtonPage = lazy(() => import('./website-button/website-button-page.tsx'));
const NotFoundPage = lazy(() => import('./not-found/not-found-page.tsx'));
const NotAllowedPage = lazy(() => import('./not-found/not-allowed-page.tsx'));

/** All under /admin (rule K8). Customers never load it. */
export default function AdminArea() {
  return (
    <CallerProvider value={adminApi}>
      <Switch>
        <Route path={adminPaths.login} component={LoginPage} />
        <Route>
          <StaffOnly>
            <Router aroundNav={askBeforeLeaving}>
              <AdminLayout>
                <Page>
                  <Switch>
                    <Route path={adminPaths.dashboard} component={DashboardPage} />
                    <Route path={adminPaths.bookings} component={BookingsPage} />
                    <Route path={adminPaths.newBooking} component={NewBookingPage} />
                    <Route path={adminPaths.category} component={CategoryPage} />
                    <Route path={adminPaths.services} component={ServicesPage} />
                    <Route path={adminPaths.professionals} component={ProfessionalsPage} />
                    <Route path={adminPaths.cashUp} component={CashUpPage} />
                    <Route path={adminPaths.pay} component={PayPage} />
                    <Route path={adminPaths.coupon} component={CouponPage} />
                    <Route path={adminPaths.customers} component={CustomersPage} />
                    <Route path={adminPaths.due} component={DuePage} />
                    <Route path={adminPaths.academy} component={EnquiriesPage} />
                    <Route path={adminPaths.courses} component={CoursesPage} />
                    <Route path={adminPaths.reviews} component={ReviewsPage} />
                    <Route path={adminPaths.analytics} component={AnalyticsPage} />
                    <Route path={adminPaths.messages} component={MessagesPage} />
                    <Route path={adminPaths.messageLog} component={MessageLogPage} />
                    <Route path={adminPaths.regularVisits} component={RegularVisitsPage} />
                    <Route path={adminPaths.wishes} component={WishesPage} />
                    <Route path={adminPaths.accessRecord} component={AccessRecordPage} />
                    <Route path={adminPaths.staffLog} component={StaffLogPage} />
                    <Route path={adminPaths.documents} component={DocumentsPage} />
                    <Route path={adminPaths.jobs} component={JobsPage} />
                    <Route path={adminPaths.settings} component={SettingsPage} />
                    {subjects.map(subject => (
                      <Route key={subject.id} path={adminPaths.settingsOf(subject.id)}>
                        <SubjectPage subject={subject} />
                      </Route>
                    ))}
                    <Route path={adminPaths.tax} component={TaxPage} />
                    <Route path={adminPaths.staff} component={StaffPage} />
                    <Route path={adminPaths.signIn} component={SignInPage} />
                    <Route path={adminPaths.moveIn} component={MovingInPage} />
                    <Route path={`${adminPaths.moveIn}/:id`}>{({ id }) => <ImportPage key={id} id={id} />}</Route>
                    <Route path={adminPaths.keys} component={KeysPage} />
                    <Route path={adminPaths.calendarFeeds} component={CalendarFeedsPage} />
                    <Route path={adminPaths.websiteButton} component={WebsiteButtonPage} />
                    <Route path={adminPaths.webhooks} component={WebhooksPage} />
                    <Route path={`${adminPaths.webhooks}/:id`}>{({ id }) => <DeliveriesPage key={id} id={id} />}</Route>
                    <Route component={NotFoundPage} />
                  </Switch>
                </Page>
              </AdminLayout>
            </Router>
          </StaffOnly>
        </Route>
      </Switch>
      <ToastRegion ofPage />
    </CallerProvider>
  );
}

/** Without a staff token shows the sign-in, which leads back to the page asked for (rule K8). */
function StaffOnly({ children }: { children: ReactNode }) {
  const token = useStaffToken();
  const lastToken = useRef(token);
  if (token) lastToken.current = token;
  const [location, navigate] = useLocation();
  const search = useSearch();

  // Everything else is refused until there is one (rule S38).
  useEffect(() => onSecondFactorNeeded(() => navigate(adminPaths.signIn, { replace: true })), [navigate]);

  useEffect(
    () =>
      onSessionEnd(keys.adminToken, () => {
        // In doubt, the sign-in page says more.
        if (!isPasswordInDoubt(read(keys.adminToken))) toast.error('Session expired. Please log in again.');
        forgetStaff();
      }),
    [],
  );

  if (!token) {
    const here = search ? `${location}?${search}` : location;
    const state = { next: here, isPasswordInDoubt: isPasswordInDoubt(lastToken.current) };
    return <Redirect to={adminPaths.login} state={state} replace />;
  }
  return (
    // The cache ends with the session, so that no other member of staff sees it.
    <SWRConfig key={ownerOf(token)} value={{ provider: () => new Map() }}>
      <RoleKnown>{children}</RoleKnown>
    </SWRConfig>
  );
}

/** Nothing is drawn before the role is known, or the desk would ask for the figures of the salon (rule K15). */
function RoleKnown({ children }: { children: ReactNode }) {
  return useReadRole() ? children : <Loading />;
}

/** The page of the address, to those whose role has it. The bare address leads each role to its first page. */
function Page({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  const may = useMay();
  const first = useGroups()[0]?.pages[0]?.href;
  if (mayOpen(path, search, may)) return children;
  if (path === adminPaths.dashboard && first) return <Redirect to={first} replace />;
  return <NotAllowedPage />;
}
