/** Gives the demo salon a week around now, as its people would have lived it (rule C60). */

import { DAY, type Instant, istDate } from '../../../common/time.ts';
import { DEVELOPMENT_EMAIL } from '../../accounts/auth/first-admin.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Queries } from '../../platform/db/database.ts';
import { random } from '../history/random.ts';
import { contact, enquiries, eveningRounds, leaveTomorrow, payRules, review, settleEvenings } from './around.ts';
import { bookOne, type Ids, type Known, register } from './book.ts';
import { carryOut } from './carry-out.ts';
import { demoCustomers } from './people.ts';
import { type Request, requestsAround } from './plan.ts';
import { play, type Stage } from './stage.ts';

/** The first booking comes in about a week ago. */
const DAYS_BEFORE = 9;

/** What was seeded before: services and professionals by the demo's keys, and courses. */
export interface Furnished extends Ids {
  courses: string[];
}

const bookings = (stage: Stage, requests: Request[], known: Known[], ids: Ids): void => {
  for (const [n, request] of requests.entries())
    stage.plan(request.bookedAt, async () => {
      const customer = known[request.customer];
      const booked = customer && (await bookOne(stage, request, customer, ids));
      if (!booked || request.fate === 'HELD') return;
      carryOut(stage, booked, request.fate, random(n + 1));
      if (request.review !== undefined) review(stage, booked, request.review);
    });
};

/** `now` decides all: the same moment gives the same week. Writes in the transaction `tx`. */
export async function seedWeek(tx: Queries, config: Config, furnished: Furnished, now: Instant): Promise<void> {
  const staff = config.ADMIN_EMAIL ?? DEVELOPMENT_EMAIL;
  const today = istDate(now);
  const next = random(Number(today.replaceAll('-', '')));
  const from = now - DAYS_BEFORE * DAY;
  const customers = demoCustomers(next);
  const requests = requestsAround(now, customers.length, next);
  await play(tx, { config, staff, from, now }, async stage => {
    const known = await register(stage, customers, from);
    const people = [...furnished.people.values()];
    const of = (key: string) => furnished.people.get(key) ?? '';
    await payRules(stage, of('sunita'));
    bookings(stage, requests, known, furnished);
    leaveTomorrow(stage, of('asha'));
    settleEvenings(stage, people, staff);
    eveningRounds(stage);
    enquiries(stage, furnished.courses);
    contact(stage);
  });
}
