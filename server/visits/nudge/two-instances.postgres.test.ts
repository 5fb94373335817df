/** Two instances on one database remind the same customers, each once, and take no more than the month's budget (rules B130 and B133). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { istDate, MINUTE } from '../../../common/time.ts';
import { nudge, nudgeBudget } from '../../platform/db/schema.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings } from '../../test/makers.ts';
import { makeRegulars, ON, PLAN, type Regulars } from '../../test/regulars.ts';
import { nudgeCustomers } from './nudge.ts';

let first: TestApp;
let second: TestApp;
let regulars: Regulars;
beforeAll(async () => {
  first = await startApp();
  second = await startApp({ beside: first });
  regulars = await makeRegulars(first);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

it('remind each once, and by coupons within the budget', { timeout: 60_000 }, async () => {
  await changeSettings(first, { ...PLAN, nudges: { ...ON, monthlyBudget: 300 } });
  const due = [];
  for (const days of [27, 27, 27, 45, 45, 45, 45, 45]) {
    const who = await regulars.comes(days);
    await regulars.allow(who);
    due.push(who.mobile);
  }
  // As if the lease of the job had ended, and another instance had taken it meanwhile.
  const signal = new AbortController().signal;
  const apps = [first, second, first, second];
  await Promise.all(apps.map(app => nudgeCustomers.run(null, { ...app, channels: app.messages.channels } as never, signal)));
  for (const app of [first, second]) app.clock.advance(MINUTE);
  for (let round = 0; round < 3; round += 1) await Promise.all([first.worker.runDue(), second.worker.runDue()]);
  const sent = [first, second]
    .flatMap(({ messages }) => messages.sent)
    .filter(({ kind }) => kind === 'NUDGE' || kind === 'WIN_BACK');
  const rows = await first.db.read.select().from(nudge);
  expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length);
  expect(
    sent
      .filter(({ kind }) => kind === 'NUDGE')
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(due.slice(0, 3).toSorted());
  expect(sent.filter(({ kind }) => kind === 'WIN_BACK')).toHaveLength(3);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(6);
  expect(await first.db.read.select().from(nudgeBudget)).toEqual([
    { month: istDate(first.clock.now()).slice(0, 7), spentPaise: 30_000 },
  ]);
});
