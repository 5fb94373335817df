/** Invented customers of Nagpur, each with an address. */

import { DAY, type Instant } from '../../../common/time.ts';
import { addUser } from '../../accounts/auth/store.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import { addAddress } from '../../schedule/address/store.ts';
import { pick, type Random } from './random.ts';

const FIRST = 'Asha Priya Sunita Kavita Neha Rutuja Meera Farah Anjali Gauri Ishita Lata Nisha'.split(' ');
const LAST = 'Deshmukh Joshi Patil Kulkarni Sharma Khan Iyer Rao Wankhede Meshram Thakre'.split(' ');
const BUILDINGS = ['Lotus Residency', 'Orange Chambers', 'Shanti Niwas', 'Gulmohar Heights', null];
const AREAS = [
  { streetArea: 'Ramdaspeth', postalCode: '440010', latitude: 21.135, longitude: 79.079 },
  { streetArea: 'Dharampeth', postalCode: '440010', latitude: 21.141, longitude: 79.063 },
  { streetArea: 'Sadar', postalCode: '440001', latitude: 21.164, longitude: 79.079 },
  { streetArea: 'Manish Nagar', postalCode: '440015', latitude: 21.091, longitude: 79.078 },
  { streetArea: 'Civil Lines', postalCode: '440001', latitude: 21.154, longitude: 79.067 },
  { streetArea: 'Wardhaman Nagar', postalCode: '440008', latitude: 21.149, longitude: 79.124 },
];
/** Numbers that nobody has: in India no mobile begins with 60000. */
const FIRST_MOBILE = 6_000_000_000;

export interface Person {
  id: string;
  mobile: string;
  address: Parameters<typeof addAddress>[1];
}

const person = (place: number, next: Random, createdAt: Instant): Person & { fullName: string } => {
  const { latitude, longitude, ...area } = pick(next, AREAS);
  const id = newId();
  return {
    id,
    mobile: String(FIRST_MOBILE + place),
    fullName: `${pick(next, FIRST)} ${pick(next, LAST)}`,
    address: {
      id: newId(),
      userId: id,
      ...area,
      flatNumber: String(1 + Math.floor(next() * 600)),
      building: pick(next, BUILDINGS),
      landmark: null,
      city: 'Nagpur',
      state: 'Maharashtra',
      country: 'India',
      latitude: (latitude + next() / 200).toFixed(5),
      longitude: (longitude + next() / 200).toFixed(5),
      instructions: next() < 0.1 ? 'Please ring the second bell.' : null,
      createdAt,
    },
  };
};

/** Registered before the first booking, and last active with the last one. Without bookings, on any day. */
const seen = (bookedAt: Instant[], next: Random, now: Instant): { createdAt: Instant; lastActive: Instant } => {
  const ago = Math.floor(next() * 1000) * DAY;
  if (bookedAt.length === 0) return { createdAt: now - ago, lastActive: now - ago };
  return { createdAt: Math.min(...bookedAt) - Math.floor(ago / 20), lastActive: Math.max(...bookedAt) };
};

/** `bookedAt`: the times of each customer's bookings. */
export async function addPeople(
  db: Queries,
  from: number,
  to: number,
  bookedAt: (place: number) => Instant[],
  next: Random,
  now: Instant,
): Promise<Person[]> {
  const people: Person[] = [];
  for (let place = from; place < to; place++) {
    const times = seen(bookedAt(place), next, now);
    const { address, ...user } = person(place, next, times.createdAt);
    await addUser(db, { ...user, ...times });
    await addAddress(db, address);
    people.push({ ...user, address });
  }
  return people;
}
