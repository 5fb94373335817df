/** The whole day: what is left of it the next morning, what customers say of it, and what it comes to in the month. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import * as inHindi from '../../../common/words/hi/pro.ts';
import * as inMarathi from '../../../common/words/mr/pro.ts';
import { card } from '../at-bookings.ts';
import { dialog, main, region, row, toast } from '../hands.ts';
import { call, FACIAL, serviceNamed } from '../scene.ts';
import { goTo, today, tomorrow } from './clock.ts';
import { tap } from './door.ts';
import { hears, linkTo } from './outbox.ts';
import { asha, guest, kavita, look, MANGALA, mangala, meera, NILESH, nilesh, owner, SALON, sees } from './people.ts';

export async function theForgottenVisit() {
  await goTo(tomorrow, '08:30');
  const { mobile } = guest('Vidya Iyer');
  await look(mangala, '/mr/pro');
  await expect(main(mangala).getByRole('list', { name: inMarathi.howDidTheyEnd(1) })).toContainText('Vidya');
  await sees(kavita, '/pro', 'No visits today');
  await expect(main(kavita)).not.toContainText('You are off');
  await hears(SALON.email, /^NOT_SET_OUT: /, /^VISIT_LATE: /, /^NOBODY_HERE: /, /^ENQUIRY: /, /^SUMMARY: /);
  await hears(mobile);
  await look(owner, '/admin');
  await region(owner, /^How did it end\?/)
    .getByRole('button', { name: 'Mark completed: Vidya Iyer' })
    .click();
  const ended = dialog(owner, 'How did it end?');
  await ended.getByRole('radio', { name: `Cash to ${MANGALA.name}` }).check();
  await ended.getByRole('button', { name: 'Completed and paid' }).click();
  await expect(toast(owner, 'Booking status updated!')).toBeVisible();
  await hears(mobile, /^RECEIPT: /);
  await look(mangala, '/mr/pro');
  await expect(main(mangala)).not.toContainText('Vidya');
  await look(owner, '/admin');
  await expect(region(owner, /^How did it end\?/)).toHaveCount(0);
  // It counts for the day of the visit, whose settlement has changed.
  await sees(owner, `/admin/cash-up?day=${today}`, '₹2,998in cash', 'Changed since');
}

export async function theBalance() {
  await look(owner, `/admin/cash-up`);
  const open = region(owner, 'What is open').getByRole('listitem').filter({ hasText: NILESH.name });
  await expect(open).toContainText('₹50 open');
  await sees(nilesh, '/hi/pro', '₹50');
  await open.getByRole('button', { name: /^Settle what is open/ }).click();
  const question = dialog(owner, `Settle with ${NILESH.name}`);
  await expect(question.getByLabel('Amount (₹)')).toHaveValue('50');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(open).toHaveCount(0);
  await look(nilesh, '/hi/pro');
  await expect(main(nilesh)).not.toContainText('₹50');
}

/** Writes a review by the link of the last message, without its screen. */
const reviewsByLink = (name: string, rating: number, text: string) => {
  const token = linkTo(guest(name).mobile).split('/').at(-1);
  return call('PUT', `/visit-link/${token}/review`, undefined, { rating, text });
};

