import { describe, expect, it } from 'vitest';
import {
  emptyQueue,
  nextTap,
  type Queue,
  type Step,
  shownVisit,
  type Tap,
  timesOf,
  withoutTap,
  withRefusal,
  withTap,
  withWaivers,
} from './tap-rules.ts';
import type { ProfessionalVisit } from './visit.ts';

let made = 0;
const tap = (bookingId: string, step: Step, more: Partial<Tap> = {}): Tap => ({
  id: String(made++),
  bookingId,
  step,
  at: '2026-12-01T04:00:00Z',
  code: null,
  paymentReceived: null,
  visit: `${bookingId}, 9:30 AM`,
  refused: null,
  ...more,
});
const queueOf = (...taps: Tap[]): Queue => taps.reduce(withTap, emptyQueue);

const planned: ProfessionalVisit = {
  bookingId: 'asha',
  reference: 'ABCD1234',
  date: '2026-12-01',
  from: '09:30:00',
  to: '10:30:00',
  services: [{ name: 'Gold Facial', quantity: 1 }],
  firstName: 'Asha',
  language: 'en',
  mobile: null,
  address: null,
  area: 'Ramdaspeth',
  latitude: null,
  longitude: null,
  note: null,
  travelMinutes: 20,
  collect: 1499,
  collected: null,
  tip: 0,
  state: 'PLANNED',
  onTheWayAt: null,
  arrivedAt: null,
  startedAt: null,
  doneAt: null,
  codeLocked: false,
  codeWaived: false,
  helpAt: null,
  calledAt: null,
  nobodyAt: null,
  waitLongerAt: null,
  waitMinutes: 15,
};

describe('the queue of taps (rule W36)', () => {
  it('sends taps in the order in which she made them', () => {
    let queue = queueOf(tap('asha', 'ON_THE_WAY'), tap('meera', 'HELP'), tap('asha', 'ARRIVED'));
    const sent: string[] = [];
    for (let next = nextTap(queue); next; next = nextTap(queue)) {
      sent.push(`${next.bookingId} ${next.step}`);
      queue = withoutTap(queue, next);
    }
    expect(sent).toEqual(['asha ON_THE_WAY', 'meera HELP', 'asha ARRIVED']);
  });

  it('keeps one tap for a step, with its first time', () => {
    const queue = queueOf(tap('asha', 'ON_THE_WAY'), tap('asha', 'ON_THE_WAY', { at: '2026-12-01T05:00:00Z' }));
    expect(queue.taps.map(({ at }) => at)).toEqual(['2026-12-01T04:00:00Z']);
  });

  it('holds later steps of a visit behind a wrong code, and sends those of other visits and help', () => {
    const start = tap('asha', 'STARTED', { code: '1111' });
    const queue = withRefusal(
      queueOf(start, tap('asha', 'DONE'), tap('asha', 'HELP'), tap('meera', 'ON_THE_WAY')),
      start,
      'START_CODE_INVALID',
    );
    expect(nextTap(queue)).toMatchObject({ bookingId: 'asha', step: 'HELP' });
    expect(nextTap(withoutTap(queue, nextTap(queue) as Tap))).toMatchObject({ bookingId: 'meera' });
  });

  it('sends a new code with the time of the first try, then the steps behind it', () => {
    const start = tap('asha', 'STARTED', { code: '1111' });
    const refused = withRefusal(queueOf(start, tap('asha', 'DONE')), start, 'START_CODE_INVALID');
    const queue = withTap(refused, tap('asha', 'STARTED', { code: '2222', at: '2026-12-01T06:00:00Z' }));
    expect(nextTap(queue)).toMatchObject({ step: 'STARTED', code: '2222', at: start.at, refused: null });
    expect(nextTap(withoutTap(queue, start))).toMatchObject({ step: 'DONE' });
  });

  it('sends a locked start without its code once staff have waived that', () => {
    const start = tap('asha', 'STARTED', { code: '1111' });
    const locked = withRefusal(queueOf(start), start, 'START_CODE_LOCKED');
    expect(nextTap(withWaivers(locked, [planned]))).toBeUndefined();
    expect(nextTap(withWaivers(locked, [{ ...planned, codeWaived: true }]))).toMatchObject({ code: null });
  });

  it('gives up a tap that the server will never take, with the later steps of that visit', () => {
    const arrived = tap('asha', 'ARRIVED');
    const queue = withRefusal(queueOf(arrived, tap('asha', 'STARTED'), tap('meera', 'ARRIVED')), arrived, 'NOT_FOUND');
    expect(queue.taps.map(({ bookingId }) => bookingId)).toEqual(['meera']);
    expect(queue.lost).toMatchObject([{ tap: { step: 'ARRIVED' }, why: 'NOT_FOUND' }]);
  });
});

describe('a visit as she sees it', () => {
  it('has her taps on top', () => {
    const shown = shownVisit(planned, queueOf(tap('asha', 'ON_THE_WAY'), tap('meera', 'DONE'), tap('asha', 'HELP')));
    expect(shown).toMatchObject({ state: 'ON_THE_WAY', onTheWayAt: '2026-12-01T04:00:00Z', helpAt: '2026-12-01T04:00:00Z' });
    expect(shown).toMatchObject({ isWaiting: true, refused: null });
  });

  it('M61 has a tip for her at once, and one for several once the salon has shared it', () => {
    const queue = queueOf(tap('asha', 'DONE', { tip: 50, paymentReceived: 'CASH' }));
    expect(shownVisit(planned, queue).tip).toBe(50);
    const other = { part: 2, name: 'Rekha', photoUrl: null, from: '10:00:00', to: '11:00:00', state: 'PLANNED' } as const;
    const party = { part: 1, parts: 2, leads: true, leaderName: null, serves: [], others: [other], refusal: null };
    expect(shownVisit({ ...planned, party }, queue).tip).toBe(0);
  });

  it('is as the server knows it when that knows more', () => {
    const done: ProfessionalVisit = { ...planned, state: 'DONE', doneAt: '2026-12-01T06:00:00Z' };
    expect(shownVisit(done, queueOf(tap('asha', 'ARRIVED')))).toMatchObject({ state: 'DONE', isWaiting: false });
  });

  it('has not begun when the code was wrong', () => {
    const start = tap('asha', 'STARTED', { code: '1111' });
    const queue = withRefusal(queueOf(tap('asha', 'ARRIVED'), start, tap('asha', 'DONE')), start, 'START_CODE_INVALID');
    expect(shownVisit(planned, queue)).toMatchObject({ state: 'ARRIVED', refused: 'START_CODE_INVALID' });
  });
});

describe('the times that are sent', () => {
  const hour = 3_600_000;
  // The phone is three hours behind: it said 07:00, and says 07:30 now.
  const [tapped, sent] = ['2026-12-01T07:00:00.000Z', Date.parse('2026-12-01T07:30:00.000Z')];
  it('are by the same clock, if the server has never answered', () => {
    expect(timesOf({ at: tapped, ahead: 0 }, 0, sent)).toEqual({ at: tapped, sentAt: '2026-12-01T07:30:00.000Z' });
  });
  it('are by the same clock, whenever the server’s time became known', () => {
    const right = { at: '2026-12-01T10:00:00.000Z', sentAt: '2026-12-01T10:30:00.000Z' };
    expect(timesOf({ at: tapped, ahead: 0 }, -3 * hour, sent)).toEqual(right);
    expect(timesOf({ at: right.at, ahead: -3 * hour }, -3 * hour, sent)).toEqual(right);
  });
});
