/** Exports and deletes a customer's own account (rules P1 and P2). */
import { type Instant, toRfc3339 } from '../../../common/time.ts';
import { enquiriesFrom, forgetEnquiriesFrom } from '../../academy/erase.ts';
import { forgetWhoReadAbout } from '../../accounts/access-record/access-record.ts';
import { removeAccount } from '../../accounts/auth/account.ts';
import { mobileChangesOf, removeMobileChangesOf } from '../../accounts/auth/mobile-changes.ts';
import { mustBeCustomer, readProfile } from '../../accounts/auth/profile.ts';
import { consentsOf } from '../../accounts/consent/consent.ts';
import { marketingConsentsOf } from '../../accounts/consent/marketing.ts';
import { messagesTo } from '../../messages/message-log/log.ts';
import { eraseMessagesAbout, eraseMessagesOf } from '../../messages/send/erase.ts';
import { eraseAnswersOfReceivers } from '../../messages/webhook/deliveries.ts';
import { documentsOfCustomer } from '../../money/document/read.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { addressesOf } from '../../schedule/address/address.ts';
import { forgetWishOf, wishOf } from '../../schedule/area/wish.ts';
import { lookAtCart } from '../../shop/cart/cart.ts';
import { personalCouponsOf } from '../../shop/coupon/list.ts';
import { forgetIntervalsOf, usualIntervalsOf } from '../../visits/due/show.ts';
import { forgetNudgesOf, nudgesOf } from '../../visits/nudge/kept.ts';
import { anonymiseBookings, hasPendingBooking } from '../../visits/record/erase.ts';
import { paymentsOfCustomer } from '../../visits/record/payments.ts';
import { bookingsOf } from '../../visits/record/read.ts';
import { eraseReviewsOf } from '../../visits/review/erase.ts';
import { reviewsOf } from '../../visits/review/review.ts';
import { forgetSeriesOf, seriesOf } from '../../visits/series/kept.ts';
import { forgetWaitsOf, waitsOf } from '../../visits/wait/kept.ts';
import { forgetImportedRowsOf, importedRowsOf } from '../moving-in/forget.ts';
import { referralOf } from '../referral/referral.ts';
import { keepMobileMark } from '../referral/reward.ts';
import { forgetMarksAbout } from '../today/today.ts';
import type { CustomerRow } from './store.ts';

/** Everything the salon holds under the caller's account. Messages of the contact form belong to no account. */
export async function exportAccount(deps: Deps, caller: Caller): Promise<Schemas['ProfileExport']> {
  const account = await mustBeCustomer(deps.db.read, caller.id);
  return {
    exportedAt: toRfc3339(deps.clock.now()),
    profile: await readProfile(deps, caller.id),
    salonNote: account.note,
    addresses: await addressesOf(deps.db.read, caller.id),
    cart: await lookAtCart(deps, caller.id),
    bookings: await bookingsOf(deps, caller.id, caller, true),
    payments: await paymentsOfCustomer(deps.db.read, caller.id),
    reviews: await reviewsOf(deps.db.read, caller.id),
    areaWish: await wishOf(deps.db.read, account.mobile),
    consents: await consentsOf(deps.db.read, caller.id),
    nudges: await nudgesOf(deps.db.read, caller.id),
    marketingConsents: await marketingConsentsOf(deps.db.read, caller.id),
    messages: await messagesTo(deps.db.read, caller.id),
    documents: await documentsOfCustomer(deps.db.read, caller.id),
    enquiries: await enquiriesFrom(deps.db.read, account, deps.clock.now()),
    mobileChanges: (await mobileChangesOf(deps.db.read, [caller.id]))(caller.id),
    importedRows: await importedRowsOf(deps.db.read, account),
    waits: await waitsOf(deps.db.read, caller.id),
    coupons: await personalCouponsOf(deps.db.read, caller.id),
    intervals: await usualIntervalsOf(deps.db.read, caller.id),
    series: await seriesOf(deps.db.read, caller.id, deps.clock.now()),
    referral: await referralOf(deps.db.read, caller.id),
  };
}

/** Erases the person in the caller's transaction (rules P2 and P3). */
export async function eraseAccount(tx: Queries, account: Pick<CustomerRow, 'id' | 'mobile'>, now: Instant): Promise<void> {
  const { id, mobile } = account;
  await anonymiseBookings(tx, id, now);
  await eraseReviewsOf(tx, id);
  await eraseMessagesOf(tx, id);
  await eraseAnswersOfReceivers(tx, id);
  await forgetWaitsOf(tx, id, now);
  await forgetIntervalsOf(tx, id);
  await forgetSeriesOf(tx, id);
  await forgetNudgesOf(tx, id);
  await forgetWhoReadAbout(tx, id);
  const wishId = await forgetWishOf(tx, mobile);
  if (wishId !== undefined) await eraseMessagesAbout(tx, wishId);
  for (const changeId of await removeMobileChangesOf(tx, id)) await eraseMessagesAbout(tx, changeId);
  await forgetEnquiriesFrom(tx, mobile, now);
  await forgetImportedRowsOf(tx, account);
  await forgetMarksAbout(tx, id);
  await removeAccount(tx, account);
}

/**
 * Ends every token and erases profile, addresses, cart and passcodes. Bookings stay without them.
 * Throws UNAUTHORIZED, or ACCOUNT_HAS_BOOKINGS while one is PENDING.
 */
export async function deleteAccount(deps: Deps, userId: string): Promise<void> {
  const { db, clock } = deps;
  await db.tx(async tx => {
    const found = await mustBeCustomer(tx, userId);
    if (await hasPendingBooking(tx, userId)) throw new AppError('ACCOUNT_HAS_BOOKINGS');
    await keepMobileMark(deps, tx, found.mobile, clock.now());
    await eraseAccount(tx, found, clock.now());
  });
  await afterErasing(deps);
}

/** No drawn document stays in memory, and what was deleted is overwritten (rule P4). */
export async function afterErasing({ db, pdfs }: Deps): Promise<void> {
  pdfs.forget();
  await db.overwriteDeleted();
}
