/**
 * What each role may do (rule K11). The contract names the sign-ins that may call an operation; this table says the rest.
 * A role without a row does not compile. An operation that names an unknown sign-in stops the start.
 */

/** How an operation of the contract names who may call it. */
export type SignIn = 'customer' | 'admin' | 'professional';
/** The role as tokens and sessions carry it. */
export type Role = 'USER' | 'ADMIN' | 'PROFESSIONAL';

export const ROLE_OF: Record<SignIn, Role> = { customer: 'USER', admin: 'ADMIN', professional: 'PROFESSIONAL' };

export type ActsAs = 'CUSTOMER' | 'STAFF' | 'PROFESSIONAL';

interface Rights {
  /** Whose bookings, carts and addresses. */
  seesDataOf: 'ITSELF' | 'EVERY_CUSTOMER' | 'NOBODY';
  /** Coupons that are not active yet, have expired or are used up, and how often each was used. */
  seesUnusableCoupons: boolean;
  /** Cancels and moves a visit that has begun. */
  changesBegunVisits: boolean;
  /** For whom this role books and moves visits, and what their history says. */
  actsAs: ActsAs;
}

export const MAY: Record<Role, Rights> = {
  USER: { seesDataOf: 'ITSELF', seesUnusableCoupons: false, changesBegunVisits: false, actsAs: 'CUSTOMER' },
  ADMIN: { seesDataOf: 'EVERY_CUSTOMER', seesUnusableCoupons: true, changesBegunVisits: true, actsAs: 'STAFF' },
  // She sees her own visits only, by operations of her own (rule N1).
  PROFESSIONAL: { seesDataOf: 'NOBODY', seesUnusableCoupons: false, changesBegunVisits: false, actsAs: 'PROFESSIONAL' },
};

/** Whether this caller may see what belongs to this customer. */
export function maySeeDataOf(userId: string, caller: { role: Role; id: string }): boolean {
  const { seesDataOf } = MAY[caller.role];
  return seesDataOf === 'EVERY_CUSTOMER' || (seesDataOf === 'ITSELF' && caller.id === userId);
}