export async function theReview() {
  await goTo(tomorrow, '11:45');
  for (const name of ['सुनीता पवार', 'Meera Kulkarni', 'Leela Shah', 'Vidya Iyer'])
    await hears(guest(name).mobile, /^REVIEW_ASKED: /);
  await reviewsByLink('सुनीता पवार', 5, 'बहुत अच्छा।');
  await reviewsByLink('Vidya Iyer', 4, 'Gentle hands.');
  await reviewsByLink('Leela Shah', 5, 'In time to the minute.');
  await look(meera, linkTo(guest('Meera Kulkarni').mobile));
  await main(meera).getByRole('button', { name: 'Write a Review' }).click();
  const late = dialog(meera, 'How was your visit?');
  await late.getByRole('radio', { name: '3 stars' }).check({ force: true });
  await late.getByLabel('Your words').fill('She came late.');
  await late.getByRole('button', { name: 'Send Review' }).click();
  await expect(late).toBeHidden();
  await sees(asha, '/', FACIAL);

  await look(asha, '/bookings');
  await card(asha).getByRole('button', { name: 'Write a Review' }).click();
  const form = dialog(asha, 'How was your visit?');
  await form.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await form.getByLabel('Your words').fill('Nilesh came although Kavita was ill.');
  await form.getByRole('button', { name: 'Send Review' }).click();
  await expect(toast(asha, 'Thank you for your review.')).toBeVisible();

  await look(owner, '/admin/reviews?show=unanswered');
  await row(owner, 'Asha Deshmukh').getByRole('button').first().click();
  await dialog(owner, 'Asha Deshmukh').getByRole('button', { name: 'Answer' }).click();
  const answer = dialog(owner, 'Answer the review');
  await answer.getByLabel('Answer').fill('Thank you for agreeing to another time.');
  await answer.getByRole('button', { name: 'Save Answer' }).click();
  await expect(toast(owner, 'Answer saved')).toBeVisible();
  await sees(asha, '/bookings', 'Thank you for agreeing to another time.');
  await look(meera, '/');
  await expect(main(meera)).toContainText('Nilesh came although Kavita was ill.');
  const { id } = await serviceNamed(FACIAL);
  await sees(meera, `/services/details/${id}`, 'Rated 4.4 of 5', 'Thank you for agreeing to another time.');
}

const csvOf = async (press: () => Promise<void>) => {
  const download = owner.waitForEvent('download');
  await press();
  return readFileSync(await (await download).path(), 'utf8');
};

export async function theMonth() {
  await look(owner, '/admin/pay');
  await owner.getByRole('button', { name: 'Set Rule' }).click();
  const rule = dialog(owner, 'Set Commission Rule');
  await rule.getByLabel('Per cent (%)').fill('30');
  await rule.getByLabel('From').fill(today);
  await rule.getByRole('button', { name: 'Save Rule' }).click();
  const apply = dialog(owner, 'Apply the rule to 5 done visits?');
  await expect(apply.getByRole('listitem').filter({ hasText: NILESH.name })).toContainText('2 visits');
  await apply.getByRole('button', { name: /^Apply/ }).click();
  await expect(apply).toBeHidden();
  const his = main(owner).getByRole('row').filter({ hasText: NILESH.name });
  await expect(his).toContainText('₹839.40');
  await look(nilesh, '/hi/pro');
  await tap(nilesh, inHindi.myPay);
  await expect(region(nilesh, inHindi.thisMonth)).toContainText('₹839.40');

  await look(owner, '/admin/documents');
  const month = await csvOf(() => owner.getByRole('button', { name: /^Export/ }).click());
  const byDay = await csvOf(() => owner.getByRole('button', { name: 'Payments by Day' }).click());
  // The fee of the late cancellation is a bill, and its rest and Asha's ₹200 went back.
  expect(month.match(/^B2C,BILL,/gm)).toHaveLength(6);
  expect(month).toMatch(new RegExp(`^B2C,BILL,[^,]+,${today},,Rekha Bhosale,.*,750\\.00\\r?$`, 'm'));
  expect(month).toMatch(/^ADVANCE_REFUND,REFUND_VOUCHER,.*,749\.00\r?$/m);
  expect(month).toMatch(/^CREDIT_NOTE,CREDIT_NOTE,.*,Asha Deshmukh,.*,200\.00\r?$/m);
  expect(month).toMatch(/^ADVANCE_USED,BILL,.*,Rekha Bhosale,.*,750\.00\r?$/m);
  // A salon without GST has no table of codes.
  expect(month).not.toContain('HSN_');
  const days = byDay.split('\r\n').filter(line => line.startsWith(today));
  expect(days).toEqual([
    `${today},VISITS,CASH,4,5996.00,50.00,200.00`,
    `${today},VISITS,UPI,1,1499.00,0.00,0.00`,
    `${today},VISITS,ONLINE,0,0.00,0.00,749.00`,
    `${today},COURSES,CASH,1,4000.00,0.00,0.00`,
  ]);
}
