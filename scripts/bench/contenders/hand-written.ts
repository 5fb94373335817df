/**
 * Hand-written prepared statements for the rows that a cart, a coupon and a booking change, in one durable transaction each: the least
 * that a write can cost. They read only what they need to write, and check no price, place or limit.
 */
import { createHmac, randomUUIDv7 } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import { SECRET } from '../../../server/test/process.ts';

export interface BookingBody {
  userId: string;
  serviceIds: string[];
  cartId?: string;
  couponCode?: string;
  bookingDate: string;
  bookingTime: string;
  addressId: string;
  finalPrice: number;
}
interface Service {
  id: string;
  name: string;
  pricePaise: number;
  durationInMinutes: number;
}

/** `file` is the database's. */
export function handWritten(file: string) {
  const db = new Sqlite(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON']) db.pragma(pragma);

  const session = db.prepare('SELECT ownerId, role FROM session WHERE id = ? AND expiresAt > ?');
  const cartOf = db.prepare('SELECT id FROM cart WHERE userId = ?').pluck();
  const addItem = db.prepare(
    `INSERT INTO cart_item (id, cartId, serviceId, quantity) VALUES (?, ?, ?, ?)
     ON CONFLICT (cartId, serviceId, choice) DO UPDATE SET quantity = quantity + excluded.quantity`,
  );
  const setCoupon = db.prepare('UPDATE cart SET couponCode = ? WHERE id = ?');
  const emptyCart = db.prepare('DELETE FROM cart_item WHERE cartId = ?');
  const serviceOf = db.prepare('SELECT id, name, pricePaise, durationInMinutes FROM service WHERE id = ?');
  const addressOf = db.prepare('SELECT * FROM address WHERE id = ?');
  const redeem = db.prepare('UPDATE coupon SET usedCount = usedCount + 1 WHERE code = ? RETURNING id');
  const addUse = db.prepare('INSERT INTO coupon_use (bookingId, couponId, userId) VALUES (?, ?, ?)');
  const addBooking = db.prepare(
    `INSERT INTO booking (id, userId, bookingDate, startMinute, endMinute, durationInMinutes, addressId, address, totalPaise,
     discountPaise, finalPaise, couponId, couponCode, paymentType, status, createdAt, reference)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'PAY_AFTER', 'PENDING', ?, ?)`,
  );
  const addBooked = db.prepare(
    `INSERT INTO booking_item (bookingId, position, serviceId, name, pricePaise, quantity, durationInMinutes, bookingDate)
     VALUES (?, ?, ?, ?, ?, 1, ?, ?)`,
  );
  const addEvent = db.prepare("INSERT INTO event (id, at, kind, actor, bookingId) VALUES (?, ?, 'BOOKED', 'CUSTOMER', ?)");
  // The booking's messages are put off in the same transaction.
  const addJob = db.prepare(
    `INSERT INTO job (id, kind, payload, key, state, dueAt, tries, createdAt) VALUES (?, 'MESSAGES', ?, ?, 'WAITING', ?, 0, ?)`,
  );
  const keepKey = db.prepare('INSERT INTO idempotency (userId, key, requestHash, answer, createdAt) VALUES (?, ?, ?, ?, ?)');

  // With named professionals, each visit goes to the next one. Bookings of the benchmark leave all of them free.
  const people = db.prepare('SELECT id FROM professional').pluck().all() as string[];
  let visits = 0;
  const addVisit = db.prepare(
    `INSERT INTO visit (id, bookingId, professionalId, chosen, forced, pending, date, startMinute, endMinute, latitude, longitude, serviceIds,
     womenOnly) VALUES (?, ?, ?, 0, 0, 1, ?, ?, ?, ?, ?, ?, 0)`,
  );
  const takeQuarter = db.prepare('INSERT INTO visit_quarter (professionalId, date, quarter, visitId) VALUES (?, ?, ?, ?)');
  const sendSomebody = (bookingId: string, date: string, start: number, minutes: number, body: BookingBody) => {
    const person = people[visits++ % people.length] as string;
    const place = addressOf.get(body.addressId) as { latitude: string; longitude: string };
    const where = [place.latitude, place.longitude, JSON.stringify(body.serviceIds)];
    const id = randomUUIDv7();
    addVisit.run(id, bookingId, person, date, start, start + minutes, ...where);
    for (let n = start / 15; n < (start + minutes) / 15; n++) takeQuarter.run(person, date, n, id);
  };

  /** Checks signature and session as the product does. Throws for any other token. */
  const callerOf = (authorization = ''): string => {
    const [head, payload, signature] = authorization.slice('Bearer '.length).split('.') as [string, string, string];
    const expected = createHmac('sha256', SECRET).update(`${head}.${payload}`).digest('base64url');
    const { sub, jti } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const found = session.get(jti, Date.now()) as { ownerId: string } | undefined;
    if (signature !== expected || found?.ownerId !== sub) throw new Error('Not a token of ours');
    return sub;
  };

  const durable = <Args extends unknown[], T>(work: (...args: Args) => T) => db.transaction(work).immediate;

  return {
    callerOf,
    openCart: (userId: string) => ({ id: cartOf.get(userId) }),
    addToCart: durable((cartId: string, { serviceId, quantity }: { serviceId: string; quantity: number }) => {
      addItem.run(randomUUIDv7(), cartId, serviceId, quantity);
      return { id: cartId };
    }),
    applyCoupon: durable((userId: string, code: string) => {
      const id = cartOf.get(userId);
      setCoupon.run(code, id);
      return { id, coupon: code };
    }),
    book: durable((body: BookingBody, key: string) => {
      const now = Date.now();
      const id = randomUUIDv7();
      const services = body.serviceIds.map(one => serviceOf.get(one) as Service);
      const code = body.couponCode ?? 'FIFTY';
      const { id: couponId } = redeem.get(code) as { id: string };
      const minutes = services.reduce((sum, { durationInMinutes }) => sum + durationInMinutes, 0);
      const start = Number(body.bookingTime.slice(0, 2)) * 60;
      const total = services.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
      const final = body.finalPrice * 100;
      const address = JSON.stringify(addressOf.get(body.addressId));
      const money = [total, total - final, final];
      const span = [start, start + Math.max(60, minutes), minutes];
      const { userId, bookingDate, addressId } = body;
      addUse.run(id, couponId, userId);
      addBooking.run(
        ...[id, userId, bookingDate, ...span, addressId, address, ...money, couponId, code, now, id.slice(-6).toUpperCase()],
      );
      for (const [position, { id: serviceId, name, pricePaise, durationInMinutes }] of services.entries()) {
        addBooked.run(id, position, serviceId, name, pricePaise, durationInMinutes, bookingDate);
      }
      const eventId = randomUUIDv7();
      addEvent.run(eventId, now, id);
      addJob.run(randomUUIDv7(), JSON.stringify({ eventId, bookingId: id }), eventId, now, now);
      if (people.length > 0) sendSomebody(id, bookingDate, start, minutes, body);
      if (body.cartId) {
        emptyCart.run(body.cartId);
        setCoupon.run(null, body.cartId);
      }
      const booking = { bookingId: id, bookingDate, name: services.map(({ name }) => name), finalPrice: body.finalPrice };
      keepKey.run(userId, key, key, JSON.stringify(booking), now);
      return booking;
    }),
    /** Runs all works in one transaction. better-sqlite3 makes a savepoint for each. */
    together: durable((works: (() => unknown)[]) => works.map(work => work())),
    close: () => db.close(),
  };
}
export type HandWritten = ReturnType<typeof handWritten>;

/** The parts of a request that the transactions need. */
interface Request {
  method?: string;
  url?: string;
  headers: Record<string, string | string[] | undefined>;
}

/** Runs the transaction of a request (salon.ts), and returns the data of its answer. */
export function answerBy({ callerOf, openCart, addToCart, applyCoupon, book }: HandWritten, request: Request, text: string) {
  const caller = callerOf(request.headers.authorization as string);
  const [, , , feature, id, action] = (request.url as string).split(/[/?]/) as string[];
  const body = text ? JSON.parse(text) : undefined;
  if (feature === 'booking') return book(body, request.headers['idempotency-key'] as string);
  if (feature === 'coupon') return applyCoupon(caller, id as string);
  return action === 'items' ? addToCart(id as string, body) : openCart(caller);
}
