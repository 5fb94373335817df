/** The people of the whole day (day.spec.ts) and their screens: the owner at a desk, professionals and customers with phones. */
import { type Browser, expect, type Page } from '@playwright/test';
import { newMobile } from '../customer.ts';
import { main } from '../hands.ts';
import { EDGE, SITE } from '../places.ts';
import { salonNow } from '../professional.ts';
import { asStaff, type Customer, call, FACIAL, forgetStaff, makeCustomer, OFFICE, serviceNamed } from '../scene.ts';
import { today } from './clock.ts';
import { forgetMessages } from './outbox.ts';

export interface Colleague {
  name: string;
  mobile: string;
  gender: 'Female' | 'Male';
  language: string;
}
export const KAVITA: Colleague = { name: 'Kavita Rao', mobile: newMobile(), gender: 'Female', language: 'English' };
export const NILESH: Colleague = { name: 'Nilesh Patil', mobile: newMobile(), gender: 'Male', language: 'Hindi' };
export const MANGALA: Colleague = { name: 'मंगलाताई जोशी', mobile: newMobile(), gender: 'Female', language: 'Marathi' };
export const SALON = { mobile: '9822011111', email: 'saanvi@salon.example' };

/** Screens. Asha and Rekha have accounts, the others open the links of their messages. */
export let owner: Page;
export let kavita: Page;
export let nilesh: Page;
export let mangala: Page;
export let asha: Page;
export let rekha: Page;
export let sunita: Page;
export let meera: Page;
export let farida: Page;

const ids = new Map<string, string>();

/** The id of a professional. Throws for somebody who was not added. */
export function idOf({ name }: Colleague): string {
  const id = ids.get(name);
  if (!id) throw new Error(`${name} is not on the team`);
  return id;
}

/** Learns the ids of those who were added on the screen. */
export async function learnIds(): Promise<void> {
  for (const { id, name } of await asStaff('GET', '/professional/admin')) ids.set(name, id);
}

/** A customer with a visit. */
export interface Guest extends Customer {
  name: string;
  bookingId: string;
}
const guests = new Map<string, Guest>();

export function remember(guest: Guest): void {
  guests.set(guest.name, guest);
}

/** Throws for somebody without a visit. */
export function guest(name: string): Guest {
  const found = guests.get(name);
  if (!found) throw new Error(`${name} has no visit`);
  return found;
}

/** Books the facial on the lived day, for a customer who is not seen doing it. */
export async function books(name: string, bookingTime: string, by: Colleague): Promise<void> {
  const customer = await makeCustomer({ name, addresses: [OFFICE] });
  const { id, price } = await serviceNamed(FACIAL);
  const { bookingId } = await call('POST', '/booking', customer.token, {
    ...{ userId: customer.userId, serviceIds: [id], bookingDate: today, bookingTime, finalPrice: price },
    ...{ addressId: customer.addressIds[0], paymentType: 'PAY_AFTER', professionalId: idOf(by) },
  });
  remember({ ...customer, name, bookingId });
}

/** A booking as staff see it. */
export function bookingOf(name: string) {
  return asStaff('GET', `/booking/${guest(name).bookingId}`);
}

const screenOf = async (browser: Browser, kind: 'phone' | 'desk'): Promise<Page> => {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext(kind === 'phone' ? phone : { viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(15_000);
  return context.newPage();
};

/** Everybody's screen, a fresh salon also when the day is repeated, and nobody's memory of another run. */
export async function openScreens(browser: Browser): Promise<void> {
  await fetch(`${EDGE}/fresh`);
  forgetStaff();
  for (const memory of [ids, guests]) memory.clear();
  forgetMessages();
  owner = await screenOf(browser, 'desk');
  const phone = () => screenOf(browser, 'phone');
  [kavita, nilesh, mangala] = [await phone(), await phone(), await phone()];
  [asha, rekha, sunita] = [await phone(), await phone(), await phone()];
  [meera, farida] = [await phone(), await phone()];
}

export async function closeScreens(): Promise<void> {
  for (const page of [owner, kavita, nilesh, mangala, asha, rekha, sunita, meera, farida]) await page?.context().close();
}

/** Opens an address as somebody does who looks at the screen now. Until the first answer a page goes by the device's clock. */
export async function look(page: Page, path: string): Promise<void> {
  await page.clock.setSystemTime(await salonNow());
  await page.goto(SITE + path);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Somebody opens a page and reads all of this. */
export async function sees(page: Page, path: string, ...texts: (string | RegExp)[]): Promise<void> {
  await look(page, path);
  for (const text of texts) await expect(main(page)).toContainText(text);
}
