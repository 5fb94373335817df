// Gold: earrings, the parting's jewel, necklaces, bangles, anklets.
import { brass, butter, gold, ivory, leaf, madder, marigold } from './palette.ts';
import { type Art, dot, line, oval, ring, shape, stamp } from './svg.ts';

export function jhumka(): Art {
  return (
    dot(0, 0, 10, gold) +
    dot(0, 0, 5, madder) +
    line('M0 10V22', gold, 4) +
    shape('M-22 56C-22 34-12 22 0 22S22 34 22 56Z', gold) +
    line('M-20 50H20', brass, 4) +
    stamp(dot(0, 0, 4.5, ivory), [
      [-18, 62],
      [-6, 64],
      [6, 64],
      [18, 62],
    ])
  );
}

/** The jewel of the parting; hung from the crown at y 0 to the forehead. */
export function tikka(length = 70): Art {
  return (
    line(`M0 0V${length}`, gold, 5) +
    stamp(
      dot(0, 0, 4, ivory),
      Array.from({ length: Math.floor(length / 16) }, (_, i) => [0, 8 + i * 16] as const),
    ) +
    shape(
      `M0 ${length - 6}C22 ${length + 6} 20 ${length + 30} 0 ${length + 40}-20 ${length + 30}-22 ${length + 6} 0 ${length - 6}Z`,
      gold,
    ) +
    dot(0, length + 17, 8, madder) +
    dot(0, length + 48, 6, ivory)
  );
}

export function necklace(width: number, drop: number): Art {
  const point = (t: number): readonly [number, number] => [width * (2 * t - 1), drop * 4 * t * (1 - t) * 0.78];
  const beads = Array.from({ length: 15 }, (_, i) => point(i / 14));
  return (
    line(`M${-width} 0C${-width * 0.6} ${drop} ${width * 0.6} ${drop} ${width} 0`, gold, 12) +
    stamp(dot(0, 0, 7, butter) + dot(0, 0, 4, madder), beads) +
    stamp(shape('M0 6C-9 14-9 26 0 32 9 26 9 14 0 6Z', gold) + dot(0, 38, 4, ivory), beads.slice(2, 13)) +
    dot(0, drop * 0.78 + 20, 15, gold) +
    dot(0, drop * 0.78 + 20, 8, leaf)
  );
}

/** Bangles across a forearm `wide` across, stacked downwards. */
export function bangles(wide: number, colours: readonly string[]): Art {
  return colours
    .map(
      (colour, i) =>
        line(`M${-wide} ${i * 15}C${-wide * 0.5} ${i * 15 + 12} ${wide * 0.5} ${i * 15 + 12} ${wide} ${i * 15}`, colour, 11) +
        line(
          `M${-wide * 0.7} ${i * 15 + 4}C${-wide * 0.4} ${i * 15 + 8} 0 ${i * 15 + 9} ${wide * 0.2} ${i * 15 + 9}`,
          '#FFF',
          2.5,
          'opacity=".5"',
        ),
    )
    .join('');
}

export function anklet(wide: number): Art {
  return (
    line(`M${-wide} 0C${-wide * 0.5} 18 ${wide * 0.5} 18 ${wide} 0`, gold, 7) +
    stamp(
      dot(0, 8, 6, marigold),
      Array.from({ length: 7 }, (_, i) => {
        const t = i / 6;
        return [wide * (2 * t - 1), 44 * t * (1 - t)] as const;
      }),
    )
  );
}

export function ringBox(): Art {
  return (
    shape('M-70-64L-84-150H84L70-64Z', '#7E1F30') +
    shape('M-58-72L-70-140H70L58-72Z', ivory) +
    shape('M-74-66H74V0H-74Z', madder) +
    shape('M-74-66H74V-48H-74Z', '#7E1F30') +
    ring(0, -78, 26, gold, 8) +
    shape('M-17-112L0-94 17-112 9-124H-9Z', '#DCE7EA') +
    oval(0, -62, 44, 9, '#5C1522')
  );
}
