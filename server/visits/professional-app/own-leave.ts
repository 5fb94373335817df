/** A professional enters leave on her phone (rule N3). The salon hears of it if visits of today or tomorrow have nobody then (rule Q52). */

import { alertLeave } from '../../messages/tell/alert-salon.ts';
import type { Caller, Once, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { addLeave } from '../../schedule/professional/leave.ts';

/** Throws VALIDATION_ERROR, PROFESSIONAL_NOT_FOUND. */
export async function addOwnLeave(
  deps: Deps,
  { id }: Caller,
  request: Schemas['LeaveRequest'],
  once: Once,
): Promise<Schemas['Leave']> {
  const { leave } = await addLeave(deps, id, request, once, (tx, added, now) => alertLeave(tx, added, now));
  return leave;
}
