// Make-up: gold on deep plum, as for an evening; the one dark room of the house.
import { backdrop, tabletop } from '../parts/backdrop.ts';
import { sareeFigure, veilBehind, veilFront } from '../parts/drape.ts';
import { holding } from '../parts/face-care.ts';
import { garland, marigoldFlower, roseBloom } from '../parts/flora.ts';
import { frontHair, frontHead } from '../parts/head-front.ts';
import { profileHair, profileHead } from '../parts/head-profile.ts';
import { jhumka, necklace, ringBox, tikka } from '../parts/jewellery.ts';
import {
  almond,
  amber,
  black,
  brown,
  butter,
  gold,
  type Hair,
  ink,
  ivory,
  leaf,
  lilac,
  madder,
  petal,
  plum,
  rose,
  type Skin,
  saffron,
  wheat,
} from '../parts/palette.ts';
import { type Art, at, box, dot, inside, line, ring, shape, stamp } from '../parts/svg.ts';
import { compact, eyeBrush, lipstick, makeupBrush, palette } from '../parts/tools.ts';
import { towelStack } from '../parts/vessels.ts';
import { makeUpRoom } from '../rooms.ts';
import type { Scenes } from './scenes.ts';

const counter = tabletop(534, '#7E2A5C', '#D9A441');
const waves = (hair: Hair): Art =>
  shape(
    'M0-176C-100-178-140-104-132-20-170 20-150 70-176 110-196 160-150 190-170 240-150 300-90 320-60 300H60C90 320 150 300 170 240 150 190 196 160 176 110 150 70 170 20 132-20 140-104 100-178 0-176Z',
    hair.base,
  ) +
  line(
    'M-128 10C-150 50-130 90-152 130-166 170-130 200-144 240M128 10C150 50 130 90 152 130 166 170 130 200 144 240',
    hair.shine,
    5,
  );
const shades = [petal, rose, '#A8447F', butter, gold, saffron, '#E9B98D', '#BC7E4F', '#7A2733', lilac, '#7F5FC0', '#2F7A4E'];
const bothEars = (jewel: Art): Art =>
  stamp(jewel, [
    [102, 40],
    [-102, 40],
  ]);
const bride = (skin: Skin): Art =>
  frontHead({
    skin,
    garment: 'blouse',
    cloth: madder,
    lid: '#C98F2C',
    lips: '#A8202E',
    back: veilBehind(madder, gold) + frontHair.capBack(black),
    front:
      frontHair.parted(black) +
      stamp(dot(0, 0, 6, ivory) + dot(0, 0, 3, gold), [
        [-100, -46],
        [-88, -78],
        [-66, -104],
        [-38, -124],
        [38, -124],
        [66, -104],
        [88, -78],
        [100, -46],
      ]) +
      line('M-104-36C-92-90-50-124 0-134S92-90 104-36', gold, 5) +
      at(0, -146, tikka(52)) +
      bothEars(at(0, 0, jhumka(), { scale: 1.15 })) +
      at(-22, 46, ring(0, 0, 20, gold, 4) + dot(-14, 14, 4, ivory) + dot(0, 20, 4, ivory)) +
      line('M-42 44C-66 30-84 10-96 0', gold, 3) +
      at(0, 166, necklace(62, 80)) +
      at(0, 196, necklace(96, 130)) +
      veilFront(madder, gold),
  });

