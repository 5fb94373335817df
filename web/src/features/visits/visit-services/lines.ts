import type { components } from '#contract';
import { refOf } from '../../../../../common/choice.ts';
import { choiceFields } from '../../shop/choice/choice.ts';

type Schemas = components['schemas'];
export type ServicesPreview = Schemas['ServicesPreview'];
export type ServicesProposal = Schemas['ServicesProposal'];

/** A service that the visit shall have. */
export interface Line {
  serviceId: string;
  /** What is chosen of it (rule C31). */
  variantId?: string;
  addOnIds?: string[];
  name: string;
  names?: Schemas['BookingItem']['names'];
  quantity: number;
}

/** The services as the contract asks for them. */
export function servicesIn(lines: Line[]): Schemas['ServiceWish'][] {
  return lines.map(({ serviceId, variantId, addOnIds, quantity }) => ({
    serviceId,
    ...choiceFields({ variantId, addOnIds }),
    quantity,
  }));
}

/** Whether both are the same services, in whatever order. */
export function isSame(before: Line[], after: Line[]): boolean {
  const quantityIn = (lines: Line[], ref: string) => lines.find(line => refOf(line) === ref)?.quantity;
  return before.length === after.length && after.every(line => quantityIn(before, refOf(line)) === line.quantity);
}
