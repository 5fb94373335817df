// The home page's picture: a doorway hung with marigolds, the customer who greets, and the beautician with her kit.
import { garland, jasmine, lotus, sprig, swag } from './parts/flora.ts';
import { pinch } from './parts/hand.ts';
import { frontHair, frontHead } from './parts/head-front.ts';
import { profileHair, profileHead } from './parts/head-profile.ts';
import { jhumka } from './parts/jewellery.ts';
import {
  almond,
  black,
  butter,
  deepPlum,
  fern,
  gold,
  ink,
  ivory,
  leaf,
  marigold,
  plum,
  rose,
  type Skin,
  wheat,
} from './parts/palette.ts';
import { type Art, around, at, blend, box, document, dot, fade, inside, line, shape, stamp } from './parts/svg.ts';
import { makeupBrush } from './parts/tools.ts';
import { bottle } from './parts/vessels.ts';

const flowerPot = (): Art =>
  at(0, -130, sprig(), { scale: 1.5, rotate: -14 }) +
  at(30, -120, sprig(fern), { scale: 1.3, rotate: 24 }) +
  shape('M-84-110H84L64 40H-64Z', '#B5573A') +
  box(-92, -126, 184, 34, 8, '#C96F45') +
  shape('M28-92H80L62 40H22Z', ink, 'opacity=".12"');

/** The case, with what looks out of it; it stands on y 0, its handle's top is at -186. */
const kit = (): Art =>
  inside(
    box(-180, -420, 360, 300, 0, ivory),
    at(-110, -150, makeupBrush(black.base, rose), { scale: 0.8, rotate: -12 }) +
      at(-62, -160, makeupBrush('#43251F', butter, plum), { scale: 0.8, rotate: -3 }) +
      at(-4, -90, bottle(rose), { scale: 0.62 }),
  ) +
  line('M-44-132C-44-196 44-196 44-132', deepPlum, 18) +
  box(-180, -144, 360, 170, 24, plum) +
  box(-180, -144, 360, 46, 20, '#86306A') +
  box(-180, -110, 360, 14, 0, deepPlum) +
  shape('M104-144H156C170-144 180-134 180-120V10H104Z', ink, 'opacity=".16"') +
  box(-28, -120, 56, 36, 8, gold) +
  dot(0, -102, 7, deepPlum) +
  at(-104, -44, lotus(marigold, butter), { scale: 0.34 });

/** Palms joined before the breast, fingertips at -110; the forearms come up from below on both sides. */
const namaste = (skin: Skin, sleeve: string): Art =>
  stamp(
    line('M-190 250L-64 104', sleeve, 92) +
      line('M-70 112L-26 58', skin.base, 50) +
      line('M-96 110C-88 124-72 138-56 146M-84 96C-76 110-60 124-44 132', gold, 8),
    [
      [0, 0],
      [0, 0, { flip: true }],
    ],
  ) +
  shape('M0-110C-18-108-20-70-28-30-38 10-46 40-36 70-22 86-8 88 0 88Z', skin.base) +
  shape('M0-110C18-108 20-70 28-30 38 10 46 40 36 70 22 86 8 88 0 88Z', skin.shade) +
  shape('M-30-6C-46-2-48 22-38 40L-24 30ZM30-6C46-2 48 22 38 40L24 30Z', skin.base) +
  line('M0-104V84M-14-60C-14-50-15-40-17-32M14-60C14-50 15-40 17-32', skin.shade, 3.5);

const doorway = (): Art =>
  shape('M196 1000V470C196 220 340 84 540 84S884 220 884 470V1000Z', '#F1C595') +
  shape('M232 1000V480C232 250 360 122 540 122S848 250 848 480V1000Z', blend('#7E2A5C', '#5A1741', 90)) +
  shape('M272 1000V490C272 280 384 164 540 164S808 280 808 490V1000Z', '#FCF1E3') +
  inside(
    shape('M272 1000V490C272 280 384 164 540 164S808 280 808 490V1000Z', ivory),
    box(600, 300, 170, 210, 12, '#DCE8DA') + line('M685 300V510M600 405H770', ivory, 10) + box(272, 690, 540, 310, 0, '#F4E0C8'),
  );

const customer = (): Art =>
  frontHead({
    skin: wheat,
    eyes: 'open',
    smiling: true,
    garment: 'kurta',
    cloth: '#D77A8E',
    bindi: true,
    back: frontHair.longBack(black) + shape('M-216 366L-240 700H240L216 366Z', '#D77A8E'),
    front:
      frontHair.parted(black) +
      stamp(jhumka(), [
        [102, 40],
        [-102, 40],
      ]),
  });

const beautician = (): Art =>
  shape('M-206 376L-250 700H190L140 376Z', leaf) +
  profileHead({
    skin: almond,
    smiling: true,
    garment: 'kurta',
    cloth: leaf,
    bindi: true,
    front:
      profileHair.lowBun(black) +
      at(-128, 46, around(11, 54, at(0, 0, jasmine(), { scale: 1.15 }))) +
      at(-28, 40, jhumka(), { scale: 0.85 }),
  });

/** 1200 × 1000. */
export function heroPicture(): string {
  return document(
    1200,
    1000,
    box(0, 0, 1200, 1000, 0, blend('#FFFBF5', '#F8E6D2', 80)) +
      fade(0.75, at(540, 520, around(40, 506, shape('M-8 30L0-24 8 30Z', marigold)))) +
      dot(540, 520, 470, '#FBE3B9') +
      doorway() +
      at(446, 500, customer(), { scale: 1.06 }) +
      at(446, 830, namaste(wheat, '#C9667C')) +
      swag(252, 540, 206, 58) +
      swag(540, 828, 206, 58) +
      stamp(garland(4), [
        [252, 206],
        [828, 206],
      ]) +
      at(540, 208, garland(1)) +
      at(104, 960, flowerPot()) +
      at(952, 470, beautician(), { flip: true, scale: 1.14 }) +
      at(752, 990, kit()) +
      at(766, 806, pinch(almond, '#2F7A4E'), { scale: 0.84, rotate: 6 }),
  );
}
