/** The people of the soaked salon. Each does one thing after the other until `isOver`. */
import { addDays, istDate } from '../../common/time.ts';
import { picture } from '../../server/test/form.ts';
import type { PreparedCustomer } from '../../server/test/prepare.ts';
import type { Client } from './client.ts';
import type { Ledger } from './ledger.ts';
import { sentBy } from './outbox.ts';
import { DISCOUNT, PRICE } from './salon.ts';

/** Few places, so that people compete for them: this many days of eight hours. */
const DAYS = 6;
const HOURS = 8;

const today = istDate(Date.now());
const oneOf = <T>(values: T[]): T => values[Math.floor(Math.random() * values.length)] as T;
const anyPlace = () => ({
  bookingDate: addDays(today, 1 + Math.floor(Math.random() * DAYS)),
  bookingTime: `${10 + Math.floor(Math.random() * HOURS)}:00:00`,
});

interface Salon {
  client: Client;
  ledger: Ledger;
  serviceIds: string[];
  /** The first has no limit; the second has fewer uses than there are people. */
  codes: [string, string];
  isOver: () => boolean;
}

/** Browses, fills a cart, books with a coupon and cancels, in any order. */
export async function shop({ client, ledger, serviceIds, codes, isOver }: Salon, me: PreparedCustomer) {
  const { token, userId, addressId } = me;
  const pending: string[] = [];
  let keys = 0;

  const order = async (parts: object, expected: number[] = []) => {
    const body = { userId, addressId, paymentType: 'PAY_AFTER', ...anyPlace(), ...parts };
    const key = `${userId} ${++keys}`;
    const { status, data } = await client('book', '/booking', { method: 'POST', token, key, body }, [409, ...expected]);
    if (status !== 201) return;
    ledger.book(data.bookingId);
    pending.push(data.bookingId);
  };

  const acts: (() => Promise<unknown>)[] = [
    () => client('browse', `/service/all?size=20&page=${Math.floor(Math.random() * 2)}`),
    () => client('browse', `/service/${oneOf(serviceIds)}`),
    () => client('browse', '/category'),
    () => client('see slots', `/booking/available-slots?date=${anyPlace().bookingDate}&durationInMinutes=30`),
    () => client('see own bookings', '/booking', { token }),
    () => order({ serviceIds: [oneOf(serviceIds)], couponCode: oneOf(codes), finalPrice: PRICE - DISCOUNT }, [422]),
    async () => {
      const { data: cart } = await client('open cart', `/cart?userId=${userId}`, { method: 'POST', token });
      const body = { serviceId: oneOf(serviceIds), quantity: 1 };
      // An unanswered request may have been done, and a cart has limited room: trust the last answer.
      const { data } = await client('add to cart', `/cart/${cart.id}/items`, { method: 'POST', token, body }, [400]);
      if (!data) return client('clear cart', `/cart/${cart.id}/items`, { method: 'DELETE', token });
      const applied = await client('apply coupon', `/coupon/${codes[0]}/apply`, { method: 'POST', token });
      const ids = applied.data.items.flatMap((item: { service: { id: string }; quantity: number }) =>
        Array(item.quantity).fill(item.service.id),
      );
      // Three hours at most, so that it fits into the day.
      if (ids.length > 6) return client('clear cart', `/cart/${cart.id}/items`, { method: 'DELETE', token });
      return order({ serviceIds: ids, cartId: cart.id, finalPrice: applied.data.finalPrice });
    },
    async () => {
      const id = pending.shift();
      if (!id) return;
      // A repeated call is refused after the first one succeeded.
      await client('cancel', `/booking/${id}/cancel`, { method: 'PUT', token }, [409]);
      ledger.cancel(id);
    },
  ];
  while (!isOver()) await oneOf(acts)();
}

/** Newcomers register by SMS, read their profile and leave. */
export async function register({ client, isOver }: Salon, dataDirs: string[]) {
  const codeFor = (mobile: string): string | undefined =>
    sentBy(dataDirs)
      .findLast(({ to, kind }) => to.endsWith(mobile) && kind === 'OTP')
      ?.body.match(/(?<!\d)\d{4}(?!\d)/)?.[0];

  for (let n = 0; !isOver(); n++) {
    const mobile = String(9_500_000_000 + n);
    const body = { fullName: 'Kavita Rao', mobile };
    const asked = await client('register', '/auth/register', { method: 'POST', body }, [409, 429]);
    const verificationId = asked.data?.verificationId;
    const otp = codeFor(mobile);
    if (!verificationId || !otp) continue;
    const verify = { mobile, verificationId, otp };
    // If the answer was lost, the repeated call finds the code used.
    const { data } = await client('verify', '/auth/verify-otp', { method: 'POST', body: verify }, [400]);
    if (!data) continue;
    await client('see profile', '/auth/profile', { token: data.token });
    await client('log out', '/auth/logout', { method: 'POST', token: data.token }, [401]);
  }
}

/** Staff read their lists, and sometimes create and withdraw a service with a picture. */
export async function keepShop({ client, isOver }: Salon, token: string, categoryId: string) {
  const bytes = new Uint8Array(await picture(1200, 900));
  const lists = [
    '/booking/admin?size=50',
    '/booking/admin?size=50&status=PENDING',
    '/booking/admin?search=asha',
    '/customer/admin?size=20',
    '/analytics/admin/overview',
    '/analytics/admin',
    `/booking/admin/week?from=${today}`,
    '/message/admin',
  ];
  while (!isOver()) {
    for (const list of lists) await client('see a list', list, { token });
    const form = new FormData();
    const fields = { name: 'Of the soak', description: 'Here for a moment', price: '999', durationInMinutes: '30', categoryId };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('imageUrl', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
    const { data } = await client('upload', '/service/create', { method: 'POST', token, form });
    if (!data) continue;
    await client('see picture', `${data.imageUrl.replace('/api/v1', '')}`);
    await client('delete service', `/service/${data.id}`, { method: 'DELETE', token }, [404]);
  }
}
