import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../common/time.ts';
import { headersOf, nextTryAt, reasonToDisable, typesOf } from './rules.ts';

it('I2 signs as the library of Standard Webhooks does', () => {
  const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const headers = headersOf(id, 1_614_265_330_999, '{"test": 2432232314}', [secret, 'whsec_AAAA']);
  expect(headers).toMatchObject({ 'webhook-id': id, 'webhook-timestamp': '1614265330' });
  const [first, second, ...more] = (headers['webhook-signature'] as string).split(' ');
  expect(first).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  expect([second?.slice(0, 3), more]).toEqual(['v1,', []]);
});

const FAILED = { status: 500 };

it('I3 tries ten times in about 75 hours', () => {
  const waits = Array.from({ length: 10 }, (_, n) => nextTryAt(n + 1, FAILED, 0, 0.5));
  const [MINUTES_5, HOURS_24] = [5 * MINUTE, 24 * HOUR];
  expect(waits).toEqual([
    5 * SECOND,
    MINUTES_5,
    30 * MINUTE,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    14 * HOUR,
    20 * HOUR,
    HOURS_24,
    null,
  ]);
  expect([nextTryAt(2, FAILED, 0, 0), nextTryAt(2, FAILED, 0, 1)]).toEqual([MINUTES_5 * 0.9, MINUTES_5 * 1.1]);
});

it('I3 waits as long as Retry-After asks, at most a day', () => {
  const now = Date.parse('2026-12-04T06:30:00Z');
  const wait = (status: number, retryAfter?: string) => (nextTryAt(1, { status, retryAfter }, now, 0.5) ?? 0) - now;
  expect(wait(429, '120')).toBe(120 * SECOND);
  expect(wait(503, 'Fri, 04 Dec 2026 07:30:00 GMT')).toBe(HOUR);
  expect(wait(429, '99999999999999999999')).toBe(DAY);
  for (const retryAfter of ['1', '0', '-5', 'soon', '', 'Fri, 04 Dec 2020 07:30:00 GMT', undefined])
    expect([retryAfter, wait(429, retryAfter)]).toEqual([retryAfter, 5 * SECOND]);
  expect(wait(500, '120')).toBe(5 * SECOND);
});

it('I7 switches an endpoint off after 410, or after three days of failures', () => {
  expect([reasonToDisable(410, 5, 5), reasonToDisable(500, 0, 3 * DAY), reasonToDisable(null, 1, 3 * DAY)]).toEqual([
    'GONE',
    'FAILING',
    undefined,
  ]);
});

it('I1 tells of a done visit only if a professional has it', () => {
  expect(typesOf('COMPLETED', { professionalId: 'a' })).toEqual(['booking.completed', 'visit.done']);
  expect(typesOf('COMPLETED', { professionalId: null })).toEqual(['booking.completed']);
  expect(typesOf('EXTERNAL_CHANGED', { professionalId: 'a' })).toEqual([]);
});
