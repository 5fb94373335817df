// What is laid on a face: masks, smears, foam, beards; and a hand that holds a tool. Front pieces fit `frontHead`.
import { cucumber } from './flora.ts';
import { pinch } from './hand.ts';
import { type Hair, ivory, linen, type Skin } from './palette.ts';
import { type Art, at, dot, each, fade, line, type Pose, shape } from './svg.ts';

const maskOutline =
  'M-88-40C-90-100-48-134 0-134S90-100 88-40C86 24 72 68 40 102 24 120 10 128 0 128S-24 120-40 102C-72 68-86 24-88-40Z';
const hole = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`;

/** A mask with openings for eyes, brows and mouth; `tone` draws its nose and folds. */
export function faceMask(fill: string, tone: string): Art {
  return (
    shape(maskOutline + hole(46, -14, 40, 34) + hole(-46, -14, 40, 34) + hole(0, 85, 36, 20), fill, 'fill-rule="evenodd"') +
    line('M9-8C10 16 22 34 17 44 13 50 4 47 0 50S-12 52-16 45', tone, 4.5) +
    line('M-56-98C-36-114-16-118 4-118M-66 40C-62 60-54 74-44 84M52 58C46 72 40 80 34 86', '#FFF', 5, 'opacity=".4"')
  );
}

/** Quick strokes of a cream on forehead, cheeks and chin. */
export function smears(fill: string): Art {
  return (
    line('M-40-82C-14-92 20-90 44-80M-66 34C-54 46-44 50-32 50M66 34C54 46 44 50 32 50', fill, 24) +
    line('M-12 114C-4 118 6 118 14 114', fill, 16) +
    line('M-34-86C-14-94 6-94 20-91M-62 34C-54 42-46 46-38 46', '#FFF', 5, 'opacity=".6"')
  );
}

export function cucumberEyes(): Art {
  return at(-46, 0, cucumber()) + at(46, 0, cucumber());
}

export function headband(cloth: string): Art {
  return (
    shape(
      'M-106-50C-92-104-50-126 0-126S92-104 106-50C118-78 114-96 108-108 84-150 44-162 0-162S-84-150-108-108C-114-96-118-78-106-50Z',
      cloth,
    ) +
    at(
      0,
      -146,
      shape('M0 0C-40-34-66-24-60 4-56 26-30 22 0 0ZM0 0C40-34 66-24 60 4 56 26 30 22 0 0Z', cloth) +
        line('M-14-4C-26-10-38-10-46-4M14-4C26-10 38-10 46-4', '#2B1B2F', 3, 'opacity=".25"') +
        dot(0, 0, 13, cloth) +
        fade(0.12, dot(0, 0, 13, '#2B1B2F')),
    )
  );
}

/** Lather over cheeks, lip and chin of the front head. */
export function foamBeard(): Art {
  return (
    shape(
      'M-98 10C-88 40-60 44-40 60-26 58-10 60 0 62 10 60 26 58 40 60 60 44 88 40 98 10 100 60 88 100 54 130 34 152 12 158 0 158S-34 152-54 130C-88 100-100 60-98 10Z' +
        hole(0, 86, 27, 13),
      ivory,
      'fill-rule="evenodd"',
    ) +
    each(
      [
        [-78, 70, 24],
        [78, 70, 24],
        [-52, 116, 26],
        [52, 116, 26],
        [0, 140, 28],
      ],
      (x, y, r) => dot(x, y, r, ivory),
    ) +
    line('M-70 66C-66 90-54 104-42 112M-20 128C-8 136 8 136 22 128M62 76C60 92 54 102 46 110M-30 70C-22 66-12 66-4 70', linen, 5)
  );
}

/** A full beard on the profile head, from the ear along the jaw. */
export function beardProfile(hair: Hair): Art {
  return (
    shape(
      'M-18 14C-6 40 10 62 40 66 60 66 76 52 96 44 106 44 114 50 117 58 108 54 98 58 91 67 98 72 108 70 114 76 110 84 100 86 98 92 108 100 112 112 104 124 92 138 62 136 40 126 16 114-10 92-24 56-26 40-26 26-18 14Z',
      hair.base,
    ) + line('M0 62C14 86 36 104 60 112M30 82C46 96 64 104 84 106', hair.shine, 4)
  );
}

/** A hand from the right with a tool whose working end points left; the tool is drawn upright around its grip. */
export function holding(
  x: number,
  y: number,
  tool: Art,
  skin: Skin,
  sleeve: string,
  { scale = 1, rotate = 0, flip = false }: Pose = {},
  reach = 0,
): Art {
  return at(x, y, at(reach, 0, tool, { rotate: -90 }) + pinch(skin, sleeve), { scale, rotate, flip });
}
