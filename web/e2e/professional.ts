/** A professional with her visits, and her phone. */
import type { Page } from '@playwright/test';
import { codeSentTo, letTimePass, newMobile } from './customer.ts';
import { SITE } from './places.ts';
import { changeSettings } from './salon-settings.ts';
import {
  asStaff,
  type Customer,
  call,
  FACIAL,
  forgetStaff,
  HOME,
  makeCustomer,
  OFFICE,
  serviceNamed,
  services,
} from './scene.ts';

const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const hours = week.map(day => ({ day, spans: [{ from: '07:00:00', to: '21:00:00' }] }));

export interface Professional {
  id: string;
  name: string;
  mobile: string;
}

/** A new professional with every skill, in a salon with named professionals. */
export async function makeProfessional(name: string): Promise<Professional> {
  await changeSettings({ capacity: 'PROFESSIONALS' });
  const serviceIds = (await services()).map(({ id }) => id);
  return asStaff('POST', '/professional/admin', { name, mobile: newMobile(), serviceIds, hours });
}

/** By the salon's clock. */
export async function salonNow(): Promise<number> {
  return Date.parse((await fetch(`${SITE}/api/v1/settings`)).headers.get('date') ?? '');
}

const kolkataAheadMs = 330 * 60_000;

export interface Booked {
  bookingId: string;
  customer: Customer;
  name: string;
}

/** Books a facial of ₹1,499 for each of these customers on the next day, then lets the night pass: it is 8 o'clock. */
export async function dayOf({ id }: Professional, names: string[]): Promise<Booked[]> {
  const now = await salonNow();
  const day = new Date(now + kolkataAheadMs + 86_400_000).toISOString().slice(0, 10);
  const slots: { startTime: string; available: boolean }[] = await asStaff(
    'GET',
    `/booking/available-slots?date=${day}&durationInMinutes=60&professionalId=${id}`,
  );
  const free = slots.filter(({ available }) => available);
  const facial = await serviceNamed(FACIAL);
  const booked: Booked[] = [];
  for (const [index, name] of names.entries()) {
    const customer = await makeCustomer({ name, addresses: [index % 2 ? OFFICE : HOME] });
    const { bookingId } = await asStaff('POST', '/booking/admin', {
      mobile: customer.mobile,
      serviceIds: [facial.id],
      bookingDate: day,
      bookingTime: free[index]?.startTime,
      finalPrice: facial.price,
      addressId: customer.addressIds[0],
      paymentType: 'PAY_AFTER',
      professionalId: id,
    });
    booked.push({ bookingId, customer, name });
  }
  await letTimePass(Date.parse(`${day}T08:00:00+05:30`) - now);
  // The staff's session may have ended overnight.
  forgetStaff();
  return booked;
}

/** Signs her in, from the page's next address on. Later changes to the session stay. */
export async function signInAsProfessional(page: Page, { mobile }: Professional): Promise<string> {
  const { verificationId } = await call('POST', '/auth/professional/login', undefined, { mobile });
  const otp = await codeSentTo(mobile, 0);
  const body = { mobile, verificationId, otp };
  const session = await call('POST', '/auth/professional/verify-otp', undefined, body);
  await page.addInitScript(({ token, professionalId }) => {
    if (location.protocol !== 'http:' || sessionStorage.getItem('professional')) return;
    sessionStorage.setItem('professional', 'set');
    localStorage.setItem('professional_id', professionalId);
    localStorage.setItem('professional_token', token);
  }, session);
  return session.token;
}

export async function startCodeOf({ bookingId, customer: { token } }: Booked): Promise<string> {
  return (await call('GET', `/booking/${bookingId}`, token)).startCode;
}

/** As staff see it. */
export function bookingOf({ bookingId }: Booked) {
  return asStaff('GET', `/booking/${bookingId}`);
}
