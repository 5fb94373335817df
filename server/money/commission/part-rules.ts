/** What each part of a booking did, as commission counts it (rule M60). Pure; money is paise. */

import { spread } from '../document/tax-rules.ts';
import type { Line } from './rules.ts';

interface Item {
  serviceId: string;
  choice: string;
  quantity: number;
}

/** Which part did a service of a guest. */
interface Served {
  serviceId: string;
  choice: string;
  part: number;
}

/** How many of an item each part did. What no guest has, such as a service that was added at the door, is the lead's. */
const countsOf = ({ serviceId, choice, quantity }: Item, served: readonly Served[], parts: readonly number[]): number[] => {
  const done = served.filter(one => one.serviceId === serviceId && one.choice === choice).slice(0, quantity);
  return parts.map((part, n) => {
    const hers = done.filter(one => one.part === part).length;
    const nobodys = done.filter(one => !parts.includes(one.part)).length;
    return n === 0 ? hers + nobodys + quantity - done.length : hers;
  });
};

/**
 * Divides the lines of the items, in their order, among these parts, the lead's first. The shares of a line add up exactly.
 */
export function linesOfParts(
  items: readonly Item[],
  lines: readonly Line[],
  served: readonly Served[],
  parts: readonly number[],
): Line[][] {
  const of: Line[][] = parts.map(() => []);
  for (const [i, item] of items.entries()) {
    const counts = countsOf(item, served, parts);
    const shares = spread(lines[i]?.paise ?? 0, counts);
    for (const [n, count] of counts.entries())
      if (count > 0) of[n]?.push({ serviceId: item.serviceId, paise: shares[n] as number });
  }
  return of;
}
