import type { Schemas } from '../../platform/contract/types.ts';

const open = (day: Schemas['OpeningHours']['day'], closes: string) => ({ day, opens: '09:00:00', closes, closed: false });

/** Nothing is said of a salon until its owner types it (rule C20). */
export const NO_CLAIMS: Schemas['SalonClaims'] = {
  years: null,
  clients: null,
  services: null,
  rating: null,
  reviews: null,
  ownAcademy: false,
  checksPapers: false,
  about: null,
  lines: [],
};

/** Minutes. A named professional has a way to go; teams are as they were before there was a notice (rule L13). */
export const NOTICE: Record<Schemas['Settings']['capacity'] & string, number> = { TEAMS: 0, PROFESSIONALS: 120 };

/**
 * The settings of an installation until staff save their own (rules L1, L2, B5, B6): rules of booking, but nothing about the salon. The
 * position is only where maps open, as long as there is no address.
 */
/** Ledgers of these names must exist in Tally, or the owner types the names that do (rule G13). */
export const DEFAULT_TALLY: Schemas['TallySettings'] = {
  company: null,
  customers: 'Salon Customers',
  sales: 'Salon Services',
  cgst: 'Output CGST',
  sgst: 'Output SGST',
  igst: 'Output IGST',
  advances: 'Customer Advances',
  money: 'Salon Receipts',
};

export const DEFAULT_SETTINGS: Required<Schemas['Settings']> = {
  salonName: 'Beauty Salon',
  nameLines: null,
  latinName: null,
  phone: '',
  email: '',
  address: '',
  claims: NO_CLAIMS,
  city: null,
  areasServed: null,
  latitude: '21.1458',
  longitude: '79.0882',
  openingHours: [
    open('MONDAY', '20:00:00'),
    open('TUESDAY', '20:00:00'),
    open('WEDNESDAY', '20:00:00'),
    open('THURSDAY', '20:00:00'),
    open('FRIDAY', '20:00:00'),
    open('SATURDAY', '20:00:00'),
    open('SUNDAY', '18:00:00'),
  ],
  closedDays: [],
  slotPlan: 'TWO_HOUR',
  startPlan: 'WINDOWS',
  teams: 3,
  capacity: 'TEAMS',
  travel: { detour: 1.35, speedKmh: 20, fixedMinutes: 10 },
  arrivalGraceMinutes: 15,
  shortestNotice: 0,
  areas: [],
  travelFees: [],
  quietHours: [],
  bookingHorizonDays: 60,
  minimumOrderValue: 899,
  maxPendingBookings: 5,
  upiId: null,
  wholeRupees: true,
  refundsLowerCommission: true,
  commissionBeforeTax: false,
  feedsShowCustomer: false,
  showListPrice: false,
  showDecorativeRatings: false,
  searchSynonyms: [
    ['mehndi', 'mehendi', 'mehandi', 'मेहंदी'],
    ['color', 'colour', 'coloring', 'colouring'],
    ['wax', 'waxing'],
    ['haircut', 'hair cutting'],
    ['bridal', 'bride', 'dulhan'],
    ['massage', 'malish', 'maalish'],
    ['saree', 'sari'],
    ['de-tan', 'tan removal'],
    ['nail polish', 'nail paint'],
    ['smoothing', 'smoothening', 'straightening'],
  ],
  keyRequestsPerMinute: 600,
  keyPasscodesPerHour: 300,
  staffSecondFactor: false,
  payOnline: true,
  holdMinutes: 15,
  waitOfferMinutes: 20,
  waitRegularsFirst: false,
  referralReward: 0,
  referralDays: 90,
  nudges: { enabled: false, winBack: false, rupees: 100, validDays: 30, monthlyBudget: 2000 },
  cancelFeePercent: 0,
  cancelFreeHours: 24,
  depositPercent: 0,
  depositAbove: 0,
  partyDepositPercent: 0,
  partyBalancePercent: 0,
  partyBalanceDays: 14,
  noShowWaitMinutes: 15,
  noShowDepositPercent: 50,
  messagesOff: [],
  tax: { registrations: [], numberPrefix: 'BS', sacDigits: 4, tally: DEFAULT_TALLY },
};
