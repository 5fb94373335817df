/** Staff say which State an address means, and the documents that waited for it are issued (rule G4). */

import { stateNamed, stateOfCode } from '../../../common/states.ts';
import { invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { nameState } from '../../schedule/address/address.ts';
import { applyChange } from './write.ts';

/** Throws BOOKING_NOT_FOUND, and VALIDATION_ERROR for an unknown code or if the State is another one. */
export function setState(deps: Deps, id: string, caller: Caller, { code }: Schemas['StateRequest']): Promise<Schemas['Booking']> {
  const state = stateOfCode(code);
  if (!state) throw invalidField('code', 'format');
  return applyChange(deps, id, caller, async (tx, { address, addressId, userId }) => {
    const known = address ? stateNamed(address.state) : undefined;
    if (!address || (known && known.code !== code)) throw invalidField('code', 'oneOf', { values: known ? [known.code] : [] });
    if (known) return {};
    if (addressId !== null) await nameState(tx, { id: addressId, userId, from: address.state, to: state.name });
    return { address: { ...address, state: state.name } };
  });
}
