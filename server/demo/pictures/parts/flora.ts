// Flowers, leaves and fruit: the ornaments of the house, and what goes into its pastes.
import { butter, fern, honey, ivory, leaf, madder, marigold, petal, rose, saffron, sage } from './palette.ts';
import { type Art, around, at, dot, each, line, oval, shape, stamp } from './svg.ts';

/** A marigold of radius about 40. */
export function marigoldFlower(outer = saffron, inner = marigold): Art {
  return stamp(
    around(10, 25, dot(0, 0, 14, outer)) +
      dot(0, 0, 27, outer) +
      around(8, 15, dot(0, 0, 11, inner), 12) +
      dot(0, 0, 15, inner) +
      around(5, 6, oval(0, 0, 5, 7, butter)) +
      dot(0, 0, 4, outer),
    [[0, 0]],
  );
}

const bead = (): Art =>
  dot(0, 0, 17, saffron) +
  dot(0, 0, 13, marigold) +
  stamp(dot(0, 0, 6, marigold), [
    [0, -13],
    [11, -6],
    [11, 7],
    [0, 13],
    [-11, 7],
    [-11, -6],
  ]) +
  dot(0, 0, 7, butter);

export function garland(length: number): Art {
  const small = bead();
  return (
    line(`M0-20V${length * 36}`, leaf, 4) +
    stamp(
      small,
      Array.from({ length }, (_, i) => [0, i * 36] as const),
    ) +
    at(0, length * 36 + 2, shape('M0-8C-20 10-16 34 0 48 16 34 20 10 0-8Z', leaf) + line('M0 2V40', sage, 3))
  );
}

/** A swag of marigolds between two points, hanging `sag` deep. */
export function swag(x1: number, x2: number, y: number, sag: number): Art {
  const count = Math.round((x2 - x1) / 32);
  const small = bead();
  return stamp(
    small,
    Array.from({ length: count + 1 }, (_, i) => {
      const t = i / count;
      return [x1 + (x2 - x1) * t, y + sag * 4 * t * (1 - t)] as const;
    }),
  );
}

export function leafShape(fill = leaf, vein = sage): Art {
  return (
    shape('M0 60C-34 30-34-24 0-64 34-24 34 30 0 60Z', fill) +
    line('M0 74V-44M0 20L-16 4M0 20L16 4M0-8L-12-22M0-8L12-22', vein, 3)
  );
}

export function sprig(fill = leaf, vein = sage): Art {
  return (
    line('M0 120C-6 60 6 0 0-110', fill, 5) +
    stamp(shape('M0 0C10-34 44-46 74-40 68-10 36 8 0 0Z', fill) + line('M6-4C26-12 44-24 62-34', vein, 3), [
      [2, 90],
      [0, 90, { flip: true }],
      [2, 36],
      [0, 36, { flip: true }],
      [2, -18],
      [0, -18, { flip: true }],
      [0, -70, { scale: 0.8 }],
      [0, -70, { scale: 0.8, flip: true }],
    ]) +
    at(0, -112, shape('M0 8C-16-8-14-34 0-50 14-34 16-8 0 8Z', fill))
  );
}

export function lotus(outer = rose, inner = petal): Art {
  return (
    shape('M0 40C-60 44-110 20-130-16-90-22-50-6-20 30ZM0 40C60 44 110 20 130-16 90-22 50-6 20 30Z', outer) +
    shape('M0 42C-56 24-84-20-84-66-46-56-16-20-4 26ZM0 42C56 24 84-20 84-66 46-56 16-20 4 26Z', inner) +
    shape('M0 44C-36 14-44-40 0-96 44-40 36 14 0 44Z', outer) +
    line('M0 30V-50', inner, 4)
  );
}

export function roseBloom(fill = madder, shine = rose): Art {
  return (
    around(5, 20, dot(0, 0, 22, fill)) +
    dot(0, 0, 24, fill) +
    line('M-24 4C-26-18 2-30 18-16M22 0C28 20 2 34-14 22M-10 6C-12-10 10-14 12 0 13 10 0 14-4 6', shine, 4)
  );
}

