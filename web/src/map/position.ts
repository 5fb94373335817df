import type { Why } from '../forms/from-contract.ts';

/** A place on Earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const metresPerDegree = 111_320;

export function metresBetween(a: Position, b: Position): number {
  const north = (a.latitude - b.latitude) * metresPerDegree;
  const east = (a.longitude - b.longitude) * metresPerDegree * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** The position so many metres away. */
export function moved({ latitude, longitude }: Position, north: number, east: number): Position {
  return {
    latitude: latitude + north / metresPerDegree,
    longitude: longitude + east / (metresPerDegree * Math.cos((latitude * Math.PI) / 180)),
  };
}

const most = { latitude: 90, longitude: 180 };

/** The contract has degrees as text, so it cannot bound them. */
export function onEarth(place: Record<keyof typeof most, string>, refuse: (axis: keyof typeof most, why: Why) => void): void {
  for (const axis of ['latitude', 'longitude'] as const) {
    if (!(Math.abs(Number(place[axis])) <= most[axis])) refuse(axis, { rule: 'max', params: { limit: most[axis] } });
  }
}
