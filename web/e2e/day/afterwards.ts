/** The whole day: what is left of it the next morning, and at the end of the month. */
import { goTo, tomorrow } from './clock.ts';
import { mangala, owner, sees, look, nilesh } from './people.ts';

export async function theForgottenVisit() {
  await goTo(tomorrow, '08:30');
  await sees(mangala, '/mr/pro', 'Vidya');
  await sees(owner, '/admin', 'Vidya Iyer');
}
export async function theBalance() {
  await look(owner, '/admin/cash-up');
  await look(nilesh, '/hi/pro');
}
export async function theReview() {
  await look(owner, '/admin/reviews');
}
export async function theMonth() {
  await look(owner, '/admin/pay');
  await look(owner, '/admin/documents');
}
