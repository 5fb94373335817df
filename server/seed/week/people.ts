/** The invented customers of the demo's week, with addresses in Nagpur (rule C60). */
import type { Language } from '../../../common/words/languages.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { UNREACHABLE } from '../../salon/demo/quiet.ts';
import type { Random } from '../history/random.ts';

type Address = Schemas['AddressRequest'];

export interface DemoCustomer {
  mobile: string;
  fullName: string;
  language: Language;
  address: Address;
}

/** The first of them typed her number wrongly: her messages fail. */
const FIRST_MOBILE = Number(UNREACHABLE);

const AREAS = [
  { street: 'Ramdaspeth', postalCode: '440010', latitude: 21.135, longitude: 79.079 },
  { street: 'Dharampeth', postalCode: '440010', latitude: 21.141, longitude: 79.063 },
  { street: 'Civil Lines', postalCode: '440001', latitude: 21.154, longitude: 79.067 },
  { street: 'Sadar', postalCode: '440001', latitude: 21.164, longitude: 79.079 },
  { street: 'Shankar Nagar', postalCode: '440010', latitude: 21.1335, longitude: 79.065 },
  { street: 'Bajaj Nagar', postalCode: '440010', latitude: 21.1265, longitude: 79.059 },
  { street: 'Laxmi Nagar', postalCode: '440022', latitude: 21.123, longitude: 79.064 },
  { street: 'Pratap Nagar', postalCode: '440022', latitude: 21.113, longitude: 79.0545 },
  { street: 'Khamla', postalCode: '440025', latitude: 21.113, longitude: 79.064 },
  { street: 'Manish Nagar', postalCode: '440015', latitude: 21.091, longitude: 79.078 },
  { street: 'Hanuman Nagar', postalCode: '440009', latitude: 21.124, longitude: 79.098 },
  { street: 'Mahal', postalCode: '440032', latitude: 21.145, longitude: 79.106 },
  { street: 'Wardhaman Nagar', postalCode: '440008', latitude: 21.149, longitude: 79.124 },
  { street: 'Nandanvan', postalCode: '440009', latitude: 21.137, longitude: 79.125 },
];

const HOUSES = [
  { building: 'Lotus Residency', landmark: null },
  { building: 'Shanti Niwas', landmark: 'Opposite the Hanuman temple' },
  { building: 'Gulmohar Heights', landmark: null },
  { building: null, landmark: 'Behind the post office' },
  { building: 'Orange Enclave', landmark: 'Near the children’s park' },
  { building: 'Sai Krupa', landmark: null },
];

const HINTS = ['Please ring the second bell.', 'The lift is behind the stairs.', 'Park inside, the watchman knows.'];

const NAMES: [fullName: string, language?: Language][] = [
  ['Shubhangi Ingle'],
  ['Rutuja Wankhede', 'mr'],
  ['Neha Agrawal'],
  ['Kavita Bhoyar', 'mr'],
  ['Ayesha Sheikh', 'hi'],
  ['Pallavi Deshpande'],
  ['सुनीता वाघमारे', 'mr'],
  ['Ritu Jaiswal', 'hi'],
  ['Mary D’Souza'],
  ['Anjali Thakre'],
  ['Harpreet Kaur', 'hi'],
  ['Gauri Kulkarni', 'mr'],
  ['Sneha Rathod'],
  ['Vaishali Meshram', 'mr'],
  ['Farzana Khan', 'hi'],
  ['Ishita Banerjee'],
  ['Meera Nair'],
  ['Manisha Dongre', 'mr'],
  ['Pooja Tiwari', 'hi'],
  ['रजनी साहू', 'hi'],
  ['Amruta Joshi', 'mr'],
  ['Divya Chandak'],
  ['Komal Sahare'],
  ['Sarika Gajbhiye', 'mr'],
  ['Nikita Bajaj'],
  ['Ashwini Raut', 'mr'],
  ['Swati Pande', 'hi'],
  ['Archana Somkuwar'],
  ['Tanvi Mahajan'],
  ['Rekha Yadav', 'hi'],
  ['Madhuri Khobragade', 'mr'],
  ['Lakshmi Iyer'],
];

const MEN = [['Akash Borkar'], ['Siddharth Gupta'], ['Imran Qureshi', 'hi'], ['Tejas Paunikar', 'mr']] as typeof NAMES;

/** The men are the last of the customers: what is for men is booked for them. */
export const MEN_FROM = NAMES.length;

const drawn = <T>(next: Random, from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;

const addressOf = (n: number, next: Random): Address => {
  // Neighbours are not booked one after the other, so areas alternate.
  const { latitude, longitude, ...area } = AREAS[(n * 5) % AREAS.length] as (typeof AREAS)[number];
  return {
    ...area,
    ...drawn(next, HOUSES),
    flatNumber: String(101 + Math.floor(next() * 4) * 100 + Math.floor(next() * 12)),
    ...{ city: 'Nagpur', state: 'Maharashtra', country: 'India' },
    latitude: (latitude + (next() - 0.5) / 150).toFixed(5),
    longitude: (longitude + (next() - 0.5) / 150).toFixed(5),
    instructions: next() < 0.2 ? drawn(next, HINTS) : null,
  };
};

/** Always the same people for the same random numbers. */
export function demoCustomers(next: Random): DemoCustomer[] {
  return [...NAMES, ...MEN].map(([fullName, language = 'en'], n) => ({
    ...{ mobile: String(FIRST_MOBILE + n), fullName, language },
    address: addressOf(n, next),
  }));
}
