/** What the demo salon's academy teaches. Batches begin some days after the first start. */
import type { Weekday } from '../shared/time.ts';

interface DemoCourse {
  name: string;
  description: string;
  weeks: number;
  /** Rupees, with tax. */
  fee: number;
  certificate: string | null;
  /** The service whose picture it shows. */
  picture: string;
  batches: { inDays: number; days: Weekday[]; fromTime: string; toTime: string; seats: number }[];
}

const WORKDAYS: Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const WEEKEND: Weekday[] = ['SATURDAY', 'SUNDAY'];
const MORNING = { fromTime: '10:00:00', toTime: '13:00:00' };
const EVENING = { fromTime: '17:00:00', toTime: '19:30:00' };

export const demoCourses: DemoCourse[] = [
  {
    name: 'Basic Beautician Course',
    description:
      'Threading, waxing, clean-ups, facials, manicure and pedicure, from hygiene to the finished visit. Lessons in the morning, practice on real customers in the afternoon. You need no experience.',
    weeks: 12,
    fee: 28_000,
    certificate: 'Nikhar Certificate in Beauty Care',
    picture: 'fruit-clean-up',
    batches: [
      { inDays: 10, days: WORKDAYS, ...MORNING, seats: 12 },
      { inDays: 24, days: WEEKEND, ...MORNING, seats: 8 },
    ],
  },
  {
    name: 'Bridal Make-up Masterclass',
    description:
      'Skin preparation, HD and airbrush base, eyes, draping and hairstyles for Maharashtrian, Punjabi and South Indian brides. Each learner makes up three models. For beauticians with some practice.',
    weeks: 4,
    fee: 22_000,
    certificate: 'Nikhar Diploma in Bridal Make-up',
    picture: 'bridal-make-up',
    batches: [{ inDays: 17, days: ['TUESDAY', 'THURSDAY', 'SATURDAY'], ...EVENING, seats: 8 }],
  },
  {
    name: 'Hair Design, Cut and Colour',
    description:
      'Six classic cuts, blow-dry, global colour, highlights and keratin. Tools are lent for the course. The longest of our courses, with a month of practice in the salon at its end.',
    weeks: 26,
    fee: 48_000,
    certificate: 'Nikhar Diploma in Hair Design',
    picture: 'highlights-foils',
    batches: [{ inDays: 31, days: WORKDAYS, ...EVENING, seats: 10 }],
  },
  {
    name: 'Mehendi Weekend',
    description:
      'From the cone to a full bridal hand in four weekends: Arabic, Marwari and modern patterns, and how to price them.',
    weeks: 4,
    fee: 4_500,
    certificate: null,
    picture: 'bridal-mehendi',
    batches: [],
  },
];
