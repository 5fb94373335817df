import type { Why } from '../../../forms/from-contract.ts';

const most = { latitude: 90, longitude: 180 };

/** The contract has degrees as text, so it cannot bound them. */
export function onEarth(place: Record<keyof typeof most, string>, refuse: (axis: keyof typeof most, why: Why) => void): void {
  for (const axis of ['latitude', 'longitude'] as const) {
    if (!(Math.abs(Number(place[axis])) <= most[axis])) refuse(axis, { rule: 'max', params: { limit: most[axis] } });
  }
}
