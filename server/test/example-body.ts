import type { Route } from '../platform/contract/operation.ts';

interface Shown {
  example?: object;
  examples?: Record<string, { value?: object }>;
}

/** The body that the contract shows for this operation, the first of several. Undefined for one without a JSON body. */
export function exampleBody({ operation }: Route): object | undefined {
  const shown = operation.requestBody?.content['application/json'] as Shown | undefined;
  return shown?.example ?? Object.values(shown?.examples ?? {})[0]?.value;
}
