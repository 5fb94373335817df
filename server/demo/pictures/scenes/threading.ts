// Threading: close to the face, with the crossed thread drawn taut.
import { backdrop, shadow, tabletop } from '../parts/backdrop.ts';
import { headband, holding } from '../parts/face-care.ts';
import { pinch } from '../parts/hand.ts';
import { brow, frontHair, frontHead } from '../parts/head-front.ts';
import { profileHair, profileHead } from '../parts/head-profile.ts';
import {
  almond,
  amber,
  black,
  brown,
  gold,
  honey,
  ivory,
  leaf,
  madder,
  petal,
  plum,
  rose,
  sand,
  wheat,
} from '../parts/palette.ts';
import { type Art, at, line, oval, shape } from '../parts/svg.ts';
import { eyeBrush, scissors, spatula, spool } from '../parts/tools.ts';
import { katori, towelRoll } from '../parts/vessels.ts';
import { threadRoom } from '../rooms.ts';
import type { Scenes } from './scenes.ts';

const counter = tabletop(530, '#F3CFC5', '#FFF3EE');
const thread = (d: string): Art => line(d, '#8E3B35', 9, 'opacity=".5"') + line(d, ivory, 5);

export const threading: Scenes = {
  category: () =>
    backdrop(threadRoom) +
    at(330, 272, profileHead({ skin: amber, garment: 'kurta', cloth: plum, bindi: true, front: profileHair.lowBun(black) }), {
      scale: 1.12,
    }) +
    thread('M433 214C520 190 560 240 600 300S640 400 640 440') +
    counter +
    shadow(640, 560, 90) +
    at(640, 500, spool(), { scale: 1.15 }) +
    at(130, 556, scissors(madder), { scale: 0.6, rotate: 74 }),
  services: {
    'eyebrow-threading': () =>
      backdrop(threadRoom, true) +
      at(
        400,
        420,
        frontHead({
          skin: wheat,
          back: frontHair.longBack(black),
          front: frontHair.parted(black) + headband(petal),
          garment: 'none',
        }),
        { scale: 1.9 },
      ) +
      thread('M444 368L560 300 640 150M444 368L500 340 680 340M536 344L560 300M640 150L700 60') +
      at(640, 150, pinch(almond, leaf), { scale: 0.9, rotate: -34 }) +
      at(670, 340, pinch(almond, leaf), { scale: 0.84, rotate: 10 }),
    'upper-lip-threading': () =>
      backdrop(threadRoom) +
      at(200, 218, profileHead({ skin: almond, front: profileHair.turban(ivory), cloth: petal }), { scale: 1.85 }) +
      thread('M410 312L560 300 720 210M410 312L560 318 700 400') +
      at(676, 232, pinch(wheat, plum), { scale: 0.8, rotate: -26 }) +
      at(660, 380, pinch(wheat, plum), { scale: 0.8, rotate: 26 }),
    'full-face-threading': () =>
      backdrop(threadRoom, true) +
      at(
        400,
        286,
        frontHead({
          skin: amber,
          back: frontHair.bunBack(brown),
          hair: brown,
          garment: 'cape',
          cloth: rose,
          front: headband(ivory),
        }),
        { scale: 1.1 },
      ) +
      thread('M300 330L190 420 60 470M300 330L200 380 40 400') +
      thread('M500 330L610 420 740 470M500 330L600 380 760 400') +
      at(140, 430, pinch(wheat, leaf), { scale: 0.76, flip: true, rotate: 6 }) +
      at(660, 430, pinch(wheat, leaf), { scale: 0.76, rotate: -6 }) +
      counter +
      at(400, 540, spool(), { scale: 0.5 }) +
      at(290, 566, scissors(madder), { scale: 0.4, rotate: 80 }),
    'face-katori-wax': () =>
      backdrop(threadRoom) +
      at(
        300,
        262,
        profileHead({
          skin: wheat,
          cloth: ivory,
          front: profileHair.highBun(brown),
          hair: brown,
          onFace:
            shape('M4 66C20 56 60 62 84 84 92 100 88 116 74 118 40 116 10 96 4 66Z', honey, 'opacity=".9"') +
            line('M20 72C40 74 60 84 72 96', ivory, 5, 'opacity=".6"'),
        }),
        { scale: 1.2 },
      ) +
      holding(530, 330, spatula(), almond, plum, { rotate: 14, scale: 0.84 }, 20) +
      counter +
      shadow(610, 566, 110) +
      at(610, 566, katori(honey, 110)) +
      at(128, 570, towelRoll(), { scale: 0.8 }),
    'eyebrow-tinting': () =>
      backdrop(threadRoom, true) +
      at(
        330,
        400,
        frontHead({
          skin: amber,
          back: frontHair.bunBack(black),
          front: frontHair.parted(black),
          garment: 'none',
          lid: '#B5774A',
          onFace: at(47, -34, brow('#1D0F16'), { scale: 1.16 }) + line('M20-30C34-44 60-44 80-34', '#6E3A2A', 3),
        }),
        { scale: 1.9 },
      ) +
      holding(570, 318, eyeBrush('#3A1F1C', plum), wheat, madder, { scale: 0.95, rotate: -8 }, 16) +
      counter +
      at(660, 572, katori('#3A1F1C', 74)) +
      at(140, 560, oval(0, -16, 70, 20, gold) + oval(0, -22, 58, 14, sand)),
  },
};
