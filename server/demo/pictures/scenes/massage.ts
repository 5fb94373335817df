// Massage and body care: lavender quiet; hands, stones, bundles and oil.
import { backdrop, shadow, tabletop } from '../parts/backdrop.ts';
import { fromBehind, hairBehind, lying } from '../parts/body.ts';
import { holding } from '../parts/face-care.ts';
import { leafShape, lotus, marigoldFlower, petalShape, sprig } from '../parts/flora.ts';
import { sole } from '../parts/foot.ts';
import { flatHand, openHand, pinch } from '../parts/hand.ts';
import {
  almond,
  amber,
  black,
  brown,
  ivory,
  leaf,
  linen,
  madder,
  petal,
  plum,
  rose,
  saffron,
  wheat,
  wood,
} from '../parts/palette.ts';
import { type Art, around, at, blend, box, dot, line, oval, shape, stamp } from '../parts/svg.ts';
import { spatula, steam } from '../parts/tools.ts';
import { bottle, bowl, candle, lota, openJar, potli, stones, towelRoll, towelStack } from '../parts/vessels.ts';
import { massageRoom } from '../rooms.ts';
import type { Scenes } from './scenes.ts';

const counter = tabletop(528, '#E2D6EA', '#FBF8FD');
const couch = box(-20, 452, 840, 160, 24, blend('#FFFBF5', '#EADFEF', 90)) + line('M0 500H800', linen, 4);
const stone = (x: number, y: number, r: number): Art =>
  oval(x, y, r, r * 0.8, '#3B2E44') +
  line(
    `M${x - r * 0.5} ${y - r * 0.3}C${x - r * 0.3} ${y - r * 0.5} ${x} ${y - r * 0.55} ${x + r * 0.3} ${y - r * 0.45}`,
    '#FFF',
    5,
    'opacity=".35"',
  );

