// What we use of the package. It has types of its own, but its package.json hides them.
declare module '@erikmichelson/open-location-code-ts' {
  export function isFull(code: string): boolean;
  export function isShort(code: string): boolean;
  /** The area of a full code, in degrees. Throws if it is none. */
  export function decode(code: string): { latitudeCenter: number; longitudeCenter: number };
  /** The full code nearest to a position in degrees. Throws if the code is not short. */
  export function recoverNearest(code: string, latitude: number, longitude: number): string;
}
