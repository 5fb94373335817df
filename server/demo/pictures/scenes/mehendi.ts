// Mehendi: hands and feet against a green sun, the stain drawn line by line.
import { backdrop } from '../parts/backdrop.ts';
import { holding } from '../parts/face-care.ts';
import { garland, leafShape, marigoldFlower } from '../parts/flora.ts';
import { footAbove } from '../parts/foot.ts';
import { openHand } from '../parts/hand.ts';
import { cuff, fingerCaps, fingerLattice, leafTwig, mandala, paisley, smallFlower } from '../parts/henna.ts';
import { anklet, bangles } from '../parts/jewellery.ts';
import { almond, amber, gold, henna, ivory, madder, petal, plum, rose, terracotta, wheat } from '../parts/palette.ts';
import { type Art, at, dot, line, stamp } from '../parts/svg.ts';
import { mehendiCone, thali } from '../parts/tools.ts';
import { bowl, diya } from '../parts/vessels.ts';
import { mehendiRoom } from '../rooms.ts';
import type { Scenes } from './scenes.ts';

const vine = (): Art =>
  line('M-60 200C-20 150-40 110-6 70 20 40-14 0 16-40 34-70 6-110-20-140', henna, 4.5) +
  at(-30, 150, smallFlower(), { scale: 1.5 }) +
  at(4, 66, paisley(), { scale: 1.1, rotate: 20 }) +
  at(8, -30, smallFlower(), { scale: 1.9 }) +
  at(-30, 100, leafTwig(), { rotate: -60, scale: 0.6 }) +
  at(20, 20, leafTwig(), { rotate: 50, scale: 0.6 }) +
  at(-6, -100, leafTwig(), { rotate: -4, scale: 0.8 }) +
  at(-20, -150, leafTwig(), { rotate: -8, scale: 1.2 });
const bridalHand = (): Art =>
  openHand({ skin: wheat, palm: true, arm: 420 }) +
  fingerCaps() +
  fingerLattice() +
  at(0, -24, mandala(), { scale: 1.1 }) +
  at(-10, 62, paisley(), { scale: 0.8 }) +
  at(22, 60, paisley(), { scale: 0.8, flip: true }) +
  at(0, 108, cuff(47, 2)) +
  at(-104, -66, line('M-14 0H14M-14 10H14', henna, 3), { rotate: -40 }) +
  at(0, 290, bangles(58, [madder, gold, madder, '#2F7A4E', gold, madder]));

export const mehendi: Scenes = {
  category: () =>
    backdrop(mehendiRoom, true) +
    stamp(garland(5), [
      [90, 0],
      [710, 0],
    ]) +
    at(
      360,
      376,
      openHand({ skin: amber, palm: true, arm: 300 }) +
        at(0, -20, mandala(), { scale: 1.15 }) +
        fingerCaps() +
        at(0, 112, cuff(46)),
      { scale: 1.12, rotate: -6 },
    ) +
    at(590, 380, mehendiCone(plum), { scale: 1.2, rotate: 52 }) +
    at(150, 540, marigoldFlower()) +
    at(212, 566, marigoldFlower(madder, terracotta), { scale: 0.8 }) +
    at(690, 560, marigoldFlower(), { scale: 1.1 }),
  services: {
    'simple-mehendi': () =>
      backdrop(mehendiRoom) +
      at(300, 386, openHand({ skin: wheat, palm: true, arm: 420 }) + at(0, -22, mandala(), { scale: 1.2 }) + fingerCaps(), {
        scale: 1.2,
        rotate: 42,
      }) +
      at(150, 150, leafShape('#6FA877', '#DCE8DA'), { scale: 0.8, rotate: -60 }) +
      at(216, 116, leafShape('#A9C5A2', '#4F8A5B'), { scale: 0.7, rotate: 10 }) +
      at(150, 176, marigoldFlower(), { scale: 1.3 }) +
      at(620, 470, mehendiCone(madder), { rotate: 64, scale: 1.1 }),
    'arabic-mehendi': () =>
      backdrop(mehendiRoom) +
      at(300, 380, openHand({ skin: amber, arm: 360, nails: petal }) + vine(), { scale: 1.18, rotate: -12 }) +
      holding(
        406,
        262,
        at(0, -20, mehendiCone(plum), { rotate: 180, scale: 0.8 }),
        almond,
        rose,
        { rotate: -18, scale: 0.92 },
        30,
      ),
    'bridal-mehendi': () =>
      backdrop(mehendiRoom, true) +
      stamp(bridalHand(), [
        [270, 320, { scale: 1.04, rotate: 4, flip: true }],
        [530, 320, { scale: 1.04, rotate: -4 }],
      ]),
    'feet-mehendi': () =>
      backdrop(mehendiRoom, true) +
      stamp(
        footAbove(amber, madder) +
          at(4, -40, mandala(), { scale: 1.05 }) +
          stamp(dot(0, 0, 4, henna), [
            [-48, -96],
            [-8, -106],
            [22, -98],
            [44, -82],
          ]) +
          at(6, 40, leafTwig(), { rotate: 180 }) +
          at(6, 124, cuff(50)) +
          at(4, 218, anklet(58)),
        [
          [296, 300, { scale: 1.12, rotate: -5 }],
          [504, 300, { scale: 1.12, rotate: 5, flip: true }],
        ],
      ) +
      at(100, 520, marigoldFlower(), { scale: 1.2 }) +
      at(700, 520, marigoldFlower(), { scale: 1.2 }) +
      at(400, 560, diya(), { scale: 0.8 }) +
      at(400, 90, mehendiCone(plum), { scale: 0.6, rotate: 90 }),
    'guest-mehendi': () =>
      backdrop(mehendiRoom, true) +
      at(
        400,
        300,
        [wheat, amber]
          .map((skin, i) =>
            stamp(
              at(0, 336, openHand({ skin, palm: true, arm: 300 }) + at(0, -20, mandala()) + stamp(fingerCaps(), [[0, 0]]), {
                scale: 0.84,
              }),
              [
                [0, 0, { rotate: i * 90 - 48 }],
                [0, 0, { rotate: i * 90 + 132 }],
              ],
            ),
          )
          .join(''),
      ) +
      at(400, 300, thali(112)) +
      at(400, 300, marigoldFlower(), { scale: 1.1 }) +
      at(350, 280, mehendiCone(madder), { scale: 0.36, rotate: 30 }) +
      at(450, 312, mehendiCone(plum), { scale: 0.36, rotate: -40 }) +
      at(400, 372, bowl(ivory, henna, { wide: 30 })),
  },
};
