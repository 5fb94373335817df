// Facials: faces at rest in a warm circle of light, each with the one thing that makes its treatment.
import { backdrop, shadow, tabletop } from '../parts/backdrop.ts';
import { cucumberEyes, faceMask, headband, holding, smears } from '../parts/face-care.ts';
import { citrus, honeyDrop, leafShape, lotus, papaya, sprig } from '../parts/flora.ts';
import { frontHair, frontHead, turban } from '../parts/head-front.ts';
import { profileHair, profileHead } from '../parts/head-profile.ts';
import {
  almond,
  amber,
  black,
  brown,
  cocoa,
  fern,
  gold,
  ivory,
  leaf,
  linen,
  madder,
  marigold,
  petal,
  plum,
  rose,
  saffron,
  sand,
  wheat,
} from '../parts/palette.ts';
import { type Art, at, blend, box, each, inside, line, shape } from '../parts/svg.ts';
import { fanBrush, sparkle, spatula, steam, tintBrush } from '../parts/tools.ts';
import { bowl, dropper, openJar, towelRoll, tube } from '../parts/vessels.ts';
import { facialRoom } from '../rooms.ts';
import type { Scenes } from './scenes.ts';

const counter = tabletop(528, '#F3DCC2', '#FFF6EA');
/** A profile laid on its back on a pillow, head to the left; the sheet runs off to the right. */
const reclining = (head: Art): Art =>
  shape('M0 470C60 380 240 380 330 450L800 420V600H0Z', ivory) +
  shape('M30 470C80 410 220 400 300 460 240 520 80 530 30 470Z', linen) +
  at(300, 330, head, { rotate: -82, scale: 1.12 }) +
  shape('M610 190C680 180 740 190 820 200V600H560C600 520 560 300 610 190Z', ivory) +
  line('M640 200C610 300 640 420 616 560M720 200C700 320 720 440 700 580', linen, 5) +
  shape('M0 560C200 520 500 540 800 556V600H0Z', sand);

