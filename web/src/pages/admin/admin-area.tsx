import { Route, Router, Switch } from 'wouter';
import { adminPaths } from '../../admin-paths.ts';
import { StaffOnly } from '../../features/admin-shell/staff-only.tsx';
import { askBeforeLeaving } from '../../forms/use-leave-guard.ts';
import { lazy } from '../../shared/lazy.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';

const LoginPage = lazy(() => import('./login/login-page.tsx'));
const DashboardPage = lazy(() => import('./dashboard/dashboard-page.tsx'));
const BookingsPage = lazy(() => import('./bookings/bookings-page.tsx'));
const NewBookingPage = lazy(() => import('./bookings/new-booking-page.tsx'));
const CategoryPage = lazy(() => import('./category/category-page.tsx'));
const ServicesPage = lazy(() => import('./services/services-page.tsx'));
const ProfessionalsPage = lazy(() => import('./professionals/professionals-page.tsx'));
const CouponPage = lazy(() => import('./coupon/coupon-page.tsx'));
const CustomersPage = lazy(() => import('./customers/customers-page.tsx'));
const AnalyticsPage = lazy(() => import('./analytics/analytics-page.tsx'));
const MessagesPage = lazy(() => import('./messages/messages-page.tsx'));
const JobsPage = lazy(() => import('./jobs/jobs-page.tsx'));
const SettingsPage = lazy(() => import('./settings/settings-page.tsx'));
const StaffPage = lazy(() => import('./staff/staff-page.tsx'));
const WishesPage = lazy(() => import('./wishes/wishes-page.tsx'));
const NotFoundPage = lazy(() => import('./not-found/not-found-page.tsx'));

/** All under /admin (rule K8). Customers never load it. */
export default function AdminArea() {
  return (
    <>
      <Switch>
        <Route path={adminPaths.login} component={LoginPage} />
        <Route>
          <StaffOnly>
            <Router aroundNav={askBeforeLeaving}>
              <AdminLayout>
                <Switch>
                  <Route path={adminPaths.dashboard} component={DashboardPage} />
                  <Route path={adminPaths.bookings} component={BookingsPage} />
                  <Route path={adminPaths.newBooking} component={NewBookingPage} />
                  <Route path={adminPaths.category} component={CategoryPage} />
                  <Route path={adminPaths.services} component={ServicesPage} />
                  <Route path={adminPaths.professionals} component={ProfessionalsPage} />
                  <Route path={adminPaths.coupon} component={CouponPage} />
                  <Route path={adminPaths.customers} component={CustomersPage} />
                  <Route path={adminPaths.analytics} component={AnalyticsPage} />
                  <Route path={adminPaths.messages} component={MessagesPage} />
                  <Route path={adminPaths.wishes} component={WishesPage} />
                  <Route path={adminPaths.jobs} component={JobsPage} />
                  <Route path={adminPaths.settings} component={SettingsPage} />
                  <Route path={adminPaths.staff} component={StaffPage} />
                  <Route component={NotFoundPage} />
                </Switch>
              </AdminLayout>
            </Router>
          </StaffOnly>
        </Route>
      </Switch>
      <ToastRegion ofPage />
    </>
  );
}
