import { moved, type Position } from './position.ts';

/** Metres per press of an arrow key. Shift makes larger steps. */
const step = 5;
const stride = 50;

const directions: Record<string, [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  // Choose the current position.
  Enter: [0, 0],
  ' ': [0, 0],
};

/** The pin's position after a key. Null for other keys. */
export function keyboardStep(pin: Position, { key, shiftKey }: KeyboardEvent): Position | null {
  const direction = directions[key];
  if (!direction) return null;
  const metres = shiftKey ? stride : step;
  return moved(pin, direction[0] * metres, direction[1] * metres);
}
