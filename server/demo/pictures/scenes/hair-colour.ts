// Hair colour: a terracotta disc; bowl, brush, foils, henna.
import { backdrop, shadow, tabletop } from '../parts/backdrop.ts';
import { fromBehind, hairBehind } from '../parts/body.ts';
import { holding } from '../parts/face-care.ts';
import { leafShape, sprig } from '../parts/flora.ts';
import { frontHead } from '../parts/head-front.ts';
import { profileHair, profileHead } from '../parts/head-profile.ts';
import {
  almond,
  amber,
  brown,
  burgundy,
  fern,
  gold,
  ink,
  ivory,
  leaf,
  madder,
  plum,
  sand,
  silver,
  wheat,
} from '../parts/palette.ts';
import { type Art, at, blend, box, dot, each, line, shape } from '../parts/svg.ts';
import { foil, tailComb, tintBrush } from '../parts/tools.ts';
import { bottle, bowl, tube } from '../parts/vessels.ts';
import { colourRoom } from '../rooms.ts';
import type { Scenes } from './scenes.ts';

const counter = tabletop(528, '#F0C9B2', '#FFF1E7');
const swatch = (tone: string, shine: string): Art =>
  shape('M-24-90C-30-30-36 40-20 104-6 114 6 114 20 104 36 40 30-30 24-90Z', tone) +
  line('M-10-80C-14-20-18 40-8 100M8-80C12-20 16 40 10 96', shine, 4) +
  box(-28, -112, 56, 30, 6, ink) +
  dot(0, -98, 5, gold);

export const hairColour: Scenes = {
  category: () =>
    backdrop(colourRoom) +
    each(
      [
        [-52, '#2A1820', '#54353F'],
        [-26, '#5A2F22', '#8E5440'],
        [0, burgundy.base, burgundy.shine],
        [26, '#8A4A22', '#C07B3F'],
        [52, '#B98242', '#E5B877'],
      ],
      (rotate, tone, shine) => at(400, 250, at(0, -110, swatch(tone, shine), { rotate: 180, scale: 1.1 }), { rotate }),
    ) +
    counter +
    shadow(370, 570, 180) +
    at(370, 570, bowl(ink, burgundy.shine, { wide: 170, heap: 20 })) +
    at(480, 330, tintBrush(plum, burgundy.base), { rotate: 214, scale: 1.1 }) +
    at(676, 572, tube(plum, gold), { scale: 1.1 }) +
    at(120, 572, bottle(madder), { scale: 1.05 }),
  services: {
    'root-touch-up': () =>
      backdrop(colourRoom) +
      at(
        370,
        330,
        fromBehind(wheat, sand, hairBehind.long(brown), 40) +
          shape('M-16-234C-24-180-26-120-12-60 0-50 0-50 12-60 26-120 24-180 16-234Z', silver.shine) +
          line('M0-236V-54', wheat.light, 5) +
          line('M-10-200C-18-160-18-120-10-80M10-130C14-110 12-90 8-76', silver.base, 3, 'opacity=".7"') +
          shape('M14-236C60-232 90-200 104-160 70-150 40-160 20-186Z', burgundy.base) +
          line('M30-220C54-208 72-190 84-168', burgundy.shine, 5),
        { scale: 1.2 },
      ) +
      holding(590, 130, tintBrush(ink, burgundy.base), almond, plum, { rotate: -10, scale: 0.86 }, 36) +
      at(690, 570, bowl(ink, burgundy.base, { wide: 88 })),
    'global-colour': () =>
      backdrop(colourRoom) +
      at(
        390,
        262,
        profileHead({
          skin: amber,
          hair: burgundy,
          garment: 'kurta',
          cloth: leaf,
          front: profileHair.long({ base: '#6E1830', shine: '#C4566A' }),
        }),
        { scale: 1.16 },
      ) +
      counter +
      shadow(640, 566, 110) +
      at(620, 566, bowl(ink, '#8A2440', { heap: 16 })) +
      at(716, 566, tube(madder), { scale: 0.9 }) +
      at(92, 566, bottle(plum), { scale: 0.9 }),
    'highlights-foils': () =>
      backdrop(colourRoom) +
      at(
        400,
        280,
        fromBehind(almond, plum, hairBehind.long(brown), 40) +
          each(
            [
              [-96, 20, 10],
              [-34, 30, 3],
              [34, 30, -3],
              [96, 20, -10],
              [-66, 190, 6],
              [0, 210, 0],
              [66, 190, -6],
            ],
            (x, y, rotate) => at(x, y, foil(), { rotate, scale: 0.74 }),
          ) +
          line(
            'M-70-200C-90-140-100-100-98-60M-30-220C-40-140-40-90-36-50M30-220C40-140 40-90 36-50M70-200C90-140 100-100 98-60',
            '#C58B4C',
            8,
          ),
        { scale: 1.12 },
      ) +
      at(150, 500, tailComb(), { rotate: -56, scale: 0.8 }) +
      at(680, 560, bowl(ivory, '#D7E3F0', { wide: 80 })),
    'henna-hair-pack': () =>
      backdrop(colourRoom) +
      at(
        380,
        318,
        frontHead({
          skin: wheat,
          garment: 'cape',
          cloth: leaf,
          back: shape('M-118 0C-150-130-110-190-70-210-60-260 60-270 76-212 116-190 150-130 118 0Z', '#5B5A2B'),
          front:
            shape(
              'M-116 2C-136-120-84-178 0-178S136-120 116 2C104-40 92-96 40-116 10-100-20-102-44-114-92-96-104-40-116 2Z',
              '#5B5A2B',
            ) +
            line(
              'M-100-60C-90-110-60-140-20-152M100-60C90-110 60-140 26-152M-60-196C-30-236 40-236 64-198M-40-186C-14-208 30-208 46-188',
              '#868446',
              6,
            ),
        }),
        { scale: 1.08 },
      ) +
      counter +
      shadow(150, 568, 120) +
      at(160, 568, bowl('#3A3138', '#66662F', { heap: 26, wide: 124 })) +
      at(640, 500, sprig(leaf), { rotate: 64, scale: 0.9 }) +
      at(690, 540, leafShape(fern), { scale: 0.6, rotate: 30 }) +
      at(206, 430, tintBrush(ink, '#66662F'), { rotate: 196, scale: 0.66 }),
    balayage: () =>
      backdrop(colourRoom) +
      at(
        400,
        256,
        fromBehind(
          wheat,
          leaf,
          shape(
            'M0-236C-84-238-128-180-128-104-130-40-180 20-166 90-156 140-190 180-176 240-166 290-190 310-176 350-130 330-110 360-80 376-50 350-20 380 0 384 20 380 50 350 80 376 110 360 130 330 176 350 190 310 166 290 176 240 190 180 156 140 166 90 180 20 130-40 128-104 128-180 84-238 0-236Z',
            blend('#2E1A1A', '#D79C58', 90),
          ) +
            line(
              'M-60-210C-100-120-90-20-120 60-140 120-110 180-130 260-136 290-120 320-130 336M60-210C100-120 90-20 120 60 140 120 110 180 130 260 136 290 120 320 130 336',
              '#8A5530',
              5,
            ) +
            line(
              'M-24-224C-50-120-40 0-66 90-84 150-54 220-74 300M24-224C50-120 40 0 66 90 84 150 54 220 74 300M0-230V40C-14 100 14 160 0 220S10 300 0 370',
              '#8A5530',
              5,
            ),
          40,
        ),
        { scale: 1.02 },
      ),
  },
};