export const makeUp: Scenes = {
  category: () =>
    backdrop(makeUpRoom) +
    counter +
    at(400, 548, palette(shades), { scale: 1.1 }) +
    at(300, 300, makeupBrush(), { scale: 1.15, rotate: -16 }) +
    at(400, 280, makeupBrush(brown.base, butter, plum), { scale: 1.2 }) +
    at(490, 300, eyeBrush(rose), { scale: 1.4, rotate: 14 }) +
    at(650, 450, lipstick(), { scale: 1.05 }) +
    at(130, 500, compact(), { scale: 0.8 }),
  services: {
    'party-make-up': () =>
      backdrop(makeUpRoom) +
      at(
        350,
        288,
        frontHead({
          skin: wheat,
          eyes: 'open',
          lid: '#A8447F',
          lips: '#B3263E',
          garment: 'blouse',
          cloth: leaf,
          back: waves(brown),
          hair: brown,
          front: frontHair.parted(brown) + bothEars(at(0, 0, jhumka())),
        }),
        { scale: 1.12 },
      ) +
      holding(520, 350, makeupBrush(), almond, gold, { rotate: 8, scale: 0.88 }, 60),
    'eye-make-up-lashes': () =>
      backdrop(makeUpRoom, true) +
      at(
        330,
        372,
        frontHead({
          skin: amber,
          garment: 'none',
          back: waves(black),
          front: frontHair.parted(black),
          onFace: [1, -1]
            .map(side =>
              at(
                46 * side,
                0,
                shape('M-30 2C-20-36 24-40 44-12 24-12-10-14-30 2Z', '#7F5FC0', 'opacity=".85"') +
                  shape('M-28 1C-16-19 16-19 27 1 14 13-14 13-28 1Z', gold) +
                  line('M-28 1C-14 15 14 15 28 1L44-8', ink, 5) +
                  line('M28 1L40 8M20 8L29 19M10 12L14 24M0 12L-1 22M-10 11L-14 20', ink, 3.5),
                { flip: side < 0 },
              ),
            )
            .join(''),
        }),
        { scale: 1.8 },
      ) +
      holding(560, 350, eyeBrush('#7F5FC0'), wheat, gold, { rotate: -4, scale: 0.92 }, 20) +
      at(640, 566, palette(shades), { scale: 0.7 }),
    'saree-draping': () =>
      backdrop(makeUpRoom) +
      stamp(garland(6), [
        [56, 0],
        [744, 0],
      ]) +
      at(410, 22, sareeFigure(amber, '#C8372F', gold, leaf), { scale: 1.5 }) +
      at(130, 600, towelStack([saffron, leaf, rose, gold])) +
      at(700, 560, marigoldFlower(), { scale: 1.2 }) +
      at(740, 500, marigoldFlower(madder, rose), { scale: 0.8 }),
    'engagement-make-up': () =>
      backdrop(makeUpRoom) +
      at(
        330,
        278,
        profileHead({
          skin: wheat,
          garment: 'kurta',
          cloth: '#D77A8E',
          lid: '#D9A441',
          lips: '#B3263E',
          bindi: true,
          front:
            profileHair.lowBun(black) +
            stamp(roseBloom(ivory, petal), [
              [-150, 4, { scale: 0.6 }],
              [-104, -14, { scale: 0.55 }],
              [-168, 50, { scale: 0.6 }],
            ]) +
            at(-28, 40, jhumka()) +
            line('M40-160C56-140 80-120 96-96', gold, 4) +
            at(98, -90, dot(0, 0, 9, gold) + dot(0, 0, 4, madder)),
        }),
        { scale: 1.14 },
      ) +
      counter +
      at(640, 570, ringBox(), { scale: 1.2 }) +
      at(130, 560, roseBloom(rose, petal)) +
      at(190, 580, roseBloom(ivory, petal), { scale: 0.7 }),
    'reception-make-up': () =>
      backdrop(makeUpRoom) +
      box(190, 30, 420, 500, 30, gold) +
      box(206, 46, 388, 468, 20, '#3A1030') +
      inside(
        box(206, 46, 388, 468, 20, ivory),
        shape('M206 46H420L206 400Z', '#FFF', 'opacity=".08"') +
          at(
            400,
            310,
            frontHead({
              skin: almond,
              eyes: 'open',
              lid: '#D9A441',
              lips: '#A8202E',
              garment: 'blouse',
              cloth: '#7F5FC0',
              bindi: true,
              back: frontHair.bunBack(black),
              front: frontHair.parted(black) + bothEars(jhumka()) + at(0, 168, necklace(58, 84)),
            }),
            { scale: 1.02 },
          ),
      ) +
      stamp(dot(0, 0, 20, butter) + dot(0, 0, 13, ivory), [
        [170, 90],
        [170, 190],
        [170, 290],
        [170, 390],
        [170, 480],
        [630, 90],
        [630, 190],
        [630, 290],
        [630, 390],
        [630, 480],
      ]) +
      counter +
      at(120, 500, lipstick(rose), { scale: 0.8 }) +
      at(690, 540, compact(), { scale: 0.6 }) +
      at(300, 574, eyeBrush(rose), { rotate: 82, scale: 0.8 }) +
      at(520, 570, makeupBrush(), { rotate: -84, scale: 0.7 }),
    'bridal-make-up': () =>
      backdrop(makeUpRoom, true) +
      stamp(garland(8), [
        [60, 0],
        [740, 0],
      ]) +
      at(400, 284, bride(wheat), { scale: 1.12 }),
  },
};
