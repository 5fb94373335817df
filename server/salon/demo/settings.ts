/** What the demo salon says of itself (rule C17). Phone and e-mail are fictional. */
import type { Schemas } from '../../platform/contract/types.ts';
import { DEFAULT_SETTINGS, NO_CLAIMS, NOTICE } from '../settings/defaults.ts';

export const DEMO_SETTINGS: Required<Schemas['Settings']> = {
  ...DEFAULT_SETTINGS,
  salonName: 'Nikhar Salon & Academy',
  nameLines: ['Nikhar', 'Salon & Academy'],
  phone: '+91 98765 00000',
  email: 'hello@nikhar.example',
  address: '2nd Floor, Gulmohar Arcade, 14 North Ambazari Road, Dharampeth, Nagpur, Maharashtra 440010',
  claims: {
    ...NO_CLAIMS,
    years: 15,
    clients: 10_000,
    services: 50,
    rating: 4.9,
    reviews: 500,
    ownAcademy: true,
    checksPapers: true,
  },
  city: 'Nagpur',
  areasServed: 'All of the city, from Wadi to Kamptee Road and from Koradi Road to Besa and Manish Nagar.',
  showListPrice: true,
  showDecorativeRatings: true,
  tax: { ...DEFAULT_SETTINGS.tax, numberPrefix: 'NK' },
};

/** What the demo's week is booked under (rule C60): people with names, who come every hour. */
export const LIVING_SETTINGS: typeof DEMO_SETTINGS = {
  ...DEMO_SETTINGS,
  capacity: 'PROFESSIONALS',
  slotPlan: 'HOURLY',
  shortestNotice: NOTICE.PROFESSIONALS,
};
