// Six coupons, one for every state an admin can see. Days count from today, so that the demo never goes stale.

export interface DemoCoupon {
  code: string;
  description: string;
  discountType: 'PERCENTAGE' | 'FIXED';
  discountValue: number;
  validFromDay: number;
  validTillDay: number;
  usageLimit: number | null;
  isActive: boolean;
}

export const demoCoupons: DemoCoupon[] = [
  {
    code: 'NIKHAR10',
    description: '10% off every home visit, as often as you like.',
    discountType: 'PERCENTAGE',
    discountValue: 10,
    validFromDay: -30,
    validTillDay: 335,
    usageLimit: null,
    isActive: true,
  },
  {
    code: 'WELCOME200',
    description: '₹200 off to welcome you to Nikhar, for the first 500 bookings.',
    discountType: 'FIXED',
    discountValue: 200,
    validFromDay: -15,
    validTillDay: 75,
    usageLimit: 500,
    isActive: true,
  },
  {
    code: 'FESTIVE25',
    description: '25% off for the festive season, for the first 100 bookings.',
    discountType: 'PERCENTAGE',
    discountValue: 25,
    validFromDay: -5,
    validTillDay: 25,
    usageLimit: 100,
    isActive: true,
  },
  {
    code: 'MONSOON15',
    description: '15% off hair spa and pedicures in the rains; this offer has ended.',
    discountType: 'PERCENTAGE',
    discountValue: 15,
    validFromDay: -90,
    validTillDay: -14,
    usageLimit: 200,
    isActive: true,
  },
  {
    code: 'BRIDAL1000',
    description: '₹1,000 off bridal bookings; paused while the calendar is full.',
    discountType: 'FIXED',
    discountValue: 1000,
    validFromDay: -10,
    validTillDay: 120,
    usageLimit: 50,
    isActive: false,
  },
  {
    code: 'NEWLOOK20',
    description: '20% off for a new look; begins in ten days.',
    discountType: 'PERCENTAGE',
    discountValue: 20,
    validFromDay: 10,
    validTillDay: 40,
    usageLimit: 150,
    isActive: true,
  },
];
