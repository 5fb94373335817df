import { useUrlChoice } from './use-url-choice.ts';

/** As `useUrlChoice`, for what decides which things are listed: what is found now has other pages. */
export function useUrlFilter<const Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  return useUrlChoice(name, values, 'page');
}
