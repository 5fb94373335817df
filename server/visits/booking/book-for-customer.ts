/** Booking by staff, for a customer who calls the salon. */

import type { Instant } from '../../../common/time.ts';
import { customerOfMobile, registerCustomer } from '../../accounts/auth/account.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { addAddressOnce } from '../../schedule/address/address.ts';
import { withUpiIfUnpaid } from '../record/read.ts';
import { book } from './book.ts';

type Request = Schemas['StaffBookingRequest'];

/** Staff may book below the minimum order, and beyond a customer's limit of pending bookings. */
const NO_LIMITS = { minimumOrderValue: 0, maxPendingBookings: Number.POSITIVE_INFINITY };

/** Who calls, and where the visit is to be. */
export type Calling = Pick<Request, 'mobile' | 'fullName' | 'language' | 'addressId' | 'address'>;

const register = (tx: Queries, { mobile, fullName, language }: Calling, now: Instant): Promise<string> => {
  if (!fullName) throw invalidField('fullName', 'requiredForNewCustomer');
  return registerCustomer(tx, { mobile, fullName, language }, now);
};

/** The id of a saved address, or of the address that staff typed. An address that the customer has saved already is not saved twice. */
const chosenAddress = async (tx: Queries, userId: string, { addressId, address }: Calling, now: Instant): Promise<string> => {
  if (address === undefined && addressId !== undefined) return addressId;
  if (address !== undefined && addressId === undefined) return (await addAddressOnce(tx, userId, address, now)).id;
  throw invalidField('address', 'anyOf', { fields: ['address', 'addressId'] });
};

/** The customer of this mobile, who is new to the salon or not, with the address. Throws USER_INACTIVE, VALIDATION_ERROR. */
export async function customerOfCall(tx: Queries, calling: Calling, now: Instant) {
  const known = await customerOfMobile(tx, calling.mobile);
  if (known && !known.active) throw new AppError('USER_INACTIVE', { params: { reason: 'CUSTOMER_INACTIVE' } });
  const userId = known?.id ?? (await register(tx, calling, now));
  return { userId, addressId: await chosenAddress(tx, userId, calling, now), womenOnly: known?.womenOnly ?? false };
}

/** The contract lists the refusals of `POST /booking/admin` in this order. */
export async function bookForCustomer(
  deps: Deps,
  caller: Caller,
  request: Request,
  once: Once,
  when: 'TO_COME' | 'PAST' = 'TO_COME',
): Promise<Schemas['Booking']> {
  const { db, clock } = deps;
  const bookIn = async (tx: Queries) => {
    const now = clock.now();
    const settings = await readSettings(tx);
    const { userId, addressId } = await customerOfCall(tx, request, now);
    const {
      mobile: _mobile,
      fullName: _name,
      language: _language,
      address: _address,
      paymentType = 'PAY_AFTER',
      ...asked
    } = request;
    const order = { ...asked, userId, paymentType, addressId };
    return book(deps, tx, order, { ...settings, ...NO_LIMITS }, now, caller, when);
  };
  const booking = await db.tx(tx => once(tx, () => bookIn(tx), { customerOf: ({ userId }) => userId, scope: request.mobile }));
  return withUpiIfUnpaid(deps, booking);
}
