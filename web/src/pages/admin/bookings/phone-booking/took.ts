import type { components } from '#contract';
import type { Visit } from '../../../../features/visits/booking/use-visit-choice.ts';
import { time as words } from '../../../../shared/format.ts';

type PastVisitRequest = components['schemas']['PastVisitRequest'];

/** A visit that took place, as the form has it (rule B50). */
export interface Took {
  /** `2026-11-20`; empty until it is entered. */
  date: string;
  /** `11:20` */
  time: string;
  /** Empty with teams. */
  professionalId: string;
  /** HERS: cash that the professional took. */
  way: 'NOT_YET' | 'HERS' | NonNullable<PastVisitRequest['paidBy']>;
}

export const noVisitYet: Took = { date: '', time: '', professionalId: '', way: 'NOT_YET' };

/** What the server is told of it, beside the booking itself. */
export type TookRequest = Pick<PastVisitRequest, 'professionalId' | 'paidBy' | 'takenBy'>;

export function tookRequest({ professionalId, way }: Took): TookRequest {
  return {
    ...(professionalId && { professionalId }),
    ...(way === 'HERS' ? { paidBy: 'CASH', takenBy: professionalId } : way !== 'NOT_YET' && { paidBy: way }),
  };
}

/** The visit; null until all of it is entered. */
export function visitOf({ date, time, professionalId }: Took, isNamed: boolean): Visit | null {
  return date && time && (professionalId || !isNamed) ? { date, time: `${time}:00`, label: words(`${time}:00`) } : null;
}
