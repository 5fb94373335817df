// Hands, feet and nails: under a cusped arch of mauve, each with its water, stone, lamp or lacquer.
import { backdrop, shadow, tabletop } from '../parts/backdrop.ts';
import { holding } from '../parts/face-care.ts';
import { petalShape, roseBloom } from '../parts/flora.ts';
import { footAbove, footSide } from '../parts/foot.ts';
import { openHand } from '../parts/hand.ts';
import { bangles } from '../parts/jewellery.ts';
import { bigFinger, shins } from '../parts/limbs.ts';
import {
  almond,
  amber,
  brass,
  butter,
  cocoa,
  fern,
  gold,
  ink,
  ivory,
  leaf,
  lilac,
  madder,
  marigold,
  petal,
  plum,
  rose,
  saffron,
  terracotta,
  water,
  wheat,
} from '../parts/palette.ts';
import { type Art, around, at, blend, box, dot, each, fade, line, oval, ring, shape, stamp } from '../parts/svg.ts';
import { eyeBrush, nailFile, pumice, sparkle } from '../parts/tools.ts';
import { bowl, candle, openJar, polish, pump, towelRoll, towelStack, tubBack, tube, tubFront } from '../parts/vessels.ts';
import { nailRoom } from '../rooms.ts';
import type { Scenes } from './scenes.ts';

const counter = tabletop(520, '#E9D3E4', '#FBF3F9');
const petals = (places: readonly (readonly [number, number, number])[], fill: string): Art =>
  stamp(
    petalShape(fill),
    places.map(([x, y, rotate]) => [x, y, { rotate }] as const),
  );
const longNail = (fill: string): Art =>
  shape('M-34 40C-40-10-38-90-22-130-10-156 10-156 22-130 38-90 40-10 34 40 20 58-20 58-34 40Z', fill) +
  line('M-20-100C-26-60-26-20-22 20', '#FFF', 6, 'opacity=".5"');

