// How somebody changes the own number: customers in their profile, professionals at /pro (rule S28). The calls throw ApiError.
import type { components } from '#contract';
import type { Person } from '../../../shared/kept.ts';

type Schemas = components['schemas'];

export interface NumberSide {
  by: Person;
  digits: number;
  /** Null if this phone does not know it. */
  present: string | null;
  /** Sends a passcode to the new number, or without one to the present number. */
  ask: (mobile?: string) => Promise<Schemas['Passcode']>;
  change: (body: Schemas['LongNumberChange']) => Promise<void>;
}

/** A draft of the new number. */
export const numberDraft = 'number';

/** What to ask for. */
export function askedOf(mobile: string | undefined) {
  return mobile === undefined ? ({ to: 'PRESENT' } as const) : ({ to: 'NEW', mobile } as const);
}