export const facials: Scenes = {
  category: () =>
    backdrop(facialRoom) +
    at(96, 500, lotus(), { scale: 0.62 }) +
    at(
      400,
      292,
      frontHead({
        skin: wheat,
        garment: 'towel',
        cloth: ivory,
        front: turban(plum, '#8F3B70'),
        onFace: smears(ivory) + cucumberEyes(),
      }),
    ) +
    counter +
    at(196, 566, bowl(plum, ivory, { heap: 16, wide: 90 })) +
    at(640, 566, openJar(rose)) +
    at(720, 430, sprig(), { scale: 0.8, rotate: 12 }),
  services: {
    'fruit-clean-up': () =>
      backdrop(facialRoom) +
      at(
        400,
        288,
        frontHead({ skin: amber, garment: 'towel', cloth: ivory, front: turban(), onFace: faceMask('#F08A52', '#C9602F') }),
      ) +
      counter +
      shadow(640, 562, 110) +
      at(640, 480, papaya(), { scale: 0.86, rotate: 24 }) +
      at(560, 520, citrus(), { scale: 0.8 }) +
      shadow(150, 566, 110) +
      at(150, 564, bowl(ivory, '#F3A878')) +
      at(196, 430, tintBrush(plum, '#F3A878'), { rotate: 204, scale: 0.7 }),
    'charcoal-clean-up': () =>
      backdrop(facialRoom) +
      at(
        340,
        292,
        frontHead({
          skin: wheat,
          garment: 'robe',
          cloth: petal,
          back: frontHair.bunBack(brown),
          front: headband(plum),
          onFace: faceMask('#3B3138', '#1F171C'),
          hair: brown,
        }),
        { scale: 1.04 },
      ) +
      holding(520, 392, fanBrush('#4A3E46'), cocoa, leaf, { rotate: 10, scale: 0.86 }, 20) +
      counter +
      shadow(650, 566, 100) +
      at(650, 564, bowl(ivory, '#3B3138', { wide: 92 })) +
      each(
        [
          [70, 556, 30],
          [116, 566, 22],
          [84, 526, 20],
        ],
        (x, y, r) =>
          shape(
            `M${x - r} ${y}L${x - r * 0.4} ${y - r}L${x + r * 0.7} ${y - r * 0.8}L${x + r} ${y}L${x + r * 0.3} ${y + r * 0.6}Z`,
            '#3B3138',
          ),
      ),
    'gold-facial': () =>
      backdrop(facialRoom) +
      at(
        330,
        274,
        profileHead({
          skin: wheat,
          cloth: petal,
          front: profileHair.turban(ivory),
          onFace:
            shape(
              'M68-106C84-100 94-90 96-79 84-82 70-80 60-74 54-86 56-98 68-106ZM8 30C16 8 40 0 62 4 82 6 95 14 97 28 90 38 94 46 88 56 80 64 86 80 92 88 92 100 84 112 66 114 36 112 2 84 8 30Z',
              blend('#F7D27A', '#C98F2C', 40),
            ) + line('M24 34C32 22 44 18 58 20M36 76C44 92 56 98 66 98', ivory, 5, 'opacity=".7"'),
        }),
        { scale: 1.12 },
      ) +
      at(600, 130, sparkle(), { scale: 1.3 }) +
      at(560, 60, sparkle(marigold), { scale: 0.8 }) +
      at(676, 210, sparkle(), { scale: 0.7 }) +
      counter +
      shadow(630, 568, 110) +
      at(630, 566, openJar(gold, '#F0C765'), { scale: 1.4 }) +
      at(560, 450, spatula(plum), { rotate: 150, scale: 0.55 }),
    'vitamin-c-facial': () =>
      backdrop(facialRoom) +
      reclining(profileHead({ skin: amber, front: profileHair.highBun(black), cloth: sand })) +
      at(262, 166, honeyDrop(saffron), { scale: 0.9 }) +
      at(
        292,
        96,
        shape('M-14-60H14L10 0 2 30H-2L-10 0Z', '#DCE7EA') +
          box(-20, -110, 40, 54, 8, plum) +
          shape('M-10-10H10L2 28H-2Z', saffron),
        { rotate: 16, scale: 1.3 },
      ) +
      at(640, 560, dropper('#C9702A'), { scale: 1.12 }) +
      at(726, 500, citrus(), { scale: 0.9 }) +
      at(540, 548, citrus(), { scale: 0.66 }),
    'sheet-mask-facial': () =>
      backdrop(facialRoom) +
      each(
        [
          [150, 150, 1.3],
          [214, 250, 0.8],
          [640, 130, 0.9],
          [676, 240, 1.4],
          [120, 330, 0.8],
        ],
        (x, y, scale) => at(x, y, honeyDrop('#9CC7CB'), { scale: scale }),
      ) +
      at(
        400,
        278,
        frontHead({
          skin: almond,
          garment: 'robe',
          cloth: '#CFE3E2',
          back: frontHair.longBack(black),
          front: frontHair.parted(black),
          onFace: faceMask('#F7FBFA', '#B9CBCD') + line('M-88-10L-70-12M88-10L70-12M0 128V112', '#B9CBCD', 4),
        }),
        { scale: 1.1 },
      ) +
      counter +
      at(
        660,
        560,
        box(-70, -130, 140, 130, 10, fern) +
          box(-70, -130, 140, 22, 6, leaf) +
          at(0, -56, leafShape(ivory, fern), { scale: 0.6 }),
        { rotate: 8 },
      ) +
      at(140, 570, towelRoll(), { scale: 0.8 }),
    'de-tan-face-neck': () =>
      backdrop({ ...facialRoom, form: 'sun', rim: '#F6B04A' }) +
      at(
        360,
        290,
        frontHead({
          skin: almond,
          garment: 'towel',
          cloth: ivory,
          front: turban(petal, rose),
          onFace:
            inside(box(-120, -140, 120, 280, 0, ivory), faceMask('#FBE9C6', '#D9B67E')) +
            shape('M-46 150C-40 170-30 186 0 196V166C-20 166-36 158-46 150Z', '#FBE9C6'),
        }),
        { scale: 1.06 },
      ) +
      holding(212, 400, tintBrush(plum, '#FBE9C6'), wheat, plum, { flip: true, rotate: -24, scale: 0.8 }, 30) +
      counter +
      shadow(650, 566, 70) +
      at(610, 566, tube(marigold, madder), { scale: 1.05 }) +
      at(706, 566, bowl(plum, '#FBE9C6', { wide: 72 })),
    'neem-steam-facial': () =>
      backdrop(facialRoom) +
      at(290, 268, profileHead({ skin: wheat, cloth: ivory, front: profileHair.turban(ivory) }), { rotate: 22, scale: 1.02 }) +
      counter +
      at(590, 420, steam(), { scale: 1.5 }) +
      at(520, 440, steam()) +
      shadow(590, 570, 150) +
      at(590, 570, bowl(fern, '#DDEBE6', { wide: 150 })) +
      each(
        [
          [520, 452, 60],
          [610, 460, -40],
          [650, 446, 100],
        ],
        (x, y, rotate) => at(x, y, leafShape(), { scale: 0.42, rotate }),
      ) +
      at(734, 500, sprig(), { scale: 0.86, rotate: 16 }),
  },
};
