/**
 * Who gets what, on every operation that a customer may call with somebody's id: one policy table, held against the
 * contract, so that no operation can be forgotten.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../common/time.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { portOf } from '../../test/form.ts';
import { HOME, makeAddress, makeAdmin, makeCoupon, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';
import { wire } from '../../test/wire.ts';
import { resolve, routes } from './document.ts';
import { type Route, signInsOf } from './operation.ts';
import { PREFIX } from './prefix.ts';
import type { OperationId } from './types.ts';

interface Owned {
  userId: string;
  cartId: string;
  itemId: string;
  addressId: string;
  bookingId: string;
  waitId: string;
  seriesId: string;
  /** The document of the booking, which is paid. */
  documentId: string;
}
/** Which of the owner's things the operation is called with, and what another customer is answered. */
interface Policy {
  ids: (things: Owned) => Record<string, string>;
  /** What the owner is answered, unless it is 200. */
  owner?: number;
  others: 403 | 404;
}

const cart = (others: 403 | 404 = 404): Policy => ({ ids: ({ cartId, itemId }) => ({ cartId, itemId }), others });
const POLICY: Partial<Record<OperationId, Policy>> = {
  createCart: { ids: ({ userId }) => ({ userId }), others: 403 },
  getCartOfUser: { ids: ({ userId }) => ({ userId }), others: 403 },
  listCoupons: { ids: ({ userId }) => ({ userId }), others: 403 },
  listBookingsOfUser: { ids: ({ userId }) => ({ id: userId }), others: 403 },
  getCart: cart(),
  addCartItem: cart(),
  putCartService: { ids: ({ cartId }) => ({ cartId, serviceId: service }), others: 404 },
  putCartGuests: cart(),
  updateCartItem: cart(),
  removeCartItem: cart(),
  clearCart: cart(),
  applyCartCoupon: cart(),
  removeCartCoupon: cart(),
  deleteCart: cart(),
  updateAddress: { ids: ({ addressId }) => ({ id: addressId }), others: 404 },
  deleteAddress: { ids: ({ addressId }) => ({ id: addressId }), others: 404 },
  getBooking: { ids: ({ bookingId }) => ({ id: bookingId }), others: 404 },
  getBookingCalendar: { ids: ({ bookingId }) => ({ id: bookingId }), others: 404 },
  getBookingPayment: { ids: ({ bookingId }) => ({ id: bookingId }), others: 404 },
  // The salon takes no online payment.
  startPayment: { ids: ({ bookingId }) => ({ id: bookingId }), owner: 409, others: 404 },
  rescheduleBooking: { ids: ({ bookingId }) => ({ id: bookingId }), others: 404 },
  // The booking is not for guests.
  changeGuests: { ids: ({ bookingId }) => ({ id: bookingId }), owner: 409, others: 404 },
  cancelBooking: { ids: ({ bookingId }) => ({ id: bookingId }), others: 404 },
  listDocumentsOfBooking: { ids: ({ bookingId }) => ({ id: bookingId }), others: 404 },
  changeWait: { ids: ({ waitId }) => ({ id: waitId }), others: 404 },
  endWait: { ids: ({ waitId }) => ({ id: waitId }), others: 404 },
  listSeriesProposals: { ids: ({ userId }) => ({ id: userId }), others: 403 },
  readSeries: { ids: ({ seriesId }) => ({ id: seriesId }), others: 404 },
  changeSeries: { ids: ({ seriesId }) => ({ id: seriesId }), others: 404 },
  actOnSeries: { ids: ({ seriesId }) => ({ id: seriesId }), others: 404 },
  getDocument: { ids: ({ documentId }) => ({ id: documentId }), others: 404 },
  getDocumentPdf: { ids: ({ documentId }) => ({ id: documentId }), others: 404 },
  getDocumentHtml: { ids: ({ documentId }) => ({ id: documentId }), others: 404 },
  getReview: { ids: ({ bookingId }) => ({ id: bookingId }), others: 404 },
  // The visit is not completed.
  putReview: { ids: ({ bookingId }) => ({ id: bookingId }), owner: 409, others: 404 },
  offerAgain: { ids: ({ bookingId }) => ({ id: bookingId }), others: 404 },
  // Nothing is held for a payment.
  payAfterService: { ids: ({ bookingId }) => ({ id: bookingId }), others: 404 },
  bookAgain: { ids: ({ bookingId }) => ({ id: bookingId }), others: 404 },
  // Nothing is proposed.
  agreeToTime: { ids: ({ bookingId }) => ({ id: bookingId }), owner: 409, others: 404 },
  answerServices: { ids: ({ bookingId }) => ({ id: bookingId }), owner: 409, others: 404 },
};
/** Ids that are nobody's: categories, and codes of coupons that are for everybody. */
const NOBODYS = new Set<OperationId>(['hideDueVisit', 'getCoupon', 'applyCoupon', 'validateCoupon']);

let app: TestApp;
let line: ReturnType<typeof wire>;
let service: string;
let staff: string;
let owner: TestCustomer;
let other: TestCustomer;

