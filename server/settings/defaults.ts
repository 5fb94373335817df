import type { Schemas } from '../contract/types.ts';

const open = (day: Schemas['OpeningHours']['day'], closes: string) => ({ day, opens: '09:00:00', closes, closed: false });

/** The settings of an installation until staff save their own (rules L1, L2, B5, B6). Phone and e-mail are fictional. */
export const DEFAULT_SETTINGS: Required<Schemas['Settings']> = {
  salonName: 'Nikhar Salon & Academy',
  phone: '+91 98765 00000',
  email: 'hello@nikhar.example',
  address: '2nd Floor, Gulmohar Arcade, 14 North Ambazari Road, Dharampeth, Nagpur, Maharashtra 440010',
  city: 'Nagpur',
  areasServed: 'All of the city, from Wadi to Kamptee Road and from Koradi Road to Besa and Manish Nagar.',
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
  teams: 3,
  capacity: 'TEAMS',
  travel: { detour: 1.35, speedKmh: 20, fixedMinutes: 10 },
  arrivalGraceMinutes: 15,
  bookingHorizonDays: 60,
  minimumOrderValue: 899,
  maxPendingBookings: 5,
  upiId: null,
  showListPrice: true,
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
};
