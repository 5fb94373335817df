/** The handlers of all operations of the contract. A missing one does not compile. */
import { academyRoutes } from './academy/routes.ts';
import { accessRecordRoutes } from './accounts/access-record/routes.ts';
import { addressRoutes } from './accounts/address/routes.ts';
import { authRoutes } from './accounts/auth/routes.ts';
import { calendarRoutes } from './messages/calendar/routes.ts';
import { messageRoutes } from './messages/contact-form/routes.ts';
import { areaNowRoutes } from './messages/messaging/area-now-routes.ts';
import { messagingRoutes } from './messages/messaging/routes.ts';
import { hookRoutes } from './messages/provider-reports/routes.ts';
import { webhookRoutes } from './messages/webhook/routes.ts';
import { cashUpRoutes } from './money/cash-up/routes.ts';
import { payRoutes } from './money/commission/routes.ts';
import { documentRoutes } from './money/document/routes.ts';
import { accessRoutes } from './office/access/access-routes.ts';
import { eraseProfessionalRoutes } from './office/access/erase-professional-routes.ts';
import { alertRoutes } from './office/alert/routes.ts';
import { analyticsRoutes } from './office/analytics/routes.ts';
import { customerRoutes } from './office/customer/routes.ts';
import { frontRoutes } from './office/front/routes.ts';
import { numberRoutes } from './office/number/routes.ts';
import { setupRoutes } from './office/setup/routes.ts';
import type { Tokens } from './platform/contract/security.ts';
import type { Handlers } from './platform/contract/types.ts';
import type { Deps } from './platform/deps.ts';
import { devRoutes } from './platform/dev/routes.ts';
import { jobRoutes } from './platform/jobs/routes.ts';
import { mediaRoutes } from './salon/media/routes.ts';
import { geocodeRoutes } from './salon/places/routes.ts';
import { settingsRoutes } from './salon/settings/routes.ts';
import { areaRoutes } from './schedule/area/routes.ts';
import { professionalRoutes } from './schedule/professional/routes.ts';
import { cartRoutes } from './shop/cart/routes.ts';
import { catalogRoutes } from './shop/catalog/routes.ts';
import { couponRoutes } from './shop/coupon/routes.ts';
import { bookingRoutes } from './visits/booking/routes.ts';
import { payOnlineRoutes } from './visits/payment/routes.ts';
import { visitRoutes } from './visits/professional-app/routes.ts';
import { reviewRoutes } from './visits/review/routes.ts';
import { visitLinkRoutes } from './visits/visit-link/routes.ts';

export function handlersOf(deps: Deps, tokens: Tokens): Handlers {
  return {
    ...accessRecordRoutes(deps),
    ...authRoutes(deps, tokens),
    ...accessRoutes(deps, tokens),
    ...catalogRoutes(deps),
    ...mediaRoutes(deps),
    ...cartRoutes(deps),
    ...couponRoutes(deps),
    ...addressRoutes(deps),
    ...areaRoutes(deps),
    ...areaNowRoutes(deps),
    ...frontRoutes(deps),
    ...academyRoutes(deps),
    ...geocodeRoutes(deps),
    ...bookingRoutes(deps),
    ...payOnlineRoutes(deps),
    ...calendarRoutes(deps),
    ...cashUpRoutes(deps),
    ...payRoutes(deps),
    ...documentRoutes(deps),
    ...professionalRoutes(deps),
    ...numberRoutes(deps),
    ...eraseProfessionalRoutes(deps),
    ...visitRoutes(deps, tokens),
    ...reviewRoutes(deps),
    ...settingsRoutes(deps),
    ...setupRoutes(deps),
    ...messageRoutes(deps),
    ...messagingRoutes(deps),
    ...customerRoutes(deps, tokens),
    ...alertRoutes(deps),
    ...analyticsRoutes(deps),
    ...hookRoutes(deps),
    ...jobRoutes(deps),
    ...webhookRoutes(deps),
    ...visitLinkRoutes(deps),
    ...devRoutes(deps),
  };
}
