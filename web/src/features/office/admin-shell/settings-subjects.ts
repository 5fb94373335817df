/** The settings by subject, one page each (rule W72). The index, the header and the search are drawn from it. */
import { adminPaths } from '../../../admin-paths.ts';

export interface OneSetting {
  /** Name of its first field in the form, which an address may point to: `travel.speedKmh`. */
  name: string;
  label: string;
  /** Other words that the search finds it by, also in Hindi and Marathi. */
  words: string;
}

export interface Subject {
  id: SubjectId;
  title: string;
  hint: string;
  /** Whose settings only an owner changes (rule K15). */
  by?: 'OWNER';
  settings: readonly OneSetting[];
}

export type SubjectId =
  | 'salon'
  | 'claims'
  | 'opening'
  | 'bookings'
  | 'area'
  | 'travel'
  | 'prices'
  | 'payment'
  | 'messages'
  | 'search'
  | 'staff'
  | 'programs';

export const subjects: readonly Subject[] = [
  {
    id: 'salon',
    title: 'Salon',
    hint: 'Name, logo, phone, address and position on the map',
    settings: [
      { name: 'salonName', label: 'Salon name', words: 'title brand सैलून का नाम सलूनचे नाव' },
      { name: 'upperLine', label: 'Lines of the name', words: 'header logo upper lower लोगो' },
      { name: 'latinName', label: 'Name in Latin letters', words: 'sms english brand अंग्रेज़ी इंग्रजी' },
      { name: 'phone', label: 'Phone', words: 'telephone contact फ़ोन फोन' },
      { name: 'email', label: 'E-mail', words: 'mail contact ईमेल' },
      { name: 'address', label: 'Address', words: 'street पता पत्ता' },
      { name: 'city', label: 'City', words: 'town शहर' },
      { name: 'areasServed', label: 'Areas you visit', words: 'sentence इलाके भाग' },
      { name: 'latitude', label: 'Position on the map', words: 'latitude longitude pin नक्शा नकाशा' },
    ],
  },
  {
    id: 'claims',
    title: 'What You Say of Yourself',
    hint: 'Years, clients and ratings on the home page, and about you',
    settings: [
      { name: 'claims.years', label: 'Years of work', words: 'experience since साल वर्षे' },
      { name: 'claims.clients', label: 'Clients', words: 'customers served ग्राहक' },
      { name: 'claims.rating', label: 'Rating elsewhere', words: 'google stars reviews रेटिंग' },
      { name: 'claims.ownAcademy', label: 'Our own academy', words: 'trained training अकादमी' },
      { name: 'claims.checksPapers', label: 'We check papers', words: 'background police verified safety' },
      { name: 'claims.about', label: 'About your salon', words: 'story home page परिचय माहिती' },
    ],
  },
  {
    id: 'opening',
    title: 'Hours and Closed Days',
    hint: 'Hours of each weekday, and closed days',
    settings: [
      { name: 'openingHours', label: 'Opening hours', words: 'opens closes weekday खुलने का समय वेळ' },
      { name: 'nextClosedDay', label: 'Closed days', words: 'holiday festival shut बंद छुट्टी सुट्टी' },
    ],
  },
  {
    id: 'bookings',
    title: 'Slots and Limits',
    hint: 'Slot plan, starts, teams, shortest notice, limits, the waiting list and reminders of the next visit',
    settings: [
      { name: 'slotPlan', label: 'Slot plan', words: 'windows hourly two-hour times स्लॉट समय वेळ' },
      { name: 'startPlan', label: 'Starts', words: 'named professionals every 15 30 minutes half hour आधा घंटा अर्धा तास' },
      { name: 'teams', label: 'Teams', words: 'capacity at the same time टीम' },
      { name: 'shortestNotice', label: 'Shortest notice in minutes', words: 'too soon lead time last minute at once तुरंत लगेच' },
      { name: 'bookingHorizonDays', label: 'Days ahead', words: 'horizon advance दिन पहले दिवस आधी' },
      { name: 'maxPendingBookings', label: 'Pending bookings', words: 'most limit customer बुकिंग' },
      {
        name: 'waitOfferMinutes',
        label: 'Minutes an offer is held',
        words: 'waiting list wait queue इंतज़ार प्रतीक्षा यादी',
      },
      { name: 'waitRegularsFirst', label: 'Regulars first', words: 'waiting list order loyal नियमित' },
      {
        name: 'nudges.enabled',
        label: 'Reminders of the next visit',
        words: 'nudge win back coupon marketing advertising याद आठवण ऑफर',
      },
    ],
  },
  {
    id: 'area',
    title: 'Service Area',
    hint: 'Circles, shapes and PIN codes where you go',
    settings: [{ name: 'areas', label: 'Service area', words: 'pin code circle shape zone इलाका भाग पिन कोड' }],
  },
  {
    id: 'travel',
    title: 'Travel',
    hint: 'How long a way takes, and how late is in time',
    settings: [
      { name: 'travel.speedKmh', label: 'Speed in km/h', words: 'traffic रफ़्तार वेग' },
      { name: 'travel.detour', label: 'Detour', words: 'road distance रास्ता' },
      { name: 'travel.fixedMinutes', label: 'Minutes for each way', words: 'parking stairs मिनट' },
      { name: 'arrivalGraceMinutes', label: 'Grace in minutes', words: 'late arrival window देर उशीर' },
      {
        name: 'feedsShowCustomer',
        label: 'Customer and house in calendar feeds',
        words: 'ics google calendar name address कैलेंडर',
      },
    ],
  },
  {
    id: 'prices',
    title: 'Prices',
    hint: 'Minimum order, travel fees, quiet hours, friends and list price',
    settings: [
      { name: 'minimumOrderValue', label: 'Minimum order', words: 'least cart value कम से कम किमान ऑर्डर' },
      { name: 'referralReward', label: 'Bringing friends', words: 'referral reward invite coupon दोस्त मैत्रीण' },
      { name: 'referralDays', label: "Days of a friend's coupon", words: 'referral validity invite दोस्त मैत्रीण' },
      { name: 'showListPrice', label: 'List price', words: 'struck through save 20% discount दाम किंमत' },
      { name: 'showDecorativeRatings', label: 'Decorative ratings', words: 'stars रेटिंग' },
    ],
  },
  {
    id: 'payment',
    title: 'Payment and Cancelling',
    hint: 'UPI id, online payment, deposit and the fee for cancelling late',
    settings: [
      { name: 'upiId', label: 'UPI id', words: 'payment qr bank यूपीआय यूपीआई पेमेंट' },
      { name: 'payOnline', label: 'Online payment', words: 'razorpay card net banking ऑनलाइन पेमेंट' },
      { name: 'holdMinutes', label: 'Minutes to pay', words: 'hold kept मिनट' },
      { name: 'depositPercent', label: 'Deposit', words: 'advance per cent एडवांस आगाऊ' },
      { name: 'depositAbove', label: 'Deposit for orders above', words: 'advance limit एडवांस आगाऊ' },
      { name: 'partyDepositPercent', label: 'Deposit of parties', words: 'guests bride advance मेहमान पाहुणे' },
      { name: 'partyBalancePercent', label: 'Second step of parties', words: 'guests bride balance मेहमान पाहुणे' },
      { name: 'partyBalanceDays', label: 'Days before a party', words: 'guests balance second step मेहमान पाहुणे' },
      { name: 'cancelFeePercent', label: 'Fee for cancelling late', words: 'cancellation policy refund रद्द शुल्क' },
      { name: 'noShowWaitMinutes', label: 'Minutes at the door', words: 'nobody here no-show wait दरवाज़ा दार' },
      { name: 'noShowDepositPercent', label: 'Deposit after two no-shows', words: 'nobody here advance एडवांस आगाऊ' },
      { name: 'cancelFreeHours', label: 'Cancelling is free until', words: 'cancellation hours before रद्द मोफत मुफ़्त' },
    ],
  },
  {
    id: 'messages',
    title: 'Automatic Messages',
    hint: 'Which SMS, WhatsApp and e-mail the salon sends, and their words',
    settings: [{ name: 'messagesOff', label: 'Automatic messages', words: 'sms whatsapp email reminder मैसेज मेसेज' }],
  },
  {
    id: 'search',
    title: 'Search Words',
    hint: 'Words that mean the same to customers who search',
    settings: [{ name: 'searchSynonyms', label: 'Words that mean the same', words: 'synonyms mehndi खोज शोध शब्द' }],
  },
  {
    id: 'staff',
    title: 'Sign-in of Staff',
    hint: 'Whether staff need a second factor',
    by: 'OWNER',
    settings: [{ name: 'staffSecondFactor', label: 'Staff need a second factor', words: '2fa passkey app code password' }],
  },
  {
    id: 'programs',
    title: 'Limits of Programs',
    hint: 'Calls and passcodes of each API key',
    by: 'OWNER',
    settings: [
      { name: 'keyRequestsPerMinute', label: 'Calls a minute', words: 'api key rate limit partner' },
      { name: 'keyPasscodesPerHour', label: 'Passcodes an hour', words: 'api key otp sms partner' },
    ],
  },
];

/** The subjects that the reader may change. */
export function subjectsFor(may: (operation: 'OWNER') => boolean): readonly Subject[] {
  return subjects.filter(({ by }) => by === undefined || may(by));
}

/** The subject of this page of the settings; undefined for the index, unknown ones and other pages. */
export function subjectAt(path: string): Subject | undefined {
  return subjects.find(({ id }) => path === adminPaths.settingsOf(id));
}
