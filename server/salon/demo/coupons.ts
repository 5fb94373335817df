// Six coupons, one for every state an admin can see. Days count from today, so that the demo never goes stale.

export interface DemoCoupon {
  code: string;
  description: string;
  /** The description in Hindi and Marathi. */
  hi: string;
  mr: string;
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
    hi: 'घर की हर विज़िट पर 10% की छूट, जितनी बार चाहें।',
    mr: 'घरच्या प्रत्येक भेटीवर 10% सूट, हवे तितक्या वेळा.',
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
    hi: 'निखार में आपका स्वागत: ₹200 की छूट, पहली 500 बुकिंग पर।',
    mr: 'निखारमध्ये तुमचे स्वागत: ₹200 सूट, पहिल्या 500 बुकिंगवर.',
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
    hi: 'त्योहारों के लिए 25% की छूट, पहली 100 बुकिंग पर।',
    mr: 'सणासुदीसाठी 25% सूट, पहिल्या 100 बुकिंगवर.',
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
    hi: 'बारिश में हेयर स्पा और पेडीक्योर पर 15% की छूट; यह ऑफ़र खत्म हो चुका है।',
    mr: 'पावसाळ्यात हेअर स्पा आणि पेडिक्युअरवर 15% सूट; ही ऑफर संपली आहे.',
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
    hi: 'ब्राइडल बुकिंग पर ₹1,000 की छूट; तारीखें भरी होने तक रुका हुआ।',
    mr: 'ब्रायडल बुकिंगवर ₹1,000 सूट; तारखा भरलेल्या असेपर्यंत थांबवली आहे.',
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
    hi: 'नए लुक के लिए 20% की छूट; दस दिन में शुरू।',
    mr: 'नव्या लुकसाठी 20% सूट; दहा दिवसांत सुरू.',
    discountType: 'PERCENTAGE',
    discountValue: 20,
    validFromDay: 10,
    validTillDay: 40,
    usageLimit: 150,
    isActive: true,
  },
];
