/** The six people of the demo salon (rule C17): different skills, hours and homes, so that every reason of rule N4 occurs. */

import { type IsoTime, WEEK, type Weekday } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';

interface DayHours {
  day: Weekday;
  spans: { from: IsoTime; to: IsoTime }[];
}

export interface DemoProfessional {
  /** Names her picture and never leaves the demo. */
  key: string;
  name: string;
  /** Her name in demos of before. */
  nameBefore?: string;
  about: string;
  languages: string[];
  /** The language of her pages and messages. */
  messageLanguage: Language;
  gender: 'FEMALE' | 'MALE';
  /** In India no mobile begins with 60000, so nobody has these. */
  mobile: string;
  /** Null: from the salon. */
  home: { latitude: string; longitude: string } | null;
  hours: DayHours[];
  /** The keys of categories; all of them when it is left out. */
  categories?: string[];
  maxTravelMinutes?: number;
  /** Days from today, both included. */
  leave?: { from: number; to: number; note: string };
}

const spansOf = (...spans: [from: string, to: string][]) => spans.map(([from, to]) => ({ from: `${from}:00`, to: `${to}:00` }));
const everyDay = (spans: DayHours['spans'], off?: Weekday): DayHours[] =>
  WEEK.filter(day => day !== off).map(day => ({ day, spans }));

export const demoProfessionals: DemoProfessional[] = [
  {
    key: 'sunita',
    name: 'Sunita Deshmukh',
    about: 'Twenty years of hair, skin and bridal looks. She trained most of our team and does everything on the menu.',
    languages: ['Marathi', 'Hindi', 'English'],
    messageLanguage: 'en',
    gender: 'FEMALE',
    mobile: '6000090001',
    home: null,
    hours: everyDay(spansOf(['09:00', '20:00'])),
  },
  {
    key: 'asha',
    name: 'आशा मेश्राम',
    nameBefore: 'Asha Meshram',
    about: 'Facials, waxing and threading with a light hand. She explains each step and every product.',
    languages: ['Marathi', 'Hindi'],
    messageLanguage: 'mr',
    gender: 'FEMALE',
    mobile: '6000090002',
    home: { latitude: '21.14100', longitude: '79.06300' },
    hours: everyDay(spansOf(['09:00', '13:00'], ['14:00', '19:00'])),
    categories: ['facials', 'waxing', 'threading', 'hands-feet-nails'],
  },
  {
    key: 'farah',
    name: 'Farah Khan',
    about: 'Bridal and party make-up, mehendi and nails. Brides book her months ahead.',
    languages: ['Hindi', 'Urdu', 'English'],
    messageLanguage: 'hi',
    gender: 'FEMALE',
    mobile: '6000090003',
    home: { latitude: '21.16400', longitude: '79.07900' },
    hours: everyDay(spansOf(['09:00', '20:00']), 'TUESDAY'),
    categories: ['make-up', 'mehendi', 'hands-feet-nails', 'hair-cut-styling', 'threading'],
  },
  {
    key: 'priya',
    name: 'Priya Kulkarni',
    about: 'Waxing, threading and hands and feet, in the mornings while her children are at school.',
    languages: ['Marathi', 'English'],
    messageLanguage: 'en',
    gender: 'FEMALE',
    mobile: '6000090004',
    home: { latitude: '21.09100', longitude: '79.07800' },
    hours: everyDay(spansOf(['09:00', '13:30']), 'SUNDAY'),
    categories: ['waxing', 'threading', 'hands-feet-nails', 'facials'],
    maxTravelMinutes: 60,
  },
  {
    key: 'rohan',
    name: 'Rohan Thakre',
    about: 'Barber and colourist. Haircuts, beards and colour for the whole family.',
    languages: ['Marathi', 'Hindi', 'English'],
    messageLanguage: 'mr',
    gender: 'MALE',
    mobile: '6000090005',
    home: { latitude: '21.14900', longitude: '79.12400' },
    hours: everyDay(spansOf(['09:00', '14:00'], ['15:00', '20:00']), 'MONDAY'),
    categories: ['mens-grooming', 'hair-cut-styling', 'hair-colour', 'hair-spa'],
  },
  {
    key: 'lata',
    name: 'Lata Iyer',
    about: 'Massage, champi and hair spa. Her customers fall asleep.',
    languages: ['Hindi', 'English', 'Tamil'],
    messageLanguage: 'hi',
    gender: 'FEMALE',
    mobile: '6000090006',
    home: { latitude: '21.15400', longitude: '79.06700' },
    hours: everyDay(spansOf(['10:00', '19:00'])),
    categories: ['massage', 'hair-spa', 'facials', 'waxing'],
    leave: { from: 2, to: 6, note: "Her sister's wedding in Chennai." },
  },
];
