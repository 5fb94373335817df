// Why a visit did not take place, in words for staff (rules B40 and N84).
import type { components } from '#contract';

type Schemas = components['schemas'];
export type DoorRefusal = Schemas['DoorRefusal'];

export const cancelReasonWords: Record<Schemas['CancelReason'], string> = {
  NO_SHOW: 'Nobody was there',
  REFUSED: 'Refused at the door',
  NOT_PAID: 'Not paid in time, so never booked',
};

export const refusalWords: Record<DoorRefusal, string> = {
  UNSAFE: 'It did not feel safe',
  HEALTH: 'Illness, or the skin',
  NOT_AS_BOOKED: 'Something else than booked was wanted',
  NO_PLACE: 'No room, water or power',
  CUSTOMER_DECLINED: 'The customer did not want the visit',
  OTHER: 'Another reason',
};
