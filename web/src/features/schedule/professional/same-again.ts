import { dropKept, findKept, keep } from '../../../shared/kept.ts';
import { keys } from '../../../shared/storage.ts';
import type { Chosen } from './offered.ts';

/** Who came before, for the checkout that *Book Again* leads to (rule N14). */
export function proposeAgain(userId: string, { id, name }: Chosen): void {
  keep('tab', keys.sameAgain, { by: userId, about: null, work: { id, name } });
}

/** The proposal, once. */
export function takeProposal(userId: string): Chosen | null {
  const proposed = findKept<Chosen>('tab', keys.sameAgain, userId, null, work => 'id' in work && 'name' in work);
  if (proposed) dropKept('tab', keys.sameAgain);
  return proposed;
}
