import { moved, type Position } from './position.ts';

/** Metres a pin goes at one press of an arrow; with Shift it strides. */
const step = 5;
const stride = 50;

const directions: Record<string, [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  // Here, where it stands.
  Enter: [0, 0],
  ' ': [0, 0],
};

/** Where a key takes the pin; null when it is none of the pin's keys. */
export function keyboardStep(pin: Position, { key, shiftKey }: KeyboardEvent): Position | null {
  const direction = directions[key];
  if (!direction) return null;
  const metres = shiftKey ? stride : step;
  return moved(pin, direction[0] * metres, direction[1] * metres);
}
