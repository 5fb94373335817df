// Hair spa: a sea-green arch; oil, steam, lather and flowers.
import { backdrop, shadow, tabletop } from '../parts/backdrop.ts';
import { fromBehind, hairBehind } from '../parts/body.ts';
import { citrus, coconut, hibiscus, leafShape, sprig } from '../parts/flora.ts';
import { frontHair, frontHead } from '../parts/head-front.ts';
import { profileHair, profileHead } from '../parts/head-profile.ts';
import {
  almond,
  amber,
  black,
  brass,
  brown,
  butter,
  ink,
  ivory,
  leaf,
  linen,
  madder,
  petal,
  plum,
  rose,
  wheat,
  wood,
} from '../parts/palette.ts';
import { type Art, at, dot, line, shape } from '../parts/svg.ts';
import { comb, sparkle, steam, straightener, tintBrush } from '../parts/tools.ts';
import { bottle, bowl, lota, openJar, pump, towelStack } from '../parts/vessels.ts';
import { spaRoom } from '../rooms.ts';
import type { Scenes } from './scenes.ts';

const counter = tabletop(530, '#D3E4DD', '#F8FCFA');
const bubbles = (places: readonly (readonly [number, number, number])[]): Art =>
  places
    .map(
      ([x, y, r]) =>
        dot(x, y, r, ivory) + line(`M${x - r * 0.5} ${y + r * 0.1}A${r * 0.5} ${r * 0.5} 0 0 1 ${x} ${y - r * 0.5}`, linen, 4),
    )
    .join('');

