/** Adds to a booking what only its reader may have: the UPI link and the start code. Neither is kept with an idempotency key. */
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { startCodeOf } from '../../schedule/professional/visit-rules.ts';
import { withUpi } from './upi.ts';

type Booking = Schemas['Booking'];

/** The booking's own customer sees the start code while the booking is pending (rule N43). */
export function withStartCode({ config }: Pick<Deps, 'config'>, booking: Booking, { role }: Caller): Booking {
  const hasCode = MAY[role].actsAs === 'CUSTOMER' && booking.visit !== null && booking.status === 'PENDING';
  return hasCode ? { ...booking, startCode: startCodeOf(config.jwtSecret, booking.bookingId) } : booking;
}

/** The customer agrees to other services by telling this code (rule B62). */
const withAgreementCode = ({ config }: Pick<Deps, 'config'>, booking: Booking, { role }: Caller): Booking => {
  const { servicesProposal: proposal, visit } = booking;
  if (!proposal || !visit || MAY[role].actsAs !== 'CUSTOMER') return booking;
  return { ...booking, servicesProposal: { ...proposal, code: startCodeOf(config.jwtSecret, proposal.proposalId) } };
};

/** Why she refused a visit is between her and the salon (rule N84), and why staff lowered a price is the salon's own. */
const asReaderSees = (booking: Booking, { role }: Caller): Booking => {
  if (MAY[role].actsAs === 'STAFF') return booking;
  const { handDiscount: _handDiscount, ...shown } = booking;
  return { ...shown, refusal: null };
};

export function show(
  deps: Pick<Deps, 'config'>,
  booking: Booking,
  settings: Pick<Schemas['Settings'], 'upiId' | 'salonName' | 'payOnline'>,
  caller: Caller,
): Promise<Booking> {
  return withUpi(
    deps.config,
    withAgreementCode(deps, withStartCode(deps, asReaderSees(booking, caller), caller), caller),
    settings,
  );
}
