// Cut and styling: a sage window; scissors, heat and a braid with jasmine.
import { backdrop } from '../parts/backdrop.ts';
import { fromBehind, hairBehind, plait } from '../parts/body.ts';
import { jasmine, marigoldFlower, sprig } from '../parts/flora.ts';
import { frontHair, frontHead } from '../parts/head-front.ts';
import { profileHair, profileHead } from '../parts/head-profile.ts';
import {
  almond,
  amber,
  black,
  brown,
  gold,
  ink,
  ivory,
  leaf,
  madder,
  marigold,
  petal,
  plum,
  rose,
  saffron,
  terracotta,
  wheat,
} from '../parts/palette.ts';
import { type Art, around, at, dot, each, line, shape, stamp } from '../parts/svg.ts';
import { comb, dryer, handMirror, roller, roundBrush, scissors, straightener, tailComb } from '../parts/tools.ts';
import { cutRoom } from '../rooms.ts';
import type { Scenes } from './scenes.ts';

const snippets = (x: number, y: number, tone: string): Art =>
  line(
    `M${x} ${y}L${x + 14} ${y + 26}M${x + 30} ${y - 8}L${x + 26} ${y + 22}M${x + 56} ${y + 6}L${x + 44} ${y + 30}M${x + 16} ${y + 46}L${x + 34} ${y + 60}M${x - 20} ${y + 30}L${x - 10} ${y + 54}`,
    tone,
    5,
  );
const bow = (cloth: string): Art =>
  shape('M0 0C-40-36-66-24-62 4-58 30-30 24 0 0ZM0 0C40-36 66-24 62 4 58 30 30 24 0 0Z', cloth) +
  dot(0, 0, 11, cloth) +
  dot(0, 0, 6, marigold);

