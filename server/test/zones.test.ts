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

it('R33 R39 gives the same answers in Los Angeles, São Paulo and Kolkata, around midnight at the salon and when clocks change', {
  timeout: 60_000,
}, () => {
  const [losAngeles, saoPaulo, kolkata] = ['America/Los_Angeles', 'America/Sao_Paulo', 'Asia/Kolkata'].map(tell);
  expect(losAngeles).toEqual(kolkata);
  expect(saoPaulo).toEqual(kolkata);

  // Quiet from 21:00 to 08:00, and reminders of an early visit at 20:30.
  const [awake, [early]] = kolkata.messages;
  expect(awake.map((at: number) => new Date(at).toISOString().slice(5, 16))).toEqual([
    ...['12-04T15:29', '12-05T02:30'],
    ...['12-04T02:30', '12-04T02:30'],
  ]);
  expect(early.map(({ dueAt }: { dueAt: number }) => new Date(dueAt).toISOString().slice(11, 16))).toEqual(['15:00', '15:00']);
  const [before, after, noon] = Object.values(kolkata) as Record<string, never>[];
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
  // On the Sunday of the change she works from 9 to 18, and is on leave until 10. At 11:30 the hours before are past.
  const [, , , , , atSix, , atHalfPastEleven] = kolkata.named;
  expect(atSix).toMatchObject({ hours: [{ startMinute: 540, endMinute: 1080 }], leave: [{ startMinute: 0, endMinute: 600 }] });
  expect(kolkata.named.slice(4, 8).map(({ isFrozen }: { isFrozen: boolean }) => isFrozen)).toEqual([false, true, true, true]);
  const free = ({ slots }: { slots: [string, string | null][] }) => slots.filter(([, reason]) => reason === null).length;
  expect([free(atSix), free(atHalfPastEleven)]).toEqual([8, 6]);
});
