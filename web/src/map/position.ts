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
