import { fold } from '../../shared/fold.ts';

/** True when the words are somewhere in the name or the description. */
export function matches(search: string, { name, description }: { name: string; description: string }): boolean {
  return fold(`${name}\n${description}`).includes(fold(search.trim()));
}
