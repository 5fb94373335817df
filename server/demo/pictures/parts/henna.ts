// Mehendi motifs as lines and dots of one stain; they are laid over `openHand` and `footAbove`.
import { onFingertips } from './hand.ts';
import { henna } from './palette.ts';
import { type Art, around, dot, line, ring, shape, stamp } from './svg.ts';

const petals = (count: number, radius: number, size: number): Art =>
  around(
    count,
    radius,
    line(
      `M${-size * 0.5} 0C${-size * 0.6}-${size} 0-${size * 1.5} 0-${size * 1.5}S${size * 0.6}-${size} ${size * 0.5} 0`,
      henna,
      3.2,
    ),
  );

/** Written once in a picture, however often it is laid on. */
const motif = (art: Art): Art => stamp(art, [[0, 0]]);

/** A round flower of three rings, about 52 out. */
export function mandala(): Art {
  return motif(
    dot(0, 0, 7, henna) +
      ring(0, 0, 14, henna, 3) +
      petals(8, 15, 10) +
      ring(0, 0, 34, henna, 3) +
      petals(14, 35, 8) +
      around(14, 52, dot(0, 0, 2.6, henna), 13),
  );
}

export function smallFlower(): Art {
  return motif(dot(0, 0, 4, henna) + petals(6, 6, 8));
}

export function paisley(): Art {
  return (
    line('M0 30C-30 24-34-14-8-30 10-40 34-34 30-16 20-24 8-18 12-4 22 10 20 28 0 30Z', henna, 4) +
    line('M-2 18C-16 12-18-6-6-16', henna, 3) +
    dot(2, 4, 4, henna)
  );
}

export function leafTwig(): Art {
  return (
    line('M0 0C-4-24 6-44 0-70', henna, 3.5) +
    stamp(shape('M0 0C4-12 16-16 24-14 22-4 10 2 0 0Z', henna), [
      [0, -12],
      [-1, -24, { flip: true }],
      [1, -36],
      [2, -48, { flip: true }],
      [1, -58],
    ])
  );
}

/** Filled finger ends with a row of dots and a line below each. */
export function fingerCaps(spread = 0): Art {
  return onFingertips(
    spread,
    shape('M-14 8C-16-10-10-18 0-18S16-10 14 8C8 2-8 2-14 8Z', henna) +
      line('M-15 17C-6 12 6 12 15 17M-16 34C-6 29 6 29 16 34', henna, 3) +
      dot(-8, 25, 2.6, henna) +
      dot(0, 24, 2.6, henna) +
      dot(8, 25, 2.6, henna),
  );
}

/** Chevrons and a diamond down every finger, for the full bridal hand. */
export function fingerLattice(spread = 0): Art {
  return onFingertips(spread, line('M-15 46L0 56 15 46M-16 58L0 68 16 58', henna, 3) + shape('M0 74L8 84 0 94-8 84Z', henna));
}

/** Bands across a wrist or ankle: line, scallops, line, lattice. */
export function cuff(half: number, rows = 1): Art {
  const scallop = `M${-half} 12${Array.from({ length: 6 }, () => `q${half / 6} 18 ${half / 3} 0`).join('')}`;
  const cross = Array.from({ length: 6 }, (_, i) => `M${-half + (i * half) / 3} 36l${half / 3} 26m0-26l${-half / 3} 26`).join('');
  const band =
    line(`M${-half} 0H${half}M${-half} 8H${half}`, henna, 3.5) +
    line(scallop, henna, 3) +
    line(`M${-half} 32H${half}M${-half} 66H${half}`, henna, 3.5) +
    line(cross, henna, 2.5);
  return stamp(
    band,
    Array.from({ length: rows }, (_, i) => [0, i * 84] as const),
  );
}