export const hairSpa: Scenes = {
  category: () =>
    backdrop(spaRoom) +
    counter +
    at(160, 532, towelStack([leaf, ivory, petal]), { scale: 1.1 }) +
    at(160, 386, hibiscus(), { scale: 0.8, rotate: -10 }) +
    shadow(410, 570, 150) +
    at(410, 570, bowl(plum, petal, { wide: 140, heap: 34 })) +
    at(520, 350, tintBrush(ink, petal), { rotate: 214 }) +
    at(660, 574, pump(leaf), { scale: 1.3 }) +
    at(330, 190, comb(wood, 11), { rotate: -8, scale: 1.2 }),
  services: {
    'hot-oil-champi': () =>
      backdrop(spaRoom) +
      at(
        380,
        350,
        profileHead({
          skin: amber,
          cloth: ivory,
          front:
            profileHair.long(black) +
            shape(
              'M-30-186C-60-180-80-160-76-140-74-120-50-120-48-138-46-156-20-160-10-140 0-120 16-128 14-150 10-176-6-190-30-186Z',
              '#F0B445',
              'opacity=".9"',
            ),
        }),
        { rotate: -10, scale: 1.04 },
      ) +
      shape('M300 84C330 84 344 100 344 130V186H328V134C326 112 316 104 292 104Z', '#F0B445') +
      at(220, 140, lota(), { rotate: 62, scale: 0.9 }) +
      counter +
      at(640, 520, coconut(), { scale: 1.05 }) +
      at(560, 540, coconut(), { scale: 0.7 }) +
      at(716, 470, sprig(), { scale: 0.8, rotate: 18 }) +
      at(110, 572, bowl(brass, '#F0B445', { wide: 84 })),
    'deep-conditioning-spa': () =>
      backdrop(spaRoom) +
      at(
        400,
        342,
        frontHead({
          skin: wheat,
          garment: 'robe',
          cloth: ivory,
          back:
            shape('M-170-20C-190-210-90-268 0-268S190-210 170-20C150 10-150 10-170-20Z', '#F3EEF6') +
            shape('M-140-20C-156-170-80-226 0-226S156-170 140-20Z', plum) +
            frontHair.capBack(brown),
          front:
            shape('M-110-26C-126-120-76-172 0-172S126-120 110-26C98-70 70-112 0-112S-98-70-110-26Z', petal) +
            line('M-80-110C-50-146 0-156 50-142M-90-70C-84-90-70-106-56-114', ivory, 6) +
            shape('M-176-34C-196-220-90-274 0-274S196-220 176-34C160-190 90-232 0-232S-160-190-176-34Z', '#EDE6F2') +
            line('M-150-110C-130-200-70-244 0-246', '#FFF', 8, 'opacity=".8"'),
        }),
        { scale: 1.04 },
      ) +
      at(150, 250, steam(), { scale: 0.9 }) +
      at(650, 250, steam(), { scale: 0.9 }) +
      counter +
      at(650, 570, openJar(petal), { scale: 1.1 }) +
      at(140, 570, bottle(plum), { scale: 0.9 }),
    'dandruff-scalp-care': () =>
      backdrop(spaRoom) +
      at(
        350,
        300,
        profileHead({
          skin: almond,
          cloth: ivory,
          front:
            profileHair.swept(black) +
            bubbles([
              [-120, -80, 40],
              [-90, -140, 46],
              [-30, -176, 50],
              [30, -160, 38],
              [-60, -110, 44],
              [0, -124, 34],
              [-110, -20, 34],
              [-80, -50, 30],
              [50, -130, 22],
              [-132, 20, 22],
            ]),
        }),
        { scale: 1.14 },
      ) +
      bubbles([
        [560, 140, 22],
        [610, 200, 14],
        [590, 90, 10],
        [160, 120, 16],
      ]) +
      counter +
      at(600, 500, citrus('#C9B832', '#E7D65A'), { scale: 0.9 }) +
      at(690, 500, sprig(), { scale: 0.86, rotate: 22 }) +
      at(130, 570, pump(leaf), { scale: 0.96 }) +
      at(520, 560, leafShape(), { scale: 0.4, rotate: 76 }),
    'keratin-smoothing': () =>
      backdrop(spaRoom) +
      at(
        400,
        270,
        fromBehind(
          wheat,
          plum,
          hairBehind.long(black) +
            shape(
              'M0-236C-84-238-134-180-138-104-160-90-130-60-156-40-130-20-176 10-150 30-188 50-150 80-180 100-200 130-156 150-188 180-200 210-150 230-176 260-150 280-180 310-140 330-110 350-120 320-90 340-70 360-60 330-40 350-20 360-14 340 0 346Z',
              '#3A211F',
            ) +
            line(
              'M-60-210C-110-160-80-120-110-80S-90 0-120 40-90 110-130 150-100 220-136 260M-30-220C-70-160-40-120-66-70S-40 20-74 60-44 130-80 170-50 240-84 290M-10-200C-30-140-10-100-30-50S-10 40-36 90-10 160-40 210-16 270-36 320',
              '#7A4A38',
              4,
            ) +
            line('M16-220C60-200 96-150 98-60M20-120C60-100 80-40 84 60M24 0C50 60 70 140 74 240', '#8F7480', 7) +
            line('M0-236V346', '#7A4A38', 3),
          40,
        ),
        { scale: 1.06 },
      ) +
      at(634, 330, straightener(madder), { rotate: -150, scale: 0.74 }) +
      at(600, 120, sparkle(), { scale: 0.9 }) +
      at(650, 190, sparkle(butter), { scale: 0.6 }),
    'hibiscus-hair-mask': () =>
      backdrop(spaRoom) +
      at(
        410,
        280,
        profileHead({
          skin: amber,
          garment: 'kurta',
          cloth: madder,
          bindi: true,
          front: profileHair.long(black) + at(-50, -60, hibiscus(), { scale: 0.62 }),
        }),
        { scale: 1.12, flip: true },
      ) +
      at(610, 350, comb(wood, 10), { rotate: 84, scale: 0.94 }) +
      counter +
      shadow(150, 570, 110) +
      at(150, 570, bowl(ivory, '#D77A8E', { heap: 24, wide: 112 })) +
      at(680, 530, hibiscus(), { scale: 0.8, rotate: 30 }) +
      at(296, 560, hibiscus(rose, petal), { scale: 0.5 }),
  },
};
