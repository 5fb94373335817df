/** The handlers of all operations of the contract. A missing one does not compile. */
import { addressRoutes } from './address/routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { areaRoutes } from './area/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { bookingRoutes } from './booking/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import type { Tokens } from './contract/security.ts';
import type { Handlers } from './contract/types.ts';
import { couponRoutes } from './coupon/routes.ts';
import { customerRoutes } from './customer/routes.ts';
import type { Deps } from './deps.ts';
import { geocodeRoutes } from './geocode/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { messageRoutes } from './message/routes.ts';
import { professionalRoutes } from './professional/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { visitRoutes } from './visit/routes.ts';

export function handlersOf(deps: Deps, tokens: Tokens): Handlers {
  return {
    ...authRoutes(deps, tokens),
    ...catalogRoutes(deps),
    ...mediaRoutes(deps),
    ...cartRoutes(deps),
    ...couponRoutes(deps),
    ...addressRoutes(deps),
    ...areaRoutes(deps),
    ...geocodeRoutes(deps),
    ...bookingRoutes(deps),
    ...professionalRoutes(deps),
    ...visitRoutes(deps, tokens),
    ...settingsRoutes(deps),
    ...messageRoutes(deps),
    ...customerRoutes(deps),
    ...analyticsRoutes(deps),
    ...jobRoutes(deps),
  };
}
