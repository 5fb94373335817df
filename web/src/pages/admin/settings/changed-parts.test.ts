import { expect, it } from 'vitest';
import { WEEK } from '../../../../../common/time.ts';
import { changedParts, merged, takenUp } from './changed-parts.ts';
import { resolveSettings, rightSettings, settingsOf, valuesOf } from './settings-form.ts';

const base = {
  salonName: 'Nikhar',
  nameLines: ['Nikhar', 'Salon'],
  latinName: null,
  claims: {
    ...{ years: 15, clients: null, services: 50, rating: 4.9, reviews: 500, ownAcademy: true, checksPapers: false },
    about: { en: 'We', hi: null, mr: 'आम्ही' },
    lines: [{ en: 'Only women come to you', hi: 'सिर्फ़ महिलाएँ', mr: null }],
  },
  phone: '+91 98765 00000',
  email: 'hello@nikhar.example',
  address: 'Nagpur',
  city: 'Nagpur',
  areasServed: null,
  latitude: '21.1458',
  longitude: '79.0882',
  openingHours: WEEK.map(day => ({ day, opens: '09:00:00', closes: '20:00:00', closed: false })),
  closedDays: ['2027-01-26', '2027-08-15'],
  areas: [
    { kind: 'CIRCLE' as const, name: 'Nagpur', latitude: '21.1458', longitude: '79.0882', radiusKm: 12.5 },
    {
      kind: 'POLYGON' as const,
      name: 'Kamptee',
      points: [
        { latitude: '21.2', longitude: '79.1' },
        { latitude: '21.2', longitude: '79.3' },
        { latitude: '21.3', longitude: '79.2' },
      ],
    },
    { kind: 'PIN_CODES' as const, name: 'Wardha', postalCodes: ['442001', '442002'] },
  ],
  travel: { detour: 1.35, speedKmh: 20, fixedMinutes: 10 },
  arrivalGraceMinutes: 15,
  shortestNotice: 120,
  slotPlan: 'TWO_HOUR' as const,
  startPlan: 'WINDOWS' as const,
  teams: 3,
  bookingHorizonDays: 60,
  minimumOrderValue: 899.5,
  maxPendingBookings: 5,
  waitOfferMinutes: 20,
  waitRegularsFirst: false,
  referralReward: 0,
  referralDays: 90,
  nudges: { enabled: false, winBack: false, rupees: 100, validDays: 30, monthlyBudget: 2000 },
  upiId: null,
  payOnline: true,
  holdMinutes: 15,
  cancelFeePercent: 20,
  cancelFreeHours: 24,
  depositPercent: 30,
  partyDepositPercent: 40,
  partyBalancePercent: 100,
  partyBalanceDays: 14,
  noShowWaitMinutes: 15,
  noShowDepositPercent: 50,
  depositAbove: 2000.5,
  travelFees: [{ upToKm: 5, fee: 49.5 }],
  quietHours: [{ days: ['TUESDAY' as const], from: '11:00:00', to: '15:00:00', percent: 10 }],
  wholeRupees: true,
  refundsLowerCommission: true,
  commissionBeforeTax: false,
  feedsShowCustomer: false,
  showListPrice: true,
  showDecorativeRatings: true,
  searchSynonyms: [
    ['mehndi', 'mehendi'],
    ['de-tan', 'tan removal'],
  ],
  keyRequestsPerMinute: 600,
  keyPasscodesPerHour: 300,
  staffSecondFactor: false,
  messagesOff: ['LATE' as const],
};
const withDay = (index: number, change: object) =>
  base.openingHours.map((hours, i) => (i === index ? { ...hours, ...change } : hours));

it('the form holds all of the settings, and gives them back', () => {
  const values = valuesOf(base);
  expect(rightSettings(values)).toEqual(base);
  expect(settingsOf(values)).toEqual(base);
});

/** As the form gives it: the same, with keys in another order. */
const throughForm = (settings: typeof base) => settingsOf(valuesOf(settings));

it('names what somebody else has changed, each part once', () => {
  expect(changedParts(base, base)).toEqual([]);
  expect(changedParts(base, throughForm(base))).toEqual([]);
  expect(changedParts(base, { ...base, latitude: '1', longitude: '2', teams: 4 })).toEqual(['Map position', 'Teams']);
});

it('keeps the work of both', () => {
  const mine = {
    ...base,
    teams: 4,
    openingHours: withDay(1, { closed: true }),
    closedDays: ['2027-08-15', '2027-10-02'],
  };
  const theirs = {
    ...base,
    minimumOrderValue: 500,
    openingHours: withDay(4, { closes: '21:00:00' }),
    closedDays: ['2026-12-25', '2027-01-26', '2027-08-15'],
  };
  expect(merged(base, throughForm(mine), theirs)).toEqual({
    ...base,
    teams: 4,
    minimumOrderValue: 500,
    openingHours: withDay(1, { closed: true }).with(4, { ...theirs.openingHours[4] } as (typeof base.openingHours)[number]),
    // The 26th of January was taken out here, Christmas put in there.
    closedDays: ['2026-12-25', '2027-08-15', '2027-10-02'],
  });
});

it('opens on the closed days that either has taken out', () => {
  const both = merged(base, { ...base, closedDays: ['2027-08-15'] }, { ...base, closedDays: ['2027-01-26'] });
  expect(both.closedDays).toEqual([]);
  // Also where nothing of that was changed here.
  expect(merged(base, { ...base, teams: 4 }, { ...base, closedDays: ['2027-01-26'] }).closedDays).toEqual(['2027-01-26']);
});

it('wins over somebody else where both changed the same', () => {
  expect(merged(base, { ...base, teams: 4 }, { ...base, teams: 5 }).teams).toBe(4);
});

it('takes up what was typed on top of what was saved since; with mistakes in it, as it was left', () => {
  const left = { settings: base, etag: 'left' };
  const latest = { settings: { ...base, teams: 9 }, etag: 'latest' };
  const typed = { ...valuesOf(base), salonName: ' Half typed ' };
  expect(takenUp({ base: left, values: typed }, latest)).toEqual({
    base: latest,
    values: { ...valuesOf(base), salonName: 'Half typed', teams: '9' },
  });
  expect(takenUp({ base: left, values: typed }, { ...left, etag: 'the same' })).toEqual({ base: left, values: typed });
  const mistaken = { ...typed, phone: '12' };
  expect(takenUp({ base: left, values: mistaken }, latest)).toEqual({ base: left, values: mistaken });
});

it('search words are lines of words with commas, and a line needs two of them', async () => {
  const typed = (searchSynonyms: string) => ({ ...valuesOf(base), searchSynonyms });
  expect(rightSettings(typed(' wax ,, waxing \n\n color, colour,\n'))?.searchSynonyms).toEqual([
    ['wax', 'waxing'],
    ['color', 'colour'],
  ]);
  const refusal = async (text: string) => {
    const { errors } = await resolveSettings(typed(text), undefined, { fields: {}, shouldUseNativeValidation: false });
    return errors.searchSynonyms?.message;
  };
  expect(await refusal('wax, waxing\nmehndi')).toBe('Add a comma and a second word after “mehndi”');
  expect(await refusal(Array(13).fill('a').join(','))).toBe('At most 12 words in a line');
  expect(await refusal(Array(101).fill('a, b').join('\n'))).toBe('At most 100 lines');
  expect(await refusal(`wax, ${'x'.repeat(41)}`)).toBe('At most 40 characters in a word');
});