export const massage: Scenes = {
  category: () =>
    backdrop(massageRoom) +
    counter +
    at(190, 380, sprig(), { scale: 1.3, rotate: -14 }) +
    shadow(400, 572, 230) +
    at(400, 572, stones(4, 160), { scale: 1.4 }) +
    at(400, 290, lotus(), { scale: 1.3 }) +
    at(640, 572, candle(ivory, 180), { scale: 1.2 }) +
    at(722, 580, candle(petal, 90), { scale: 1.1 }) +
    at(120, 580, bottle(saffron, plum), { scale: 1.35 }),
  services: {
    'head-neck-shoulder-massage': () =>
      backdrop(massageRoom) +
      at(400, 300, fromBehind(wheat, ivory, hairBehind.up(black)), { scale: 1.08 }) +
      at(446, 330, flatHand(almond, leaf), { rotate: -12, scale: 1.06 }) +
      at(354, 330, flatHand(almond, leaf), { rotate: 12, flip: true, scale: 1.06 }),
    'relaxing-full-body-massage': () =>
      backdrop(massageRoom) +
      couch +
      at(400, 360, lying(amber, black, ivory), { scale: 1.06 }) +
      at(420, 306, flatHand(wheat, plum), { rotate: -36 }) +
      at(270, 592, bottle(saffron, plum), { scale: 0.86 }) +
      at(640, 586, marigoldFlower()) +
      at(700, 570, marigoldFlower(madder, rose), { scale: 0.7 }) +
      at(580, 590, candle(ivory, 60)),
    'hot-stone-massage': () =>
      backdrop(massageRoom) +
      box(70, 60, 800, 480, 40, blend('#FFFBF5', '#EADFEF', 20)) +
      box(90, 80, 800, 440, 30, '#E4D8EA') +
      at(
        330,
        300,
        fromBehind(almond, petal, hairBehind.up(brown), 300) +
          stone(0, 60, 34) +
          stone(0, 136, 38) +
          stone(0, 220, 42) +
          stone(-112, 96, 30) +
          stone(112, 96, 30),
        { rotate: -90, scale: 0.96 },
      ) +
      box(680, 108, 160, 384, 10, petal) +
      line('M720 112C710 240 730 360 716 488', '#2B1B2F', 5, 'opacity=".1"') +
      at(386, 276, steam(), { scale: 0.5 }) +
      at(540, 270, steam(), { scale: 0.5 }),
    'potli-massage': () =>
      backdrop(massageRoom) +
      couch +
      at(450, 360, lying(wheat, brown, plum), { scale: 1.04 }) +
      at(470, 236, potli(), { scale: 1.12, rotate: 14 }) +
      at(492, 132, pinch(almond, leaf), { rotate: -6 }) +
      at(350, 200, steam(), { scale: 0.7 }) +
      at(116, 592, bowl(wood, '#7D8B4A', { wide: 100, heap: 20 })) +
      at(84, 470, potli(leaf), { scale: 0.62, rotate: -14 }) +
      at(250, 570, leafShape(), { scale: 0.5, rotate: 70 }) +
      at(690, 560, marigoldFlower()),
    'foot-reflexology': () =>
      backdrop(massageRoom) +
      at(
        300,
        326,
        sole(wheat) +
          stamp(dot(0, 0, 10, madder), [
            [-48, -136],
            [4, 160],
          ]) +
          stamp(dot(0, 0, 10, leaf), [
            [-30, -60],
            [36, -60],
          ]) +
          stamp(dot(0, 0, 10, plum), [
            [0, 20],
            [-14, 84],
          ]),
        { scale: 1.18, flip: true },
      ) +
      at(520, 326, sole(wheat), { scale: 1.18 }) +
      holding(
        590,
        300,
        at(0, 0, shape('M-12-120C-12-140 12-140 12-120L20 110C22 140-22 140-20 110Z', wood) + dot(0, -116, 16, '#A96F48')),
        almond,
        plum,
        { rotate: -10, scale: 0.94 },
        20,
      ) +
      at(110, 590, lota()) +
      at(700, 590, towelRoll(), { scale: 0.8 }),
    'body-polish-scrub': () =>
      backdrop(massageRoom) +
      at(
        286,
        262,
        openHand({ skin: almond, nails: rose, arm: 700 }) +
          line('M-10 176C14 230-18 290 8 352', '#F6E3CF', 74) +
          line('M-26 172C-6 230-34 280-12 336', '#FFF', 9, 'opacity=".8"') +
          stamp(
            dot(0, 0, 5, rose),
            Array.from({ length: 22 }, (_, i) => [((i * i * 13) % 62) - 30, 154 + ((i * i * 29 + i * 17) % 218)] as const),
          ) +
          stamp(
            dot(0, 0, 4, '#B9783F'),
            Array.from({ length: 20 }, (_, i) => [((i * i * 7 + 20) % 60) - 28, 158 + ((i * i * 37 + i * 11) % 210)] as const),
          ),
        { rotate: -72, scale: 1.1 },
      ) +
      at(
        636,
        340,
        around(14, 50, dot(0, 0, 20, '#DDBE93')) +
          dot(0, 0, 54, '#E9CFA8') +
          line('M-34-14C-14-34 20-34 34-10M-36 12C-10-8 18-6 36 14M-20 34C-4 22 12 22 24 32', '#CFA978', 5),
      ) +
      at(644, 270, pinch(wheat, leaf), { scale: 0.84, rotate: -14 }) +
      counter +
      shadow(300, 570, 130) +
      at(300, 574, openJar(rose, '#F6E3CF'), { scale: 1.5 }) +
      at(120, 574, towelStack([petal, ivory]), { scale: 0.9 }) +
      at(440, 520, spatula(), { rotate: 76, scale: 0.6 }) +
      stamp(petalShape(madder), [
        [500, 560],
        [560, 576, { rotate: 60 }],
        [620, 556, { rotate: -30 }],
      ]),
  },
};
