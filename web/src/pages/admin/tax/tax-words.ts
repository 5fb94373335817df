import { today } from '../../../shared/clock.ts';
import type { Registration, Tax } from './use-tax.ts';

export const regimeWords: Record<Registration['regime'], string> = {
  UNREGISTERED: 'Not registered for GST',
  COMPOSITION: 'Composition scheme',
  REGULAR: 'Registered for GST',
};

/** What visits get meanwhile. */
export const regimeEffects: Record<Registration['regime'], string> = {
  UNREGISTERED: 'Completed visits get a bill. It shows no tax.',
  COMPOSITION: 'Completed visits get a bill of supply. It shows no tax.',
  REGULAR: 'Completed visits get a tax invoice. The tax is included in your prices.',
};

/** The registration in force today; undefined before the first one. */
export function currentOf({ registrations }: Tax): Registration | undefined {
  return registrations.findLast(({ from }) => from <= today());
}
