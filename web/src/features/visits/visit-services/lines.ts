import type { components } from '#contract';

type Schemas = components['schemas'];
export type ServicesPreview = Schemas['ServicesPreview'];
export type ServicesProposal = Schemas['ServicesProposal'];

/** A service that the visit shall have. */
export interface Line {
  serviceId: string;
  name: string;
  names?: Schemas['BookingItem']['names'];
  quantity: number;
}

/** The services as the contract asks for them. */
export function servicesIn(lines: Line[]): Schemas['ServiceWish'][] {
  return lines.map(({ serviceId, quantity }) => ({ serviceId, quantity }));
}

/** Whether both are the same services, in whatever order. */
export function isSame(before: Line[], after: Line[]): boolean {
  const quantityIn = (lines: Line[], id: string) => lines.find(({ serviceId }) => serviceId === id)?.quantity;
  return before.length === after.length && after.every(({ serviceId, quantity }) => quantityIn(before, serviceId) === quantity);
}