export const hairCut: Scenes = {
  category: () =>
    backdrop(cutRoom) +
    at(236, 230, handMirror(shape('M-70 70C-60 0-30-40 0-44S64-10 72 66C40 110-40 110-70 70Z', '#C6D8D8')), {
      rotate: 10,
      scale: 1.15,
    }) +
    at(440, 290, scissors(plum, 16), { scale: 1.4, rotate: 6 }) +
    at(622, 260, roundBrush(madder), { scale: 1.2, rotate: 14 }) +
    at(500, 528, comb(ink), { scale: 1.1, rotate: -5 }),
  services: {
    'womens-haircut': () =>
      backdrop(cutRoom) +
      at(330, 262, profileHead({ skin: wheat, garment: 'cape', cloth: petal, front: profileHair.bob(black) }), {
        scale: 1.14,
        flip: true,
      }) +
      at(560, 470, snippets(0, 0, black.base)) +
      at(560, 400, scissors(madder, 16), { rotate: -98, scale: 0.96 }) +
      at(668, 170, comb(ink, 13), { rotate: 64, scale: 0.9 }),
    'fringe-trim': () =>
      backdrop(cutRoom) +
      at(
        380,
        322,
        frontHead({
          skin: amber,
          hair: brown,
          garment: 'cape',
          cloth: rose,
          back: frontHair.longBack(brown),
          front: frontHair.fringe(brown),
        }),
        { scale: 1.3 },
      ) +
      at(580, 262, scissors(plum, 9), { rotate: -90, scale: 1.1 }),
    'girls-haircut': () =>
      backdrop(cutRoom) +
      at(
        400,
        300,
        frontHead({
          skin: almond,
          eyes: 'open',
          child: true,
          garment: 'cape',
          cloth: '#F2B84B',
          back:
            [-1, 1]
              .map(side =>
                at(
                  side * 108,
                  -70,
                  shape('M0-20C50-40 96-10 92 60 90 120 70 160 40 186 44 120 10 60-14 20Z', black.base) +
                    line('M20 0C60 10 70 70 56 140', black.shine, 4),
                  { flip: side < 0 },
                ),
              )
              .join('') + frontHair.capBack(black),
          front:
            frontHair.fringe(black) +
            at(-116, -78, bow(madder), { scale: 0.8 }) +
            at(116, -78, bow(madder), { scale: 0.8 }) +
            stamp(at(0, 0, around(5, 9, dot(0, 0, 6, ivory)) + dot(0, 0, 5, madder)), [
              [-150, 270],
              [-70, 240],
              [60, 250],
              [150, 280],
              [-10, 290],
              [-200, 330],
              [210, 330],
              [-90, 330],
              [90, 330],
            ]),
        }),
        { scale: 1 },
      ) +
      at(640, 440, scissors(leaf, 16), { scale: 0.84, rotate: -30 }) +
      at(140, 430, comb(plum, 11), { rotate: -70, scale: 0.86 }),
    'blow-dry': () =>
      backdrop(cutRoom) +
      at(
        420,
        316,
        profileHead({
          skin: wheat,
          hair: brown,
          cloth: petal,
          back:
            shape(
              'M20-170C-60-200-140-180-200-190-260-200-320-180-372-200-350-170-330-150-300-140-350-130-380-90-400-50-350-80-310-80-280-70-330-40-350 0-352 50-310 10-270-10-240-4-270 40-280 80-262 130-230 70-190 40-140 30-90 60-80 60-60 40Z',
              brown.base,
            ) +
            line(
              'M-60-130C-140-150-220-150-330-184M-90-90C-180-110-260-100-370-70M-100-50C-180-50-260-30-330 26M-100-10C-160 0-220 40-252 100',
              brown.shine,
              5,
            ),
          front: profileHair.swept(brown),
        }),
        { scale: 1.02 },
      ) +
      at(648, 130, dryer(), { scale: 0.92, rotate: -14 }) +
      line('M470 140C440 132 420 138 396 130M478 176C450 174 436 182 410 176', ivory, 6),
    'hair-ironing': () =>
      backdrop(cutRoom) +
      at(360, 270, fromBehind(almond, plum, hairBehind.long(black), 40), { scale: 1.06 }) +
      shape('M470 330C490 400 530 440 600 470L590 520C500 500 450 440 440 360Z', black.base) +
      line('M468 370C490 430 530 470 588 492', black.shine, 4) +
      at(600, 420, straightener(madder), { rotate: 160, scale: 0.82 }) +
      at(660, 560, line('M0 0C10-20-10-40 0-60M30 10C40-10 20-30 30-50', ivory, 6, 'opacity=".8"'), { rotate: 10 }),
    'roller-curls': () =>
      backdrop(cutRoom) +
      at(
        390,
        336,
        frontHead({
          skin: wheat,
          garment: 'robe',
          cloth: petal,
          back:
            frontHair.capBack(brown) + shape('M-118 24C-156-120-110-210 0-216S156-120 118 24C112 34-112 34-118 24Z', brown.base),
          hair: brown,
          front:
            frontHair.parted(brown) +
            each(
              [
                [-100, -40, -74],
                [100, -40, 74],
                [-88, -116, -52],
                [88, -116, 52],
                [-36, -168, -16],
                [36, -168, 16],
              ],
              (x, y, rotate) => at(x, y, roller(y === -116 ? plum : rose), { rotate, scale: 0.82 }),
            ) +
            at(0, -226, roller(plum), { scale: 0.82 }),
        }),
        { scale: 1.1 },
      ) +
      at(680, 440, roller(), { rotate: -30 }) +
      at(640, 540, roller(plum), { rotate: 14 }) +
      at(130, 520, tailComb(ink), { rotate: -50, scale: 0.8 }),
    'gajra-braid': () =>
      backdrop(cutRoom) +
      at(
        400,
        280,
        fromBehind(amber, madder, hairBehind.smooth(black), 40) +
          at(0, -96, plait(black, 7)) +
          stamp(
            jasmine(),
            Array.from({ length: 26 }, (_, i) => {
              const a = Math.PI * (0.06 + (i % 13) * 0.074);
              const r = i < 13 ? 88 : 70;
              return [Math.cos(a) * r, -150 + Math.sin(a) * r * 0.72, { scale: 1.25 }] as const;
            }),
          ) +
          at(
            0,
            272,
            dot(0, -20, 22, gold) +
              at(0, -20, around(7, 22, dot(0, 0, 7, saffron))) +
              shape('M-16-4C-20 40-10 70 0 90 10 70 20 40 16-4Z', madder),
          ),
        { scale: 0.98 },
      ) +
      at(676, 520, marigoldFlower()) +
      at(620, 556, marigoldFlower(madder, terracotta), { scale: 0.7 }) +
      at(126, 500, sprig(), { scale: 0.9, rotate: -14 }),
  },
};
