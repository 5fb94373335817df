/** The six first steps of a salon (rule W50). Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '../../platform/contract/types.ts';

type Settings = Schemas['Settings'];
type Step = Schemas['SetupStep'];

export interface Known {
  settings: Settings;
  /** The settings of an installation that nobody has touched, and those of the demo. */
  untouched: Settings[];
  confirmed: string[];
  hasService: boolean;
  hasProfessional: boolean;
  hasBooking: boolean;
  wasTested: boolean;
}

/** In the order in which they are done best, each with whether it is done. What staff confirm is right as it is. */
export function stepsOf(known: Known): Schemas['Setup']['steps'] {
  const { settings, untouched, confirmed, hasService, hasProfessional, hasBooking, wasTested } = known;
  const isTyped = (name: keyof Settings) => untouched.every(other => !isDeepStrictEqual(settings[name], other[name]));
  const done: Record<Step, boolean> = {
    NAME: isTyped('salonName'),
    HOURS: isTyped('openingHours'),
    AREA: (settings.areas ?? []).length > 0 || Boolean(settings.areasServed && isTyped('areasServed')),
    SERVICES: hasService,
    PEOPLE: hasProfessional || isTyped('teams'),
    TEST_BOOKING: hasBooking || wasTested,
  };
  return Object.entries(done).map(([step, isDone]) => ({ step: step as Step, done: isDone || confirmed.includes(step) }));
}
