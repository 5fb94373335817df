/** Checks that the kept sums agree with the reviews (rule U5). Only damage makes them differ: one transaction writes both. */
import type { Queries } from '../../platform/db/database.ts';
import { findKept, findWritten, type Sums } from './damage-store.ts';
import { FEWEST_REVIEWS, SALON } from './rules.ts';

const NONE: Sums = { reviews: 0, stars: 0 };

const words = ({ reviews, stars }: Sums) => `${reviews} reviews with ${stars} stars`;

/** What is wrong, a sentence each; empty if all is well. Call it in a transaction, or a review between two queries looks like damage. */
export async function damageOfRatings(db: Queries): Promise<string[]> {
  const written = await findWritten(db);
  const kept = new Map((await findKept(db)).map(row => [row.subjectId, row]));
  return [...new Set([...written.keys(), ...kept.keys()])].toSorted().flatMap(id => {
    const [is, wanted] = [kept.get(id), written.get(id) ?? NONE];
    const name = id === SALON ? 'the salon' : (is?.name ?? id);
    if ((is?.reviews ?? 0) !== wanted.reviews || (is?.stars ?? 0) !== wanted.stars)
      return `The rating of ${name} says ${words(is ?? NONE)}, but there are ${words(wanted)}`;
    if (is && !is.wasRated && is.reviews >= FEWEST_REVIEWS)
      return `The rating of ${name} says that it was never shown, but there are ${words(wanted)}`;
    return [];
  });
}
