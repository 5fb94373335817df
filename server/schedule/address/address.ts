/** A customer's saved addresses (rule A5). Another customer's address gets the answer for a missing one (rule V9). */

import { officialState } from '../../../common/states.ts';
import type { Instant } from '../../../common/time.ts';
import { recordPosition } from '../../accounts/auth/limits.ts';
import { mustBeCustomer } from '../../accounts/auth/profile.ts';
import { AppError, mustHaveNone } from '../../platform/contract/errors.ts';
import { maySeeDataOf } from '../../platform/contract/roles.ts';
import type { Caller, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { AddressSnapshot } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { type AddressFields, fieldsOf, joinedStreet, MAX_ADDRESSES, mistakesIn } from './rules.ts';
import {
  type AddressRow,
  addAddress,
  changeAddress,
  countAddresses,
  findAddress,
  findAddresses,
  findAnyAddress,
  findWithCustomer,
  removeAddress,
} from './store.ts';

/** A booking's own copy of an address (rule B8). */
export function snapshotOf(row: AddressRow): AddressSnapshot {
  return {
    flatNumber: row.flatNumber,
    building: row.building,
    street: joinedStreet(row),
    streetArea: row.streetArea,
    landmark: row.landmark,
    city: row.city,
    // Addresses of before have it as it was typed.
    state: officialState(row.state),
    postalCode: row.postalCode,
    country: row.country,
    latitude: row.latitude,
    longitude: row.longitude,
    instructions: row.instructions,
  };
}

const toAddress = (row: AddressRow): Schemas['Address'] => ({ id: row.id, ...snapshotOf(row) });

/** This customer's address and the customer; undefined if there is no such address. */
export function addressAndCustomer(db: Queries, id: string, userId: string) {
  return findWithCustomer(db, id, userId);
}

/** This customer's address; undefined if there is none. */
export function addressOf(db: Queries, id: string, userId: string): Promise<AddressRow | undefined> {
  return findAddress(db, id, userId);
}

/** An address that this caller may see; undefined if there is none. */
export async function addressFor(db: Queries, id: string, caller: Caller): Promise<AddressRow | undefined> {
  const found = await findAnyAddress(db, id);
  return found && maySeeDataOf(found.userId, caller) ? found : undefined;
}

/** All addresses of a customer, in the order they were added. */
export async function addressesOf(db: Queries, userId: string): Promise<Schemas['Address'][]> {
  return (await findAddresses(db, userId)).map(toAddress);
}

/** A saved address that names no State that we know gets its official name. One that was changed meanwhile stays. */
export async function nameState(
  tx: Queries,
  { id, userId, from, to }: { id: string; userId: string; from: string; to: string },
): Promise<void> {
  const row = await findAddress(tx, id, userId);
  if (row?.state !== from) return;
  const { id: _, userId: __, createdAt: ___, ...fields } = row;
  await changeAddress(tx, id, userId, { ...fields, state: to });
}

const mustBeComplete = (entered: Schemas['AddressRequest'], cameIn = ''): AddressFields => {
  const fields = fieldsOf(entered);
  mustHaveNone(mistakesIn(fields).map(mistake => ({ ...mistake, field: cameIn + mistake.field })));
  return fields;
};

/** About 50 m, in degrees: a corrected pin is no new place. */
const NEAR = 0.0005;

/** Counts a place that none of the customer's addresses had, before the address is saved (rule N8). */
const notePosition = async (tx: Queries, userId: string, { latitude, longitude }: AddressFields, now: Instant) => {
  if (latitude === null || longitude === null) return;
  const isNear = (row: AddressRow) =>
    Math.abs(Number(row.latitude) - Number(latitude)) < NEAR && Math.abs(Number(row.longitude) - Number(longitude)) < NEAR;
  if (!(await findAddresses(tx, userId)).some(isNear)) await recordPosition(tx, userId, now);
};

type WhenFull = 'ADDRESSES_FULL' | 'CUSTOMER_ADDRESSES_FULL';

/** Throws VALIDATION_ERROR with the reason `whenFull` if the customer has MAX_ADDRESSES. */
const addFields = async (tx: Queries, userId: string, fields: AddressFields, now: Instant, whenFull: WhenFull) => {
  if ((await countAddresses(tx, userId)) >= MAX_ADDRESSES)
    throw new AppError('VALIDATION_ERROR', { params: { reason: whenFull, limit: MAX_ADDRESSES } });
  await notePosition(tx, userId, fields, now);
  const row: AddressRow = { id: newId(), userId, ...fields, createdAt: now };
  await addAddress(tx, row);
  return toAddress(row);
};

/**
 * The address of a visit, saved unless it exists, so that the call may be repeated. Throws VALIDATION_ERROR if a field is not
 * valid, or if the customer has MAX_ADDRESSES. Fields are named as in a booking (`address.city`).
 */
export async function addAddressOnce(tx: Queries, userId: string, entered: Schemas['AddressRequest'], now: Instant) {
  const fields = mustBeComplete(entered, 'address.');
  const names = Object.keys(fields) as (keyof AddressFields)[];
  const known = (await findAddresses(tx, userId)).find(row => names.every(name => row[name] === fields[name]));
  return known ? toAddress(known) : addFields(tx, userId, fields, now, 'CUSTOMER_ADDRESSES_FULL');
}

/** Throws VALIDATION_ERROR if a field is not valid or the customer has MAX_ADDRESSES; UNAUTHORIZED. */
export function saveAddress({ db, clock }: Deps, userId: string, entered: Schemas['AddressRequest'], once: Once) {
  return db.tx(tx =>
    once(tx, async () => {
      await mustBeCustomer(tx, userId);
      return addFields(tx, userId, mustBeComplete(entered), clock.now(), 'ADDRESSES_FULL');
    }),
  );
}

/** Replaces the whole address. Throws VALIDATION_ERROR or ADDRESS_NOT_FOUND. */
export async function replaceAddress({ db, clock }: Deps, userId: string, id: string, entered: Schemas['AddressRequest']) {
  const fields = mustBeComplete(entered);
  return db.tx(async tx => {
    await notePosition(tx, userId, fields, clock.now());
    const row = await changeAddress(tx, id, userId, fields);
    if (!row) throw new AppError('ADDRESS_NOT_FOUND');
    return toAddress(row);
  });
}

/** Bookings keep their copy. Throws ADDRESS_NOT_FOUND. */
export function deleteAddress({ db }: Deps, userId: string, id: string) {
  return db.tx(async tx => {
    if (!(await removeAddress(tx, id, userId))) throw new AppError('ADDRESS_NOT_FOUND');
  });
}
