/** What the visits of a piece are judged by: services, people, customers, their bookings and addresses. */
import { fold } from '../../../common/search.ts';
import { stateOfCode } from '../../../common/states.ts';
import type { Instant } from '../../../common/time.ts';
import type { Account } from '../../accounts/auth/account.ts';
import { customersOfMobiles } from '../../accounts/auth/bring.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { addressesOf } from '../../schedule/address/address.ts';
import { fieldsOf, mistakesIn } from '../../schedule/address/rules.ts';
import { findAround, knownPins } from '../../schedule/area/pins.ts';
import { readTeam } from '../../schedule/professional/team.ts';
import { namedServices } from '../../shop/catalog/bring.ts';
import { hasBegun, keyOfVisit, type OnSale, type ReadAddress, type ReadVisit, readVisit } from './booking-rules.ts';
import { type Piece, readingOf } from './piece.ts';
import { type Fault, readOr } from './row-rules.ts';
import { keyOfService } from './service-rules.ts';
import { findBookingsAt, findRowsAfter, type Row, type Run } from './store.ts';

export type Address = Schemas['AddressRequest'];

export interface VisitContext {
  settings: Settings;
  visits: { row: Row; visit: ReadVisit | null; fault: Fault | null }[];
  accounts: Map<string, Account>;
  /** The visits that are there already, by `keyOfVisit`. */
  keys: Set<string>;
  professionalOf: (visit: ReadVisit) => string | null;
  /** The address of a visit to come: of the file, or what the customer has saved. Null if there is none that can be used. */
  addressOf: (visit: ReadVisit, account: Account | undefined) => Promise<Address | { savedId: string; place: Address } | null>;
}

const visitsOf = async (db: Queries, run: Run, rows: Row[], now: Instant): Promise<VisitContext['visits']> => {
  const onSale = new Map<string, OnSale>((await namedServices(db)).map(one => [keyOfService(one.name), one]));
  const reading = readingOf(run, now);
  return rows.map(row => {
    const { row: visit, fault } = readOr(() => readVisit(row.cells, reading, onSale, now));
    return { row, visit, fault };
  });
};

/** Where the salon is registered. The State decides the tax, and its visits are near. */
const stateOf = ({ tax }: Settings): string =>
  stateOfCode(tax.registrations.at(-1)?.gstin?.slice(0, 2) ?? '')?.name ?? 'Maharashtra';

type Pins = Awaited<ReturnType<typeof knownPins>>;

const typed = (read: ReadAddress, settings: Settings, pins: Pins): Address | null => {
  const around = read.position ? undefined : pins(read.postalCode);
  const place = read.position ?? (around && { latitude: around.latitude.toFixed(4), longitude: around.longitude.toFixed(4) });
  if (!place) return null;
  const address = {
    ...{ flatNumber: read.flat, building: null, street: read.street, landmark: null, city: read.city ?? settings.city ?? '–' },
    ...{ state: stateOf(settings), postalCode: read.postalCode, country: 'India', ...place, instructions: null },
  };
  return mistakesIn(fieldsOf(address)).length === 0 ? address : null;
};

/** Reads all that a piece needs, each kind of thing at once. */
export async function contextOf({ tx, run, rows, now }: Pick<Piece, 'tx' | 'run' | 'rows' | 'now'>): Promise<VisitContext> {
  const settings = await readSettings(tx);
  const visits = await visitsOf(tx, run, rows, now);
  const read = visits.flatMap(({ visit }) => visit ?? []);
  const accounts = new Map(
    (await customersOfMobiles(tx, [...new Set(read.map(({ mobile }) => mobile))])).map(one => [one.mobile, one]),
  );
  const mobileOf = new Map([...accounts.values()].map(({ id, mobile }) => [id, mobile]));
  const dates = [...new Set(read.map(({ bookingDate }) => bookingDate))];
  const there = await findBookingsAt(tx, [...mobileOf.keys()], dates);
  const pins = await knownPins(tx);
  const people = settings.capacity === 'PROFESSIONALS' ? await readTeam(tx) : [];
  const idOf = new Map(people.map(({ record: { id, name } }) => [fold(name).trim(), id]));
  return {
    ...{ settings, visits, accounts },
    keys: new Set(there.map(one => keyOfVisit(mobileOf.get(one.userId) ?? '', one))),
    professionalOf: ({ professional }) => idOf.get(professional ?? '') ?? null,
    addressOf: async ({ address }, account) => {
      const own = address && typed(address, settings, pins);
      if (own) return own;
      const [saved] = account ? await addressesOf(tx, account.id) : [];
      return saved ? { savedId: saved.id, place: { ...saved, street: saved.streetArea } } : null;
    },
  };
}

/** Places that one turn asks the map for. */
const MOST_PINS = 5;

/** Asks the map where the PIN codes of the next visits to come are, before the turn begins: no transaction waits for a map. */
export async function learnPinsOf(deps: Deps, run: Run, most: number): Promise<void> {
  const { read } = deps.db;
  const now = deps.clock.now();
  const visits = await visitsOf(read, run, await findRowsAfter(read, run.id, run.done + 1, most), now);
  const known = await knownPins(read);
  const asked = visits.flatMap(({ visit }) =>
    visit?.address && !visit.address.position && !hasBegun(visit, now) ? visit.address.postalCode : [],
  );
  const unknown = [...new Set(asked)].filter(pin => /^[1-9]\d{5}$/.test(pin) && !known(pin));
  for (const pin of unknown.slice(0, MOST_PINS)) await findAround(deps, pin);
}
