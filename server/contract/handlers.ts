/** Every operation of the contract and who answers it. A missing one does not compile. */
import { addressRoutes } from '../address/routes.ts';
import { authRoutes } from '../auth/routes.ts';
import { bookingRoutes } from '../booking/routes.ts';
import { cartRoutes } from '../cart/routes.ts';
import { catalogRoutes } from '../catalog/routes.ts';
import { couponRoutes } from '../coupon/routes.ts';
import type { Deps } from '../deps.ts';
import { geocodeRoutes } from '../geocode/routes.ts';
import { mediaRoutes } from '../media/routes.ts';
import { messageRoutes } from '../message/routes.ts';
import { settingsRoutes } from '../settings/routes.ts';
import { AppError } from './errors.ts';
import type { Tokens } from './security.ts';
import type { Handlers, OperationId } from './types.ts';

/** In the contract, and not built yet. */
const later = <K extends OperationId>(...operations: K[]) => {
  const refuse = () => {
    throw new AppError('NOT_IMPLEMENTED');
  };
  return Object.fromEntries(operations.map(operation => [operation, refuse])) as unknown as Pick<Handlers, K>;
};

export const handlersOf = (deps: Deps, tokens: Tokens): Handlers => ({
  ...authRoutes(deps, tokens),
  ...catalogRoutes(deps),
  ...mediaRoutes(deps),
  ...cartRoutes(deps),
  ...couponRoutes(deps),
  ...addressRoutes(deps),
  ...geocodeRoutes(deps),
  ...bookingRoutes(deps),
  ...settingsRoutes(deps),
  ...messageRoutes(deps),
  ...later(
    'adminLogin',
    'exportProfile',
    'deleteProfile',
    'createService',
    'updateService',
    'deleteService',
    'createCategory',
    'updateCategory',
    'deleteCategory',
    'listAllBookings',
    'exportBookings',
    'listCustomers',
    'getCustomer',
    'setCustomerStatus',
    'getOverview',
    'getAnalytics',
  ),
});
