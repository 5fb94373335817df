import { type ComponentType, Suspense } from 'react';
import { Route, Switch, useRoute } from 'wouter';
import type { PrivatePage, PublicPage } from '../../common/pages.ts';
import { ReadConfig } from './api/swr.tsx';
import { AuthDialogProvider } from './features/accounts/auth/auth-dialog.tsx';
import { CustomerOnly } from './features/accounts/auth/customer-only.tsx';
import { SessionProvider } from './features/accounts/auth/session.tsx';
// The home page is not lazy: it should not wait for a second file.
import { HomePage } from './pages/customer/home/home-page.tsx';
import { CustomerLayout } from './pages/customer/layout/customer-layout.tsx';
import { paths, patterns } from './paths.ts';
import { lazy } from './shared/lazy.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { ToastRegion } from './ui/toast-region.tsx';

const ServicesPage = lazy(() => import('./pages/customer/services/services-page.tsx'));
const AllServicesPage = lazy(() => import('./pages/customer/all-services/all-services-page.tsx'));
const ServicePage = lazy(() => import('./pages/customer/service/service-page.tsx'));
const CartPage = lazy(() => import('./pages/customer/cart/cart-page.tsx'));
const CheckoutPage = lazy(() => import('./pages/customer/checkout/checkout-page.tsx'));
const OrderSuccessPage = lazy(() => import('./pages/customer/order-success/order-success-page.tsx'));
const BookingsPage = lazy(() => import('./pages/customer/bookings/bookings-page.tsx'));
const ProfilePage = lazy(() => import('./pages/customer/profile/profile-page.tsx'));
const AcademyArea = lazy(() => import('./pages/customer/academy/academy-area.tsx'));
const AboutPage = lazy(() => import('./pages/customer/about/about-page.tsx'));
const ContactPage = lazy(() => import('./pages/customer/contact/contact-page.tsx'));
const BookPage = lazy(() => import('./pages/customer/book/book-page.tsx'));
const PrivacyPage = lazy(() => import('./pages/customer/privacy/privacy-page.tsx'));
const TermsPage = lazy(() => import('./pages/customer/terms/terms-page.tsx'));
const VisitLinkPage = lazy(() => import('./pages/customer/visit-link/visit-link-page.tsx'));
const PaymentPage = lazy(() => import('./pages/customer/payment/payment-page.tsx'));
const DevArea = lazy(() => import('./pages/dev/dev-area.tsx'));
const NotFoundPage = lazy(() => import('./pages/customer/not-found/not-found-page.tsx'));
const AdminArea = lazy(() => import('./pages/admin/admin-area.tsx'));
const ProfessionalArea = lazy(() => import('./pages/professional/professional-area.tsx'));

type Shown<Paths extends string> = Record<Paths, ComponentType>;

/** Pages for everybody. One that is listed in common/pages.ts and not here does not compile. */
const openPages = Object.entries({
  [paths.home]: HomePage,
  [paths.services]: ServicesPage,
  [paths.allServices]: AllServicesPage,
  [patterns.academy]: AcademyArea,
  [paths.about]: AboutPage,
  [paths.contact]: ContactPage,
  [paths.book]: BookPage,
  [paths.privacy]: PrivacyPage,
  [paths.terms]: TermsPage,
  [patterns.dev]: DevArea,
} satisfies Shown<Exclude<PublicPage['path'], '/academy'> | typeof patterns.academy | typeof patterns.dev>);

/** Pages for signed-in customers. Others see the home page with the login dialog. */
const ownPages = Object.entries({
  [paths.checkout]: CheckoutPage,
  [paths.orderSuccess]: OrderSuccessPage,
  [patterns.payment]: PaymentPage,
  [paths.bookings]: BookingsPage,
  [paths.profile]: ProfilePage,
} satisfies Shown<Exclude<PrivatePage['path'], '/cart' | '/payment' | '/pro'> | typeof patterns.payment>);

export function App() {
  const [isAdmin] = useRoute(patterns.admin);
  const [isProfessional] = useRoute(patterns.professional);
  return (
    <ErrorBoundary>
      <ReadConfig>
        {isAdmin || isProfessional ? <Suspense>{isAdmin ? <AdminArea /> : <ProfessionalArea />}</Suspense> : <CustomerSite />}
      </ReadConfig>
    </ErrorBoundary>
  );
}

function CustomerSite() {
  return (
    <SessionProvider>
      <AuthDialogProvider>
        <CustomerLayout>
          <Switch>
            {openPages.map(([path, Page]) => (
              <Route key={path} path={path} component={Page} />
            ))}
            {/* The key remounts the page, so that nothing of the previous service shows. */}
            <Route path={patterns.service}>{({ serviceId }) => <ServicePage key={serviceId} serviceId={serviceId} />}</Route>
            <Route path={paths.cart}>
              <CustomerOnly otherwise={paths.services} whenEnded={paths.checkout}>
                <CartPage />
              </CustomerOnly>
            </Route>
            {ownPages.map(([path, Page]) => (
              <Route key={path} path={path}>
                <CustomerOnly otherwise={paths.home}>
                  <Page />
                </CustomerOnly>
              </Route>
            ))}
            {/* The key remounts the page, so that nothing of another booking shows. */}
            <Route path={patterns.visitLink}>{({ token }) => <VisitLinkPage key={token} token={token} />}</Route>
            <Route component={NotFoundPage} />
          </Switch>
        </CustomerLayout>
      </AuthDialogProvider>
      <ToastRegion ofPage />
    </SessionProvider>
  );
}