export function petalShape(fill = rose): Art {
  return shape('M0 18C-20 8-18-16 0-20 18-16 20 8 0 18Z', fill);
}

export function hibiscus(fill = madder, shine = rose): Art {
  return (
    around(
      5,
      0,
      shape('M0 4C-44-14-48-66-14-84-4-78 4-78 14-84 48-66 44-14 0 4Z', fill) +
        line('M0-10C-4-30-4-50-2-66M-6-14C-16-30-22-44-24-58M6-14C16-30 22-44 24-58', shine, 3),
    ) +
    dot(0, 0, 14, '#7A1B22') +
    line('M0 0C14-14 24-34 30-64', butter, 7) +
    dot(31, -66, 6, marigold) +
    dot(22, -60, 5, marigold) +
    dot(38, -56, 5, marigold)
  );
}

export function jasmine(): Art {
  return around(5, 9, oval(0, 0, 6, 9, ivory)) + dot(0, 0, 4, butter);
}

export function citrus(peel = saffron, flesh = marigold): Art {
  return dot(0, 0, 60, peel) + dot(0, 0, 53, butter) + around(8, 0, shape('M0-6L-16-38C-14-48 14-48 16-38Z', flesh), 22);
}

export function papaya(): Art {
  return (
    shape('M0-110C46-110 62-40 70 14 78 74 40 104 0 104S-78 74-70 14C-62-40-46-110 0-110Z', '#D9862B') +
    shape('M0-96C36-96 50-34 58 16 64 66 34 92 0 92S-64 66-58 16C-50-34-36-96 0-96Z', '#EE8A5A') +
    shape('M0-44C20-40 26-6 30 24 32 52 18 64 0 64S-32 52-30 24C-26-6-20-40 0-44Z', '#C95F3A') +
    each(
      [
        [-10, -14],
        [8, -4],
        [-14, 14],
        [4, 22],
        [16, 36],
        [-10, 42],
        [2, 52],
      ],
      (x, y) => oval(x, y, 6, 7, '#2B1B2F'),
    )
  );
}

export function cucumber(): Art {
  return dot(0, 0, 34, fern) + dot(0, 0, 29, '#DDEBC2') + dot(0, 0, 19, '#C9E0A6') + around(6, 11, oval(0, 0, 2.5, 5, ivory));
}

const blade = (lean: number, tall: number): Art =>
  shape(
    `M${lean * 0.2 - 22} 0C${lean * 0.6 - 30}-${tall * 0.5} ${lean - 4}-${tall * 0.8} ${lean * 1.5}-${tall} ${lean + 16}-${tall * 0.6} ${lean * 0.5 + 26}-${tall * 0.3} ${lean * 0.2 + 22} 0Z`,
    leaf,
  ) + line(`M${lean * 0.2} -14C${lean * 0.5}-${tall * 0.4} ${lean * 0.9}-${tall * 0.6} ${lean * 1.3}-${tall * 0.86}`, sage, 4);

export function aloe(): Art {
  return blade(-52, 150) + blade(52, 150) + blade(-28, 190) + blade(28, 190) + blade(0, 220);
}

/** Half a coconut, its white flesh to the viewer. */
export function coconut(): Art {
  return dot(0, 0, 66, '#5B3423') + oval(0, -6, 58, 52, '#7B4A31') + oval(0, -8, 52, 45, ivory) + oval(4, -4, 38, 31, '#E9E2D8');
}

export function honeyDrop(fill = honey): Art {
  return (
    shape('M0-30C14-8 20 2 20 14A20 20 0 0 1-20 14C-20 2-14-8 0-30Z', fill) +
    line('M-9 16C-8 22-4 25 2 26', ivory, 4, 'opacity=".8"')
  );
}
