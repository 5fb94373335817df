/** A salon with named professionals, and visits of theirs (rules N1 to N30). */
import { changeSettings } from './salon-settings.ts';
import { asStaff, dayAhead, FACIAL, HOME, makeCustomer, serviceNamed, services } from './scene.ts';

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** Turns named professionals on, with these people alone: every skill, every day. Resolves to a function that tells their ids. */
export async function makeTeam(...names: string[]): Promise<(name: string) => string> {
  for (const { id } of await asStaff('GET', '/professional/admin')) await setActive(id, false);
  const ids = new Map<string, string>();
  for (const name of names) ids.set(name, await join(name));
  await changeSettings({ capacity: 'PROFESSIONALS' });
  return name => ids.get(name) ?? '';
}

/** One more professional, with every skill on every day. Gives her id. */
export async function join(name: string): Promise<string> {
  const serviceIds = (await services()).map(({ id }) => id);
  const hours = WEEK.map(day => ({ day, spans: [{ from: '07:00:00', to: '21:00:00' }] }));
  return (await asStaff('POST', '/professional/admin', { name, serviceIds, hours })).id;
}

function setActive(id: string, active: boolean) {
  return asStaff('PUT', `/professional/admin/${id}`, { active });
}

/** The first day from then on with a slot at each of these times. */
export async function openDay(daysAhead: number, times: string[]): Promise<string> {
  const date = dayAhead(daysAhead);
  const slots = await asStaff('GET', `/booking/available-slots?date=${date}&durationInMinutes=60`);
  const free = new Set(
    slots.filter(({ available }: { available: boolean }) => available).map(({ startTime }: { startTime: string }) => startTime),
  );
  return times.every(time => free.has(time)) ? date : openDay(daysAhead + 1, times);
}

/** Books a facial at this time, with this professional or with the one who fits best. Returns the booking's id. */
export async function bookVisit(
  bookingDate: string,
  bookingTime: string,
  name: string,
  professionalId?: string,
): Promise<string> {
  const customer = await makeCustomer({ name, addresses: [HOME] });
  const { id, price } = await serviceNamed(FACIAL);
  const { bookingId } = await asStaff('POST', '/booking/admin', {
    mobile: customer.mobile,
    serviceIds: [id],
    bookingDate,
    bookingTime,
    finalPrice: price,
    addressId: customer.addressIds[0],
    paymentType: 'PAY_AFTER',
    ...(professionalId && { professionalId }),
  });
  return bookingId;
}

/** She is away the whole day. */
export function takeLeave(id: string, day: string) {
  const span = { fromDate: day, fromTime: '00:00:00', toDate: day, toTime: '23:00:00' };
  return asStaff('POST', `/professional/admin/${id}/leave`, { ...span, note: 'Fever' });
}
