/** What goes on in the demo's week beside the visits: reviews, cash up, pay, leave, the academy, the contact form (rule C60). */

import { istInstant, minuteOf } from '../../../common/minutes.ts';
import { addDays, type IsoDate, istDate, MINUTE } from '../../../common/time.ts';
import { addEnquiry, addEnquiryNote } from '../../academy/enquiries.ts';
import { sendMessage } from '../../messages/contact-form/message.ts';
import { messageRound } from '../../messages/plan/rounds.ts';
import { noteSettled } from '../../money/cash-up/balance.ts';
import { takenOf } from '../../money/cash-up/rules.ts';
import { addCashUp, findPaymentsOf } from '../../money/cash-up/store.ts';
import { setRule } from '../../money/commission/set-rule.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { newId } from '../../platform/shared/ids.ts';
import { markAsDemo } from '../../salon/demo/store.ts';
import { addOwnLeave } from '../../visits/professional-app/own-leave.ts';
import { answerReview } from '../../visits/review/manage.ts';
import { putReview } from '../../visits/review/review.ts';
import { findReviewOfBooking } from '../../visits/review/store.ts';
import { AS_STAFF, asCustomer, asProfessional, once, type Stage } from './stage.ts';

/** What customers say of the first visits of the week that took place. One waits for an answer, and one was not content. */
const REVIEWS: { rating: number; text: string; answer?: string }[] = [
  { rating: 5, text: 'She came at ten sharp and left the room cleaner than before.', answer: 'Thank you! We shall tell her.' },
  { rating: 4, text: 'Good work. The water was not warm at first.' },
  { rating: 2, text: 'She came half an hour late, and I had told that I must leave at one.' },
  { rating: 5, text: 'फेशियल खूप छान झालं. पुढच्या महिन्यात पुन्हा बोलावणार.' },
];

/** The customer writes the review of this number some hours after the visit. */
export function review({ deps, tx, plan }: Stage, booking: Schemas['Booking'], which: number): void {
  const said = REVIEWS[which];
  if (!said) return;
  const { bookingId, userId, bookingDate, bookingTime, durationInMinutes } = booking;
  const { rating, text, answer } = said;
  plan(istInstant(bookingDate, minuteOf(bookingTime) + durationInMinutes + 150), async () => {
    await putReview(deps, bookingId, asCustomer(userId), { rating, text });
    const written = await findReviewOfBooking(tx, bookingId);
    if (written && answer) await answerReview(deps, written.id, AS_STAFF, { answer });
  });
}

/** The evenings before yesterday's are settled; once, 50 rupees are missing. */
export function settleEvenings({ deps, tx, plan, now }: Stage, people: string[], staff: string): void {
  for (const daysAgo of [3, 2]) {
    const date: IsoDate = addDays(istDate(now), -daysAgo);
    plan(istInstant(date, 20 * 60 + 40), async () => {
      let missing = daysAgo === 2 ? 5000 : 0;
      for (const professionalId of people) {
        const taken = takenOf(await findPaymentsOf(tx, professionalId, date));
        if (taken.payments === 0) continue;
        const countedPaise = Math.max(taken.cashPaise - missing, 0);
        const note = countedPaise < taken.cashPaise ? '₹50 short: she had no change.' : null;
        const settled = { settledAt: deps.clock.now(), settledBy: staff };
        const row = { id: newId(), professionalId, date, ...taken, countedPaise, note, ...settled };
        await addCashUp(tx, row);
        await noteSettled(tx, row, undefined);
        if (note) missing = 0;
      }
    });
  }
}

/** In the evening customers are told who comes, professionals their day, and the salon its figures. */
export function eveningRounds({ deps, plan, now }: Stage): void {
  for (const daysAgo of [2, 1, 0])
    for (const minute of [18 * 60 + 5, 20 * 60 + 5, 21 * 60 + 5])
      plan(istInstant(addDays(istDate(now), -daysAgo), minute), () => messageRound.run(null, deps, new AbortController().signal));
}

/** Thirty per cent for everybody, and more for Sunita, since the month before. */
export async function payRules({ deps, tx, now }: Stage, sunita: string): Promise<void> {
  const from = `${addDays(`${istDate(now).slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
  for (const rule of [
    { professionalId: null, percent: 30 },
    { professionalId: sunita, percent: 40 },
  ]) {
    const { id } = await setRule(deps, { ...rule, serviceId: null, from });
    await markAsDemo(tx, 'COMMISSION_RULE', [id]);
  }
}

/** Told on her phone a while ago: tomorrow afternoon she cannot come. */
export function leaveTomorrow({ deps, plan, now }: Stage, professionalId: string): void {
  const date = addDays(istDate(now), 1);
  const request = { fromDate: date, fromTime: '14:00:00', toDate: date, toTime: '20:00:00', note: 'My son has fever.' };
  plan(now - 25 * MINUTE, () => addOwnLeave(deps, asProfessional(professionalId), request, once));
}

/** Two asked yesterday. One of them is to be called back today. */
export function enquiries({ deps, tx, plan, now }: Stage, courseIds: string[]): void {
  const [first, second = first] = courseIds;
  if (!first || !second) return;
  const today = istDate(now);
  const add = async (request: Parameters<typeof addEnquiry>[1]): Promise<string> => {
    const { id } = await addEnquiry(deps, request, once);
    await markAsDemo(tx, 'ENQUIRY', [id]);
    return id;
  };
  const yesterday = addDays(today, -1);
  plan(istInstant(yesterday, 11 * 60 + 20), async () => {
    const message = 'Is there a batch in the evening, after my job?';
    const id = await add({ courseId: first, name: 'Prachi Gedam', mobile: '6000092001', message });
    const note = { text: 'Works until five. Call again today about the evening batch.', followUpOn: today };
    await addEnquiryNote(deps, id, AS_STAFF, note, once);
  });
  plan(istInstant(yesterday, 18 * 60 + 40), async () => {
    await add({ courseId: second, name: 'Sakshi Nagpure', mobile: '6000092002', message: 'May I pay the fee in three parts?' });
  });
}

/** Somebody asks through the contact form. */
export function contact({ deps, tx, plan, now }: Stage): void {
  const message = 'We are eight women for a wedding on the 18th. Can two of you come to Kamptee Road at 7 in the morning?';
  plan(istInstant(addDays(istDate(now), -1), 20 * 60 + 10), async () => {
    const { id } = await sendMessage(deps, { name: 'Nandini Zade', mobile: '6000092003', message }, once);
    await markAsDemo(tx, 'MESSAGE', [id]);
  });
}
