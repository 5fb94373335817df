// Feet and legs. `footAbove` is a right foot seen from above, toes up, great toe to the left; ankle at 230.
// `footSide` stands on y 0 with its toes to the right; `sole` is the underside, toes up.
import type { Skin } from './palette.ts';
import { type Art, dot, each, line, oval, shape } from './svg.ts';

const toes = [
  [-50, -128, 27, 35, -4],
  [-10, -136, 17, 27, 2],
  [21, -124, 15.5, 24, 8],
  [46, -106, 14.5, 22, 14],
  [67, -82, 13, 19, 20],
] as const;

export function footAbove(skin: Skin, nails: string): Art {
  return (
    shape(
      'M-74-90C-60-130 60-120 80-62 92-10 62 60 58 120 58 170 64 240 70 330H-66C-62 250-48 180-46 130-50 60-90-30-74-90Z',
      skin.base,
    ) +
    toes.map(([x, y, rx, ry, rotate]) => oval(x, y, rx, ry, skin.base, rotate)).join('') +
    shape(
      'M80-62C92-10 62 60 58 120 58 170 64 240 70 330H40C36 240 26 170 30 120 40 50 56-20 50-92Z',
      skin.shade,
      'opacity=".3"',
    ) +
    line('M-30-98C-28-92-28-88-30-82M6-106V-88M34-96C33-90 31-86 29-80M57-78C55-72 53-70 50-66', skin.shade, 4, 'opacity=".7"') +
    line('M-44 178C-36 168-30 168-24 176M36 176C42 168 50 168 56 178', skin.shade, 4, 'opacity=".6"') +
    toes.map(([x, y, rx, ry, rotate]) => oval(x - 1, y - ry * 0.42, rx * 0.55, ry * 0.42, nails, rotate)).join('')
  );
}

export function sole(skin: Skin): Art {
  return (
    shape(
      'M-74-78C-70-124 50-128 74-66 88-20 54 40 52 110 54 170 44 216 4 218-40 218-56 180-48 120-42 60-84-10-74-78Z',
      skin.base,
    ) +
    each(
      [
        [-48, -134, 29, 33, -6],
        [-4, -140, 17, 22, 0],
        [26, -128, 15, 20, 6],
        [50, -110, 14, 18, 12],
        [70, -86, 12, 16, 18],
      ],
      (x, y, rx, ry, rotate) => oval(x, y, rx, ry, skin.base, rotate),
    ) +
    oval(-6, -66, 62, 38, skin.light, 12) +
    oval(4, 160, 38, 42, skin.light) +
    oval(-48, -136, 18, 20, skin.light) +
    each(
      [
        [-4, -142, 10],
        [26, -130, 9],
        [50, -112, 8],
      ],
      (x, y, r) => dot(x, y, r, skin.light),
    ) +
    line('M-30 20C-12 60-14 90-22 120M30-16C24 30 20 60 24 90', skin.shade, 4, 'opacity=".7"')
  );
}

export function footSide(skin: Skin, nails: string): Art {
  return (
    shape(
      'M-124-420C-114-260-110-130-122-70-134-34-128-4-96 0H150C176 0 184-20 168-34 140-52 90-58 60-84 16-112 6-160 12-420Z',
      skin.base,
    ) +
    shape(
      'M-124-420C-114-260-110-130-122-70-134-34-128-4-96 0H40C-10-10-70-20-80-60-92-120-92-260-90-420Z',
      skin.shade,
      'opacity=".3"',
    ) +
    line('M-40-66C-30-84-8-84 0-66', skin.shade, 4) +
    line('M132-6C128-16 130-24 138-28M104-4C101-12 102-20 108-26', skin.shade, 4) +
    oval(164, -22, 13, 8, nails, 24)
  );
}

/** A leg stretched out along y 0, seen from its side: foot upright at -270, knee at 270, thigh leaving at 460. */
export function leg(skin: Skin, nails: string): Art {
  return (
    shape(
      'M460-110C380-104 330-92 270-72 200-86 80-62-40-46-110-38-160-42-184-56-204-74-216-106-224-132-232-152-262-154-268-134-276-110-272-80-270-40-268-20-278 0-280 26-280 56-250 64-222 54-190 42-150 34-116 34-40 30 40 66 150 62 210 58 250 50 290 42L460 92Z',
      skin.base,
    ) +
    shape(
      'M460 92L290 42C250 50 210 58 150 62 40 66-40 30-116 34-150 34-190 42-222 54-244 62-262 60-272 50-230 30-180 14-120 14-40 10 60 34 140 32 240 28 300 10 460 30Z',
      skin.shade,
      'opacity=".35"',
    ) +
    line('M268-50C288-34 292-8 284 12', skin.shade, 4, 'opacity=".8"') +
    line('M-206 4C-194-12-178-10-170 2M-262-94C-254-98-246-98-240-96', skin.shade, 4) +
    oval(-252, -138, 9, 6, nails, -30)
  );
}
