// The room behind every subject: a ground, one large shape that belongs to the category, and a quiet ornament.
import { type Art, around, at, blend, box, dot, fade, ring, shape, stamp } from './svg.ts';

export interface Room {
  wall: string;
  wallShade: string;
  shape: string;
  rim: string;
  form: 'arch' | 'circle' | 'sun' | 'cusped' | 'window';
}

const arch = (x: number, half: number, top: number): string =>
  `M${x - half} 620V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V620Z`;

/** The cusped arch of a Nagpur haveli, springing at `top + 190`. */
const cusped =
  'M140 620V250C140 216 156 196 184 192 186 156 210 132 246 132 254 98 286 74 330 78 352 56 384 44 400 18 416 44 448 56 470 78 514 74 546 98 554 132 590 132 614 156 616 192 644 196 660 216 660 250V620Z';

const lattice = (colour: string): Art => {
  const star = around(8, 15, shape('M0-11L6 0 0 11-6 0Z', colour)) + ring(0, 0, 26, colour, 3);
  return stamp(
    star,
    [0, 1, 2, 3, 4].flatMap(row => Array.from({ length: 5 - row }, (_, i) => [i * 60 + (row % 2) * 30, row * 52] as const)),
  );
};

const forms: Record<Room['form'], (room: Room) => Art> = {
  arch: room => shape(arch(400, 292, 26), room.rim) + shape(arch(400, 272, 46), room.shape),
  circle: room => dot(400, 300, 276, room.rim) + dot(400, 300, 256, room.shape),
  sun: room => at(400, 430, around(24, 350, shape('M-9 60L0-70 9 60Z', room.rim))) + dot(400, 430, 326, room.shape),
  cusped: room => shape(cusped, room.rim) + at(24, 30, shape(cusped, room.shape), { scale: 0.94 }),
  window: room => box(96, 40, 608, 640, 60, room.rim) + box(116, 60, 568, 640, 46, room.shape),
};

/** Wall, shape and a lattice at the corners, 800 × 600. `still` leaves the lattice out for busy subjects. */
export function backdrop(room: Room, still = false): Art {
  return (
    box(0, 0, 800, 600, 0, blend(room.wall, room.wallShade, 70)) +
    (still
      ? ''
      : fade(
          0.4,
          stamp(lattice(room.rim), [
            [0, 0, { scale: 0.74 }],
            [800, 0, { scale: 0.74, flip: true }],
          ]),
        )) +
    forms[room.form](room)
  );
}

/** A tabletop across the foot of the picture. */
export function tabletop(y: number, top: string, edge: string): Art {
  return box(0, y, 800, 600 - y, 0, top) + box(0, y, 800, 12, 0, edge);
}

/** A soft shadow under something standing at x, y. */
export function shadow(x: number, y: number, wide: number): Art {
  return fade(0.16, `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${Math.round(wide * 0.13)}" fill="#2B1B2F"/>`);
}
