/** The handlers of all operations of the contract, a file for each tag. A missing one does not compile. */
import type { Tokens } from '../platform/contract/security.ts';
import type { Handlers } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { academy } from './academy.ts';
import { addresses } from './addresses.ts';
import { alerts } from './alerts.ts';
import { analytics } from './analytics.ts';
import { assistant } from './assistant.ts';
import { auth } from './auth.ts';
import { bookings } from './bookings.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { cart } from './cart.ts';
import { cashUp } from './cash-up.ts';
import { categories } from './categories.ts';
import { coupons } from './coupons.ts';
import { customers } from './customers.ts';
import { development } from './development.ts';
import { documents } from './documents.ts';
import { dueVisits } from './due-visits.ts';
import { images } from './images.ts';
import { jobs } from './jobs.ts';
import { linksOfMessages } from './links-of-messages.ts';
import { messageLog } from './message-log.ts';
import { messages } from './messages.ts';
import { movingIn } from './moving-in.ts';
import { nudges } from './nudges.ts';
import { pay } from './pay.ts';
import { payments } from './payments.ts';
import { places } from './places.ts';
import { professionals } from './professionals.ts';
import { providerReports } from './provider-reports.ts';
import { referrals } from './referrals.ts';
import { reviews } from './reviews.ts';
import { series } from './series.ts';
import { serviceArea } from './service-area.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';
import { staff } from './staff.ts';
import { visits } from './visits.ts';
import { waitingList } from './waiting-list.ts';
import { webhooks } from './webhooks.ts';

export function handlersOf(deps: Deps, tokens: Tokens): Handlers {
  return {
    ...auth(deps, tokens),
    ...staff(deps, tokens),
    ...services(deps),
    ...categories(deps),
    ...cart(deps),
    ...coupons(deps),
    ...addresses(deps),
    ...serviceArea(deps),
    ...places(deps),
    ...bookings(deps),
    ...professionals(deps),
    ...visits(deps),
    ...cashUp(deps),
    ...pay(deps),
    ...referrals(deps),
    ...reviews(deps),
    ...documents(deps),
    ...academy(deps),
    ...images(deps),
    ...settings(deps),
    ...alerts(deps),
    ...messages(deps),
    ...messageLog(deps),
    ...customers(deps),
    ...analytics(deps),
    ...assistant(deps),
    ...movingIn(deps),
    ...payments(deps),
    ...providerReports(deps),
    ...webhooks(deps),
    ...calendarFeeds(deps),
    ...jobs(deps),
    ...linksOfMessages(deps),
    ...waitingList(deps),
    ...dueVisits(deps),
    ...series(deps),
    ...nudges(deps),
    ...development(deps),
  };
}
