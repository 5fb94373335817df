// Waxing: honey under an arch; a limb, the strip that is drawn off it, and the pot.
import { backdrop, shadow, tabletop } from '../parts/backdrop.ts';
import { fromBehind, hairBehind } from '../parts/body.ts';
import { aloe, honeyDrop, sprig } from '../parts/flora.ts';
import { leg } from '../parts/foot.ts';
import { openHand, pinch } from '../parts/hand.ts';
import { frontHair, frontHead } from '../parts/head-front.ts';
import {
  amber,
  black,
  brown,
  cocoa,
  fern,
  honey,
  ink,
  ivory,
  leaf,
  linen,
  madder,
  petal,
  plum,
  rose,
  sage,
  wheat,
} from '../parts/palette.ts';
import { type Art, at, box, dot, each, fade, line, shape } from '../parts/svg.ts';
import { spatula, waxStrip } from '../parts/tools.ts';
import { openJar, towelStack, tube, waxPot } from '../parts/vessels.ts';
import { waxRoom } from '../rooms.ts';
import type { Scenes } from './scenes.ts';

const counter = tabletop(524, '#F7DFB3', '#FFF7E4');
const chocolate = '#5E3420';
/** A strip being drawn off the skin towards the upper right, into the fingers at the origin. */
const peel = (wax: string): Art =>
  shape('M-190 150C-110 140-40 90-14-20L34-8C10 110-70 190-176 204Z', ivory) +
  shape('M-190 150C-120 142-70 108-40 56L-8 84C-50 150-110 186-176 204Z', wax, 'opacity=".9"') +
  line('M-20 4L28 16M-26 22L22 36', linen, 4);
const drip = (wax: string): Art =>
  shape('M-30-10C-30 20-20 40-16 66-14 92 14 92 16 66 20 40 30 20 30-10Z', wax) +
  line('M-16 6C-14 30-8 46-6 66', '#FFF', 5, 'opacity=".45"');

export const waxing: Scenes = {
  category: () =>
    backdrop(waxRoom) +
    counter +
    at(150, 524, towelStack([ivory, petal, ivory])) +
    at(400, 556, waxPot(honey), { scale: 1.35 }) +
    at(420, 226, spatula(), { rotate: 24, scale: 1.05 }) +
    at(363, 334, drip(honey), { scale: 1.1 }) +
    at(640, 440, waxStrip(honey), { rotate: 16, scale: 1.05 }) +
    at(716, 462, waxStrip('#FFF'), { rotate: 30, scale: 0.8 }) +
    at(120, 240, honeyDrop(), { scale: 1.2 }) +
    at(690, 200, honeyDrop(), { scale: 0.8 }),
  services: {
    'full-arms-wax': () =>
      backdrop(waxRoom) +
      at(306, 300, openHand({ skin: wheat, nails: rose, arm: 640 }), { rotate: -86, scale: 1.06 }) +
      fade(
        0.85,
        shape('M410 246C480 240 540 246 600 256 606 300 604 340 594 358 530 360 470 356 414 346 400 320 400 280 410 246Z', honey),
      ) +
      at(610, 140, peel(honey) + pinch(cocoa, plum), { scale: 0.95, rotate: -4 }) +
      counter +
      shadow(170, 560, 110) +
      at(170, 572, waxPot(honey), { scale: 0.82 }) +
      at(190, 400, spatula(), { rotate: 20, scale: 0.5 }),
    'full-legs-wax': () =>
      backdrop(waxRoom) +
      at(404, 300, leg(amber, madder), { scale: 1.22, rotate: -14 }) +
      at(376, 294, shape('M-90-30C-30-50 60-50 110-46 116-10 114 20 106 44 40 54-30 44-84 22Z', honey, 'opacity=".85"'), {
        rotate: -14,
      }) +
      at(470, 146, peel(honey) + pinch(cocoa, plum)) +
      counter +
      at(270, 572, waxPot(honey, leaf), { scale: 0.78 }) +
      at(640, 560, towelStack([petal, ivory])),
    'underarm-wax': () =>
      backdrop(waxRoom) +
      at(
        330,
        274,
        line('M164 268C220 190 268 120 284 40', amber.base, 100) +
          line('M284 40C240-50 180-110 90-150', amber.base, 88) +
          shape('M160 220C220 230 240 280 232 372H120Z', amber.base) +
          frontHead({
            skin: amber,
            garment: 'towel',
            cloth: ivory,
            back: frontHair.bunBack(black),
            front: frontHair.parted(black),
          }) +
          line('M158 300C164 270 180 240 204 224M176 306C182 280 196 256 214 244', amber.shade, 5),
      ) +
      at(540, 474, waxStrip(honey), { rotate: 26, scale: 0.74 }) +
      at(110, 606, openJar(plum, honey), { scale: 1.2 }) +
      at(150, 430, spatula(), { rotate: 24, scale: 0.5 }),
    'back-wax': () =>
      backdrop(waxRoom) +
      at(360, 286, fromBehind(wheat, ivory, hairBehind.up(brown))) +
      at(
        440,
        420,
        shape('M-70-60C-20-76 40-70 64-54 76 0 70 60 50 84 0 92-50 84-68 66-80 20-80-20-70-60Z', honey, 'opacity=".85"'),
      ) +
      at(596, 312, peel(honey) + pinch(cocoa, leaf)),
    'chocolate-full-body-wax': () =>
      backdrop(waxRoom) +
      at(690, 290, sprig(leaf, sage), { scale: 0.8, rotate: 20 }) +
      counter +
      shadow(370, 560, 170) +
      at(370, 566, waxPot(chocolate, madder), { scale: 1.4 }) +
      at(404, 214, spatula(), { rotate: 24, scale: 1.05 }) +
      at(348, 322, drip(chocolate), { scale: 1.15 }) +
      each(
        [
          [620, 500, -8],
          [684, 516, 6],
          [640, 452, 4],
        ],
        (x, y, rotate) =>
          at(
            x,
            y,
            box(-60, -34, 120, 68, 8, chocolate) + box(-52, -26, 50, 52, 5, '#7B4A30') + box(4, -26, 50, 52, 5, '#7B4A30'),
            { rotate },
          ),
      ) +
      at(
        130,
        500,
        shape('M-84 0C-60-60 60-60 90 0 60 50-60 50-84 0Z', '#A4502F') +
          line('M-70 0C-40-30 40-30 76 0M-76 4C-40 14 40 14 80 4', '#7B3820', 6),
        { rotate: -24 },
      ) +
      at(128, 548, waxStrip(chocolate), { rotate: 82, scale: 0.7 }),
    'aloe-roll-on-wax': () =>
      backdrop(waxRoom) +
      at(112, 520, aloe(), { scale: 1.2 }) +
      at(390, 380, leg(wheat, plum), { scale: 1.22, rotate: -8 }) +
      at(470, 342, shape('M-176 10C-100-20 0-34 120-40L118 28C0 38-90 50-168 52Z', '#7FB58A', 'opacity=".8"'), { rotate: -6 }) +
      at(
        592,
        216,
        box(-52, -210, 104, 230, 22, ivory) +
          box(-52, -120, 104, 90, 0, fern) +
          at(0, -76, honeyDrop(ivory), { scale: 0.9 }) +
          box(-60, 10, 120, 40, 10, plum) +
          box(-48, 46, 96, 42, 20, '#7FB58A') +
          dot(34, -188, 6, ink),
        { rotate: 18 },
      ) +
      counter +
      at(670, 566, tube(fern, leaf), { scale: 0.9 }),
  },
};
