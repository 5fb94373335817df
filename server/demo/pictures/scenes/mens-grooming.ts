// For men: an ochre arch; clipper, razor, foam.
import { backdrop, shadow, tabletop } from '../parts/backdrop.ts';
import { beardProfile, faceMask, foamBeard, holding } from '../parts/face-care.ts';
import { frontHair, frontHead } from '../parts/head-front.ts';
import { profileHair, profileHead } from '../parts/head-profile.ts';
import {
  almond,
  amber,
  aubergine,
  black,
  brown,
  cocoa,
  fern,
  ink,
  ivory,
  leaf,
  linen,
  madder,
  plum,
  sand,
  steel,
  wheat,
} from '../parts/palette.ts';
import { at, line, shape } from '../parts/svg.ts';
import { clipper, comb, fanBrush, razor, scissors, shaveBrush } from '../parts/tools.ts';
import { bottle, bowl, openJar, towelStack, tube } from '../parts/vessels.ts';
import { menRoom } from '../rooms.ts';
import type { Scenes } from './scenes.ts';

const counter = tabletop(532, '#E6D7BE', '#FBF6EC');

export const mensGrooming: Scenes = {
  category: () =>
    backdrop(menRoom) +
    counter +
    at(400, 566, bowl(steel, ivory, { wide: 150, heap: 40 })) +
    at(470, 330, shaveBrush(), { rotate: 28, scale: 1.2 }) +
    at(640, 366, clipper(), { scale: 1.06 }) +
    at(180, 390, razor(), { scale: 0.94, rotate: 8 }) +
    at(100, 566, bottle(leaf, ink), { scale: 1 }),
  services: {
    'mens-haircut': () =>
      backdrop(menRoom) +
      at(320, 318, profileHead({ skin: amber, man: true, garment: 'cape', cloth: aubergine, front: profileHair.man(black) }), {
        scale: 1.1,
      }) +
      at(330, 132, comb(ivory, 13), { scale: 0.8, rotate: 176 }) +
      at(540, 104, scissors(madder, 11), { rotate: -97, scale: 1.04 }) +
      line('M150 420L170 440M190 400L196 426M250 470L262 492', black.base, 5),
    'beard-trim': () =>
      backdrop(menRoom) +
      at(
        290,
        268,
        profileHead({
          skin: cocoa,
          man: true,
          garment: 'cape',
          cloth: sand,
          front: profileHair.man(black),
          onFace: beardProfile(black),
        }),
        { scale: 1.24 },
      ) +
      holding(486, 424, at(0, -40, clipper(plum), { scale: 0.74 }), wheat, leaf, { rotate: 28, scale: 0.94 }, 60),
    'royal-shave': () =>
      backdrop(menRoom) +
      at(
        360,
        290,
        frontHead({
          skin: wheat,
          man: true,
          garment: 'cape',
          cloth: '#F4EEE3',
          back: frontHair.capBack(brown),
          hair: brown,
          front: frontHair.man(brown),
          onFace: foamBeard(),
        }),
        { scale: 1.12 },
      ) +
      holding(540, 380, at(0, -40, shaveBrush(), { scale: 0.9 }), almond, plum, { rotate: 12, scale: 0.92 }, 40) +
      at(110, 590, bowl(steel, ivory, { wide: 92, heap: 24 })) +
      at(690, 556, razor(), { rotate: 74, scale: 0.7 }),
    'mens-clean-up': () =>
      backdrop(menRoom) +
      at(
        400,
        300,
        frontHead({
          skin: almond,
          man: true,
          garment: 'towel',
          cloth: ivory,
          back: frontHair.capBack(black),
          front:
            frontHair.man(black) +
            shape(
              'M-110-60C-92-114-50-128 0-128S92-114 110-60C116-80 116-96 112-108 84-144 44-156 0-156S-84-144-112-108C-116-96-116-80-110-60Z',
              ivory,
            ) +
            line('M-96-100C-50-142 50-142 96-100', linen, 5),
          onFace: faceMask('#9DB887', '#6F8F5E'),
        }),
        { scale: 1.08 },
      ) +
      counter +
      at(640, 568, openJar(fern, '#9DB887'), { scale: 1.1 }) +
      at(140, 568, towelStack([aubergine, ivory]), { scale: 0.9 }) +
      at(560, 450, fanBrush(), { rotate: 150, scale: 0.6 }) +
      shadow(720, 568, 40) +
      at(736, 568, tube(leaf), { scale: 0.9 }),
  },
};
