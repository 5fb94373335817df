import { useCallback, useState } from 'react';
import type { Refusal } from './refusal.ts';

/** Why the last order was refused, until the customer has done something about it. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return { refusal, refuse: setRefusal, forget: useCallback(() => setRefusal(null), []) };
}