const things = async (customer: TestCustomer, bookingDate: string, isSeries: boolean): Promise<Owned> => {
  const { token, userId } = customer;
  const cartId = (await app.call('POST', `/cart?userId=${userId}`, { token })).body.data.id;
  const filled = await app.call('POST', `/cart/${cartId}/items`, { token, body: { serviceId: service, quantity: 2 } });
  const addressId = await makeAddress(app, customer);
  const body = {
    userId,
    serviceIds: [service],
    bookingDate,
    bookingTime: '09:00:00',
    finalPrice: 999,
    addressId,
    paymentType: 'PAY_AFTER',
  };
  const { bookingId } = (await app.call('POST', '/booking', { token, body })).body.data;
  await app.call('PUT', `/booking/admin/${bookingId}/mark-paid`, { token: staff });
  const [document] = (await app.call('GET', `/booking/${bookingId}/documents`, { token })).body.data;
  // Three at once are the most.
  for (const { id } of (await app.call('GET', '/wait', { token })).body.data) await app.call('DELETE', `/wait/${id}`, { token });
  const waiting = { serviceIds: [service], addressId, from: '2026-12-07', to: '2026-12-07' };
  const waitId = (await app.call('POST', '/wait', { token, body: waiting })).body.data.id;
  const itemId = filled.body.data.items[0].id;
  const once = { bookingId, everyWeeks: 12, until: bookingDate };
  const seriesId = isSeries ? (await app.call('POST', '/series', { token, body: once })).body.data.id : '';
  return { userId, cartId, addressId, itemId, bookingId, waitId, seriesId, documentId: document.id };
};

beforeAll(async () => {
  app = await startApp();
  line = wire(portOf(app));
  service = await makeService(app);
  staff = (await makeAdmin(app)).token;
  await makeCoupon(app, { code: 'TEN' });
  [owner, other] = [await makeCustomer(app), await makeCustomer(app)];
});
afterAll(async () => {
  line.close();
  await app.close();
});

const rolesOf = ({ operation }: Route) => signInsOf(operation);
const parametersOf = ({ operation }: Route) => (operation.parameters ?? []).map(resolve);
const governed = routes.filter(
  route => rolesOf(route).includes('customer') && parametersOf(route).some(({ name }) => /^(id|code|\w+Id)$/.test(name)),
);

const BODIES: Partial<Record<OperationId, () => object>> = {
  putReview: () => ({ rating: 5 }),
  addCartItem: () => ({ serviceId: service, quantity: 1 }),
  putCartGuests: () => ({ guests: [{ label: null, serviceIds: [service] }] }),
  changeGuests: () => ({ guests: [{ label: null, serviceIds: [service] }] }),
  rescheduleBooking: () => ({ bookingTime: '11:00:00' }),
  agreeToTime: () => ({ bookingDate: '2026-12-10', bookingTime: '11:00:00' }),
  answerServices: () => ({ proposalId: service, agreed: true }),
  updateAddress: () => HOME,
  changeWait: () => ({ times: null }),
  changeSeries: () => ({ flexMinutes: 30 }),
  actOnSeries: () => ({ act: 'END' }),
};

const call = ({ method, path, operation }: Route, ids: Record<string, string>, token: string) => {
  const query = Object.entries({ ...ids, quantity: '3', couponCode: 'TEN' })
    .filter(([name]) => parametersOf({ method, path, operation }).some(one => one.in === 'query' && one.name === name))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const body = BODIES[operation.operationId]?.();
  return line.send({
    method,
    path: `${PREFIX}${path.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name] ?? 'missing')}${query && `?${query}`}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
};

it('the policy covers every operation that takes an id', () => {
  const missing = governed.map(({ operation }) => operation.operationId).filter(id => !POLICY[id] && !NOBODYS.has(id));
  expect(missing).toEqual([]);
});

describe('R13 R19 R20 R21 R22 R24 actors', () => {
  it('the owner gets it; another customer gets the answer of an unknown id and changes nothing', {
    timeout: 60_000,
  }, async () => {
    for (const [n, route] of governed.entries()) {
      const policy = POLICY[route.operation.operationId];
      if (!policy) continue;
      const owned = await things(owner, addDays('2026-12-07', n), route.path.startsWith('/series'));
      const ids = policy.ids(owned);
      const unknown = Object.fromEntries(Object.keys(ids).map(name => [name, 'unknown']));

      const [theirs, nobodys] = [await call(route, ids, other.token), await call(route, unknown, other.token)];
      const outcome = [route.operation.operationId, theirs.status, theirs.text];
      expect(outcome).toEqual([route.operation.operationId, policy.others, nobodys.text]);
      expect(theirs.text).not.toContain(owner.mobile);

      const own = await call(route, ids, owner.token);
      expect([route.operation.operationId, own.status]).toEqual([route.operation.operationId, policy.owner ?? 200]);
      await app.call('PUT', `/booking/${owned.bookingId}/cancel`, { token: owner.token });
      await app.call('DELETE', `/cart/${owned.cartId}`, { token: owner.token });
    }
  });

  it("staff may read anyone's cart and bookings, even for an unknown user", async () => {
    const owned = await things(owner, '2027-01-20', false);
    for (const path of [`/cart/user/${owned.userId}`, `/booking/user/${owned.userId}`, `/booking/${owned.bookingId}`]) {
      expect([path, (await app.call('GET', path, { token: staff })).status]).toEqual([path, 200]);
    }
    for (const path of ['/cart/user/unknown', '/booking/user/unknown', '/booking/unknown']) {
      expect([path, (await app.call('GET', path, { token: staff })).status]).toEqual([path, 404]);
    }
  });

  it("an expired session and a deactivated customer's session are 401 everywhere", async () => {
    const secured = routes.filter(route => rolesOf(route).length > 0);
    const gone = await makeCustomer(app);
    await app.call('PUT', `/customer/admin/${gone.userId}/status?active=false`, { token: (await makeAdmin(app)).token });
    const expiring = await makeCustomer(app);
    const mustBeRefused = async (token: string) => {
      for (const route of secured) {
        const { status } = await call(route, { id: 'x', cartId: 'x', itemId: 'x', userId: 'x', code: 'TEN' }, token);
        expect([route.operation.operationId, status]).toEqual([route.operation.operationId, 401]);
      }
    };
    await mustBeRefused(gone.token);
    app.clock.advance(31 * 86_400_000);
    await mustBeRefused(expiring.token);
  });
});
