/** Rules R33, R39 and L10: the salon's clock is Asia/Kolkata in any time zone of the machine. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const tell = (TZ: string) => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'zones.ts')], {
    env: { ...process.env, TZ },
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
};

it('R33 R39 gives the same answers in UTC, Los Angeles and Kolkata, around midnight at the salon', { timeout: 60_000 }, () => {
  const [utc, losAngeles, kolkata] = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata'].map(tell);
  expect(losAngeles).toEqual(utc);
  expect(kolkata).toEqual(utc);

  const [before, after, noon] = Object.values(utc) as Record<string, never>[];
  const reasons = (slots: [string, string | null][] = []) => slots.map(([, reason]) => reason);
  expect(reasons(before?.friday)).toEqual(Array(5).fill('PAST'));
  expect(reasons(before?.saturday)).toEqual(Array(5).fill(null));
  expect(reasons(noon?.saturday)).toEqual(['PAST', 'PAST', null, null, null]);
  expect([before?.lastBookable?.[1], after?.lastBookable?.[1]]).toEqual([null, null]);
  expect([before?.firstNot?.[1], after?.firstNot?.[1]]).toEqual(['CLOSED', null]);
  expect(before?.coupon).toEqual(['2026-12-07', '09:00:00', '2026-12-04T18:29:50.000Z']);
  expect(after?.coupon).toBe('COUPON_EXPIRED');
  expect([after?.booking?.[0], noon?.booking]).toEqual(['2026-12-05', 'SLOT_UNAVAILABLE']);
  // A professional sees whom she visits from 18:00 on the eve until the end of the day after (rule N44).
  expect([before?.contact, after?.contact]).toEqual([
    [false, true, true, false],
    [false, false, true, false],
  ]);
  expect([before?.born, after?.born]).toEqual([400, 200]);
});
