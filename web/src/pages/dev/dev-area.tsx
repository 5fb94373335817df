import { Route, Switch } from 'wouter';
import { lazy } from '../../shared/lazy.ts';
import NotFoundPage from '../customer/not-found/not-found-page.tsx';

const OutboxPage = lazy(() => import('./outbox-page.tsx'));
const PayPage = lazy(() => import('./pay-page.tsx'));

/** The pages of a development server (rule O7). */
export default function DevArea() {
  return (
    <Switch>
      <Route path="/dev/outbox" component={OutboxPage} />
      <Route path="/dev/pay" component={PayPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
