/** The messages of a visit, from the booking to the receipt, with a clock that is moved (rules Q2, Q4, Q5, Q8, Q10). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { panel } from './at-admin-bookings.ts';
import { isAccessible } from './axe.ts';
import { letTimePass } from './customer.ts';
import { main, toast } from './hands.ts';
import { DATA_DIR } from './places.ts';
import { makeProfessional, salonNow, signInAsProfessional, startCodeOf } from './professional.ts';
import { changeSettings } from './salon-settings.ts';
import { asStaff, book, type Customer, call, forgetStaff, HOME, makeCustomer } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

interface Sent {
  to: string;
  kind: string;
  channel: string;
  body: string;
  sentAt: string;
}

const allSent = (): Sent[] =>
  readFileSync(join(DATA_DIR, 'outbox.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
/** The kinds that reached this customer. */
const kindsTo = ({ mobile }: Customer) =>
  allSent()
    .filter(({ to, kind }) => to === mobile && kind !== 'OTP')
    .map(({ kind }) => kind);
const expectSent = (customer: Customer, kinds: string[]) => expect.poll(() => kindsTo(customer)).toEqual(kinds);

const minute = 60_000;
const dayMs = 1440 * minute;

/** The day in India this many days after the salon's today. */
const dayFrom = async (days: number) => new Date((await salonNow()) + 330 * minute + days * dayMs).toISOString().slice(0, 10);
/** Moves the salon's clock to this time in India. */
const goTo = async (day: string, clock: string) => {
  await letTimePass(Date.parse(`${day}T${clock}:00+05:30`) - (await salonNow()));
  // The staff's session may have ended meanwhile.
  forgetStaff();
};
/** Nothing else waits before then. */
const nothingIsDue = async () => {
  const idle = async () => {
    const { counts } = await asStaff('GET', '/job/admin?state=WAITING&size=1');
    return counts.running === 0 && Date.parse(counts.oldestDueAt) > (await salonNow());
  };
  await expect.poll(idle).toBe(true);
};

test('a visit is confirmed, announced and receipted, each at its time and never at night', { tag: '@release' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const rekha = await makeProfessional('Rekha Patil');
  await goTo(await dayFrom(1), '22:30');
  const customer = await makeCustomer({ name: 'Asha Deshmukh', addresses: [HOME] });
  const visit = { bookingDate: await dayFrom(3), bookingTime: '11:00:00' };
  const { bookingId } = await book(customer, visit);
  await asStaff('PUT', `/booking/admin/${bookingId}/professional?professionalId=${rekha.id}&force=true`);
  await nothingIsDue();
  expect(kindsTo(customer)).toEqual([]);

  await goTo(await dayFrom(1), '08:01');
  await expectSent(customer, ['CONFIRMATION']);
  await goTo(await dayFrom(1), '17:59');
  await nothingIsDue();
  expect(kindsTo(customer)).toEqual(['CONFIRMATION']);
  await goTo(await dayFrom(0), '18:01');
  await expectSent(customer, ['CONFIRMATION', 'PROFESSIONAL']);
  await goTo(visit.bookingDate, '10:45');
  const token = await signInAsProfessional(page, rekha);
  const tap = async (state: string, more = {}) =>
    call('PUT', `/visit/${bookingId}/state`, token, { state, at: new Date(await salonNow()).toISOString(), ...more });
  await tap('ON_THE_WAY');
  const onTheWay = ['CONFIRMATION', 'PROFESSIONAL', 'ON_THE_WAY'];
  await expectSent(customer, onTheWay);
  await tap('STARTED', { code: await startCodeOf({ bookingId, customer, name: '' }) });
  await tap('DONE', { paymentReceived: 'CASH' });
  await expectSent(customer, [...onTheWay, 'RECEIPT']);
  const times = allSent()
    .filter(({ kind }) => !['OTP', 'ON_THE_WAY', 'SUMMARY'].includes(kind))
    .map(({ sentAt }) => new Date(Date.parse(sentAt) + 330 * minute).getUTCHours());
  expect(times.filter(hour => hour < 8 || hour > 21)).toEqual([]);

  await openAsStaff(page, '/admin/message-log');
  const rows = main(page).locator('[data-record]');
  await expect(rows.filter({ hasText: 'Receipt' })).toContainText('Sent');
  await main(page).getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Who comes' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`${customer.mobile.slice(0, 2)}******${customer.mobile.slice(-2)}`);
  await isAccessible(page, 'the log of messages');
});

test('a visit that moves never gets its old reminder, and staff see why', async ({ page }) => {
  // With named professionals, one message on the eve takes the reminder's place.
  await changeSettings({ capacity: 'TEAMS' });
  await goTo(await dayFrom(1), '12:00');
  const customer = await makeCustomer({ addresses: [HOME] });
  const bookingDate = await dayFrom(3);
  const { bookingId } = await book(customer, { bookingDate, bookingTime: '11:00:00' });
  await expectSent(customer, ['CONFIRMATION']);
  await call('PUT', `/booking/${bookingId}`, customer.token, { bookingDate: await dayFrom(4), bookingTime: '11:00:00' });
  await expectSent(customer, ['CONFIRMATION', 'MOVED']);
  await goTo(await dayFrom(2), '14:00');
  await nothingIsDue();
  expect(kindsTo(customer)).toEqual(['CONFIRMATION', 'MOVED']);

  await openAsStaff(page, `/admin/bookings?booking=${bookingId}`);
  const messages = panel(page).getByRole('region', { name: 'Sent messages' });
  await expect(messages.getByRole('listitem').filter({ hasText: 'The visit was moved.' })).toContainText('Reminder');
  await isAccessible(page, 'the messages of a booking');
  await messages.getByRole('listitem').filter({ hasText: 'The visit was moved.' }).getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'The message is tried again')).toBeVisible();
  await goTo(await dayFrom(1), '11:01');
  await expectSent(customer, ['CONFIRMATION', 'MOVED', 'REMINDER']);
});