export const nails: Scenes = {
  category: () =>
    backdrop(nailRoom) +
    at(330, 352, openHand({ skin: amber, nails: madder, spread: 2, arm: 260 }), { rotate: -8, scale: 1.12 }) +
    at(350, 462, bangles(58, [madder, gold, leaf]), { rotate: -8 }) +
    counter +
    at(560, 556, polish(madder), { scale: 1.1 }) +
    at(648, 566, polish(plum), { scale: 1.3 }) +
    at(734, 552, polish(saffron)) +
    at(120, 566, bowl(ivory, water, { wide: 84 })) +
    at(110, 486, roseBloom(), { scale: 0.6 }),
  services: {
    'classic-manicure': () =>
      backdrop(nailRoom) +
      at(400, 344, openHand({ skin: wheat, nails: petal, arm: 300 }), { scale: 1.1 }) +
      counter +
      at(410, 566, towelRoll(ivory, petal), { scale: 1.2 }) +
      at(196, 370, nailFile(), { rotate: 20 }) +
      at(672, 574, bowl(plum, water, { wide: 98 })) +
      petals(
        [
          [650, 494, 30],
          [694, 500, 80],
        ],
        rose,
      ) +
      at(128, 566, polish(petal)),
    'spa-manicure': () =>
      backdrop(nailRoom) +
      at(330, 150, openHand({ skin: almond, nails: rose, arm: 260 }), { rotate: 184, scale: 1.06 }) +
      counter +
      shadow(330, 568, 190) +
      shape('M120 404C130 372 530 372 540 404 530 436 130 436 120 404Z', '#9BC9CC', 'opacity=".82"') +
      shape('M108 400C112 500 210 566 330 566S548 500 552 400C540 446 120 446 108 400Z', blend(brass, '#94651F', 20)) +
      line('M108 400C120 446 540 446 552 400', marigold, 8) +
      petals(
        [
          [190, 402, 20],
          [250, 416, 70],
          [430, 414, -30],
          [480, 398, 50],
          [380, 424, 10],
        ],
        rose,
      ) +
      at(660, 560, openJar(petal), { scale: 1.1 }) +
      at(726, 560, candle(lilac, 60), { scale: 0.8 }),
    'classic-pedicure': () =>
      backdrop(nailRoom) +
      at(370, 590, tubBack(250)) +
      at(370, 450, shins(amber)) +
      fade(0.5, oval(276, 452, 58, 12, '#FFF')) +
      fade(0.5, oval(464, 452, 58, 12, '#FFF')) +
      at(370, 590, tubFront(250)) +
      petals(
        [
          [180, 446, 20],
          [350, 466, 80],
          [560, 440, -20],
        ],
        rose,
      ) +
      at(690, 590, pump(fern), { scale: 0.92 }) +
      at(96, 592, towelStack([plum, ivory]), { scale: 0.74 }),
    'rose-spa-pedicure': () =>
      backdrop(nailRoom) +
      dot(400, 330, 262, '#94651F') +
      dot(400, 322, 258, brass) +
      dot(400, 322, 232, water) +
      ring(400, 322, 244, marigold, 5) +
      at(316, 346, footAbove(wheat, madder), { rotate: -5 }) +
      at(484, 346, footAbove(wheat, madder), { rotate: 5, flip: true }) +
      petals(
        [
          [220, 250, 20],
          [250, 420, 70],
          [400, 470, 0],
          [560, 260, -40],
          [586, 380, 40],
          [400, 130, 90],
          [400, 250, 30],
        ],
        rose,
      ) +
      petals(
        [
          [234, 330, 100],
          [540, 440, 10],
          [320, 122, 40],
          [500, 140, -20],
        ],
        madder,
      ) +
      at(206, 150, roseBloom()) +
      at(610, 168, roseBloom(rose, petal), { scale: 0.8 }) +
      at(90, 590, candle(ivory, 60), { scale: 0.9 }) +
      at(716, 590, candle(petal, 80), { scale: 0.9 }),
    'heel-care-pedicure': () =>
      backdrop(nailRoom) +
      counter +
      at(400, 540, box(-300, -44, 560, 44, 20, ivory) + box(-300, -44, 560, 20, 10, petal)) +
      at(400, 500, footSide(almond, madder), { scale: 1.34, flip: true }) +
      at(586, 442, pumice(), { scale: 0.9, rotate: -70 }) +
      line('M640 360C656 380 662 400 660 424M664 350C682 376 690 404 686 436', ivory, 6) +
      at(120, 574, tube(leaf, ink), { scale: 0.96 }) +
      at(710, 574, bowl(plum, ivory, { wide: 72, heap: 12 })),
    'gel-polish': () =>
      backdrop(nailRoom) +
      counter +
      shape('M170 430C170 250 270 190 400 190S630 250 630 430V520H170Z', blend('#FFFFFF', '#D9CBE0', 60)) +
      shape('M236 520V440C236 350 310 306 400 306S564 350 564 440V520Z', '#5B3E8C') +
      shape('M256 520V446C256 370 320 330 400 330S544 370 544 446V520Z', blend('#B79BE8', '#7F5FC0', 90)) +
      stamp(dot(0, 0, 8, ivory), [
        [300, 366],
        [350, 352],
        [400, 348],
        [450, 352],
        [500, 366],
      ]) +
      dot(400, 250, 20, plum) +
      dot(400, 250, 9, marigold) +
      at(400, 590, openHand({ skin: wheat, nails: rose, spread: 0, arm: 200 }), { scale: 1.04 }) +
      at(126, 566, polish(rose), { scale: 1.1 }) +
      at(706, 566, polish(terracotta), { scale: 1.1 }) +
      at(620, 150, sparkle(), { scale: 1.1 }) +
      at(190, 170, sparkle(butter), { scale: 0.8 }),
    'nail-art-extensions': () =>
      backdrop(nailRoom) +
      each(
        [
          [190, 372, -10, plum],
          [318, 316, -4, madder],
          [446, 322, 2, plum],
          [572, 392, 9, madder],
        ],
        (x, y, rotate, fill) =>
          at(
            x,
            y,
            bigFinger(cocoa, 320) +
              longNail(fill) +
              (fill === plum
                ? at(0, -20, around(6, 14, oval(0, 0, 6, 10, butter)) + dot(0, 0, 6, marigold)) +
                  dot(0, -80, 5, butter) +
                  dot(0, -104, 4, butter)
                : line('M-28-60C-10-40 10-40 28-60M-30-76C-10-56 10-56 30-76', butter, 5) +
                  stamp(dot(0, 0, 5, ivory), [
                    [-14, 0],
                    [0, 8],
                    [14, 0],
                    [0, -16],
                  ])),
            { rotate },
          ),
      ) +
      holding(690, 210, eyeBrush(gold, ink), wheat, leaf, { rotate: -34, scale: 0.84 }, 10),
  },
};
