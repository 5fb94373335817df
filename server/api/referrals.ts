/** Customers who bring friends. */
import { giveCode, listReferrals, readReferral } from '../office/referral/referral.ts';
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';

export function referrals(deps: Deps) {
  return {
    getReferral: async ({ caller }) => ok(await readReferral(deps, caller.id), 'Referral'),
    giveReferralCode: async ({ caller, body }) => ok(await giveCode(deps, caller.id, body.code), 'Thank you'),
    listReferrals: async ({ query }) => ok(await listReferrals(deps, query.page, query.size), 'Referrals'),
  } satisfies Partial<Handlers>;
}
