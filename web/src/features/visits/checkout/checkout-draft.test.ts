import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Draft, keepDraft, keepOrdered, readDraft, upToDate } from './checkout-draft.ts';

const chosen: Draft = {
  step: 2,
  addressId: 'home',
  visit: null,
  party: null,
  paymentType: 'PAY_AFTER',
  professional: { id: 'rekha', name: 'Rekha' },
  womenOnly: true,
  trialFor: null,
  unanswered: [],
  lastOrderId: null,
};
const order = { userId: 'asha', serviceIds: ['facial'], bookingDate: '2030-01-07', bookingTime: '10:00', finalPrice: 1499 };
const unanswered = [{ input: { ...order, addressId: 'home', paymentType: 'PAY_AFTER' as const }, key: 'key' }];

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
}

beforeEach(() => vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() }));
afterEach(() => vi.unstubAllGlobals());

it('forgets the choices of before an order', () => {
  keepDraft('asha', chosen);
  expect(readDraft('asha')).toEqual(chosen);
  keepOrdered('asha', 'visit');
  expect(readDraft('asha')).toMatchObject({ step: 1, addressId: null, lastOrderId: 'visit' });
  expect(upToDate('asha', chosen)).toMatchObject({ step: 1, addressId: null, lastOrderId: 'visit' });
});

it('keeps the choices of a tab whose own order is unanswered', () => {
  keepDraft('asha', { ...chosen, unanswered });
  keepOrdered('asha', 'visit');
  expect(readDraft('asha')).toEqual({ ...chosen, unanswered, lastOrderId: 'visit' });
});

it('keeps the choices for the next order', () => {
  keepOrdered('asha', 'visit');
  keepDraft('asha', { ...chosen, lastOrderId: 'visit' });
  expect(readDraft('asha')).toEqual({ ...chosen, lastOrderId: 'visit' });
});
