/** Makes customers with carts, addresses and visits through the API, and calls it as staff. */
import type { Page } from '@playwright/test';
import { codeSentTo, newMobile } from './customer.ts';
import { SITE, STAFF } from './places.ts';

/** Gives the answer's data. Throws the API's message if it refuses. */
export async function call(method: string, path: string, token?: string, body?: object | FormData) {
  const isForm = body instanceof FormData;
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && !isForm && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(`${SITE}/api/v1${path}`, {
    method,
    headers,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said.message}`);
  return said.data;
}

export const HOME = {
  flatNumber: '12',
  building: 'Lotus Residency',
  street: 'Ramdaspeth',
  landmark: null,
  city: 'Nagpur',
  state: 'Maharashtra',
  postalCode: '440010',
  country: 'India',
  latitude: '21.1350',
  longitude: '79.0790',
  instructions: null,
};
export const OFFICE = { ...HOME, flatNumber: '4', building: 'Orange Chambers', street: 'Sitabuldi' };

export interface Service {
  id: string;
  name: string;
  price: number;
  durationInMinutes: number;
  categoryId: string;
  categoryName: string;
}
export async function services(): Promise<Service[]> {
  return (await call('GET', '/service/all?size=100')).content;
}
export async function serviceNamed(name: string): Promise<Service> {
  const found = (await services()).find(service => service.name === name);
  if (!found) throw new Error(`The demo salon has no ${name}`);
  return found;
}

export interface Customer {
  userId: string;
  token: string;
  mobile: string;
  cartId: string;
  addressIds: string[];
}
interface Wishes {
  name?: string;
  /** Names of services with their quantities. */
  cart?: Record<string, number>;
  addresses?: object[];
}

/** ₹1,499 and an hour: enough to be booked alone. */
export const FACIAL = 'Gold Radiance Facial';
/** ₹599: not enough to be booked alone. */
export const CLEAN_UP = 'Fruit Clean-up';

export async function makeCustomer({ name = 'Asha Deshmukh', cart = {}, addresses = [] }: Wishes = {}): Promise<Customer> {
  const mobile = newMobile();
  const { verificationId } = await call('POST', '/auth/register', undefined, { fullName: name, mobile });
  const otp = await codeSentTo(mobile, 0);
  const { token, userId } = await call('POST', '/auth/verify-otp', undefined, { mobile, verificationId, otp });
  const { id: cartId } = await call('POST', `/cart?userId=${userId}`, token);
  for (const [service, quantity] of Object.entries(cart)) {
    await call('POST', `/cart/${cartId}/items`, token, { serviceId: (await serviceNamed(service)).id, quantity });
  }
  const addressIds: string[] = [];
  for (const address of addresses) addressIds.push((await call('POST', '/address', token, address)).id);
  return { userId, token, mobile, cartId, addressIds };
}

/** Signs the customer in, from the page's next address on. Later changes to the session stay, so this is called once for a page. */
export async function signIn(page: Page, { token, userId }: Customer) {
  await page.addInitScript(
    ({ token, userId }) => {
      if (location.protocol !== 'http:' || sessionStorage.getItem('scene')) return;
      sessionStorage.setItem('scene', 'set');
      localStorage.setItem('auth_token', token);
      localStorage.setItem('user_id', userId);
    },
    { token, userId },
  );
}

/** Makes a customer and signs them in. */
export async function signedIn(page: Page, wishes: Wishes = {}): Promise<Customer> {
  const customer = await makeCustomer(wishes);
  await signIn(page, customer);
  return customer;
}

export function readyToBook(page: Page): Promise<Customer> {
  return signedIn(page, { cart: { [FACIAL]: 1 }, addresses: [HOME] });
}

export function cartOf({ cartId, token }: Customer) {
  return call('GET', `/cart/${cartId}`, token);
}
export function bookingsOf({ token }: Customer) {
  return call('GET', '/booking', token);
}

export interface Visit {
  bookingDate: string;
  bookingTime: string;
}

/** The day in India this many days from today: `yyyy-MM-dd`. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + 330 * 60_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** The first slot without any booking, this many days ahead or later. */
export async function freeVisit(daysAhead = 2): Promise<Visit> {
  const date = dayAhead(daysAhead);
  const slots = await call('GET', `/booking/available-slots?date=${date}&durationInMinutes=60`);
  const free = slots.find(({ available, remaining }: { available: boolean; remaining: number }) => available && remaining === 3);
  return free ? { bookingDate: date, bookingTime: free.startTime } : freeVisit(daysAhead + 1);
}

/** Books a facial at the customer's first address. The cart stays. */
export async function book({ token, userId, addressIds }: Customer, visit: Visit, paymentType = 'PAY_AFTER') {
  const { id, price } = await serviceNamed(FACIAL);
  const body = { userId, serviceIds: [id], ...visit, finalPrice: price, addressId: addressIds[0], paymentType };
  return call('POST', '/booking', token, body);
}

let staffToken: Promise<string> | undefined;
/** The salon has started afresh, so the session is gone. */
export function forgetStaff() {
  staffToken = undefined;
}
/** Calls the API as staff. */
export async function asStaff(method: string, path: string, body?: object | FormData) {
  staffToken ??= call('POST', '/auth/admin/login', undefined, STAFF).then(({ token }) => token);
  return call(method, path, await staffToken, body);
}

const form = (fields: object) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  return data;
};
export function makeCategory(name: string, description = 'Made for a test.'): Promise<{ id: string; name: string }> {
  return asStaff('POST', '/category/create', form({ name, description }));
}
/** Makes a service, among the facials unless another category is given. */
export async function makeService(
  name: string,
  price: number,
  description = 'Made for a test.',
  category?: string,
): Promise<Service> {
  const categoryId = category ?? (await serviceNamed(FACIAL)).categoryId;
  return asStaff('POST', '/service/create', form({ name, description, price, durationInMinutes: 60, categoryId }));
}
export function changePrice({ id }: Service, price: number) {
  return asStaff('PUT', `/service/${id}`, form({ price }));
}
export function changeDuration({ id }: Service, durationInMinutes: number) {
  return asStaff('PUT', `/service/${id}`, form({ durationInMinutes }));
}
export function withdraw({ id }: Service) {
  return asStaff('DELETE', `/service/${id}`);
}
