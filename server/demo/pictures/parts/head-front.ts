// A head seen from the front, about the origin between the eyes: the face is 200 wide, crown at -150, chin at 142,
// shoulders leave the frame at 360. Layers go back to front, because hair and towels lie on both sides of the face.
import { black, gold, type Hair, ink, ivory, linen, madder, type Skin, sand, wheat } from './palette.ts';
import { type Art, at, blend, dot, fade, inside, line, oval, shape, stamp } from './svg.ts';

const faceOutline =
  'M-100-38C-102-118-56-152 0-152S102-118 100-38C98 28 82 76 46 114 28 132 14 142 0 142S-28 132-46 114C-82 76-98 28-100-38Z';

type Garment = 'towel' | 'robe' | 'cape' | 'kurta' | 'blouse' | 'none';

interface FrontHead {
  skin?: Skin;
  hair?: Hair;
  garment?: Garment;
  cloth?: string;
  eyes?: 'closed' | 'open';
  lid?: string;
  lips?: string;
  bindi?: boolean;
  man?: boolean;
  child?: boolean;
  smiling?: boolean;
  back?: Art;
  onFace?: Art;
  front?: Art;
}

const both = (art: Art): Art =>
  stamp(art, [
    [0, 0],
    [0, 0, { flip: true }],
  ]);

const shoulders = (skin: Skin, man: boolean): Art => {
  const neck = man ? 60 : 48;
  const wide = man ? 236 : 214;
  return (
    shape(
      `M${-neck} 70V160C${-neck - 4} 192-104 202-${wide - 58} 222C-${wide - 14} 240-${wide - 4} 290-${wide} 372H${wide}C${wide - 4} 290 ${wide - 14} 240 ${wide - 58} 222 104 202 ${neck + 4} 192 ${neck} 160V70Z`,
      blend(skin.base, skin.shade, 20),
    ) +
    shape(`M${-neck} 96C-30 140 30 140 ${neck} 96V146C26 190-22 184-${neck} 132Z`, skin.shade, 'opacity=".75"') +
    (man ? '' : line('M-92 224C-60 222-40 232-24 246M92 224C60 222 40 232 24 246', skin.shade, 4, 'opacity=".6"'))
  );
};

const garments: Record<Garment, (cloth: string, man: boolean) => Art> = {
  none: () => '',
  towel: cloth =>
    shape('M-214 372C-212 330-208 306-200 290-120 312 120 312 200 290 208 306 212 330 214 372Z', cloth) +
    line('M-200 292C-120 314 120 314 200 292', '#000', 6, 'opacity=".1"') +
    line('M40 308C30 330 34 352 40 372', '#000', 4, 'opacity=".12"'),
  robe: cloth =>
    shape(
      'M-60 176C-110 200-168 216-196 244-214 270-216 320-218 372H218C216 320 214 270 196 244 168 216 110 200 60 176L16 318Z',
      cloth,
    ) +
    shape('M-60 176C-80 186-96 194-104 198L-16 372H40Z', '#FFF', 'opacity=".45"') +
    shape('M60 176C80 186 96 194 104 198L24 342 8 306Z', '#FFF', 'opacity=".45"'),
  cape: (cloth, man) =>
    at(
      0,
      man ? -8 : 0,
      shape(
        `M-${man ? 74 : 62} 168C-30 196 30 196 ${man ? 74 : 62} 168 90 196 180 212 222 262 244 296 250 330 252 372H-252C-250 330-244 296-222 262-180 212-90 196-${man ? 74 : 62} 168Z`,
        cloth,
      ) +
        line(`M-${man ? 74 : 62} 170C-30 198 30 198 ${man ? 74 : 62} 170`, ivory, 8, 'opacity=".7"') +
        line(
          'M-120 240C-136 290-140 330-140 372M120 240C136 290 140 330 140 372M0 216C6 270-4 320 0 372',
          '#000',
          4,
          'opacity=".14"',
        ),
    ),
  kurta: (cloth, man) =>
    shape(
      `M-${man ? 76 : 66} 178C-104 202-${man ? 186 : 156} 212-${man ? 226 : 190} 244-${man ? 248 : 212} 280-${man ? 250 : 214} 330-${man ? 252 : 216} 372H${man ? 252 : 216}C${man ? 250 : 214} 330 ${man ? 248 : 212} 280 ${man ? 226 : 190} 244 ${man ? 186 : 156} 212 104 202 ${man ? 76 : 66} 178 50 214 20 232 0 232S-50 214-66 178Z`,
      cloth,
    ) + line('M-66 182C-50 216-20 236 0 236S50 216 66 182', gold, 7),
  blouse: cloth =>
    shape(
      'M-112 200C-160 210-196 224-206 262-212 290-214 330-216 372H216C214 330 212 290 206 262 196 224 160 210 112 200 100 290 60 316 0 316S-100 290-112 200Z',
      cloth,
    ) + line('M-110 204C-98 292-60 320 0 320S98 292 110 204', gold, 8),
};

const openEye = (lid: string): Art =>
  shape('M-27 3C-14-16 14-18 28-4 14 14-12 16-27 3Z', ivory) +
  dot(1, -1, 12, '#4B2A1E') +
  dot(1, -1, 6, ink) +
  dot(5, -5, 3, ivory) +
  shape('M-28 3C-16-22 16-24 30-5 15-16-12-14-28 3Z', lid) +
  line('M-28 3C-14-16 14-18 28-5L37-12', ink, 5);

const closedEye = (lid: string, lashes: boolean): Art =>
  shape('M-27 1C-16-19 16-19 27 1 14 13-14 13-27 1Z', lid) +
  line(`M-27 1C-14 15 14 15 27 1${lashes ? 'M27 1L36 6M18 9L25 16M6 12L9 20' : ''}`, ink, 4.5);

export function brow(colour: string): Art {
  return shape('M-34 0C-16-10 12-13 36 3 14-5-8-5-33 5-36 5-37 1-34 0Z', colour);
}

const lipShape = (colour: string): Art =>
  shape('M-28 84C-16 74-7 71 0 76 7 71 16 74 28 84 14 86-14 86-28 84Z', colour) +
  shape('M-28 84C-14 104 14 104 28 84 14 88-14 88-28 84Z', colour, 'opacity=".82"') +
  line('M-27 84C-12 88 12 88 27 84', ink, 2, 'opacity=".35"');

const smile = (skin: Skin): Art =>
  shape('M-30 76C-16 106 16 106 30 76 12 84-12 84-30 76Z', ivory) +
  line('M-32 74C-14 108 14 108 32 74', skin.lip, 5) +
  line('M-32 74C-12 84 12 84 32 74', skin.lip, 4);

const frontFeatures = (head: FrontHead): Art => {
  const skin = head.skin ?? wheat;
  const hair = head.hair ?? black;
  const eye = head.eyes === 'open' ? openEye(head.lid ?? skin.shade) : closedEye(head.lid ?? skin.shade, !head.man);
  return (
    fade(head.man ? 0.2 : 0.45, both(oval(60, 42, 27, 20, skin.blush))) +
    stamp(eye, [
      [46, 0, { scale: head.child ? 1.22 : 1 }],
      [-46, 0, { flip: true, scale: head.child ? 1.22 : 1 }],
    ]) +
    at(0, head.man ? -30 : -34, both(at(47, 0, brow(hair.base), { scale: head.man ? 1.12 : 1 }))) +
    line('M9-8C10 16 22 34 17 44 13 50 4 47 0 50S-12 52-16 45', skin.shade, 4.5) +
    (head.child || head.smiling ? smile(skin) : lipShape(head.lips ?? (head.man ? skin.blush : skin.lip))) +
    (head.bindi ? dot(0, -42, 7, madder) : '')
  );
};

export function frontHead(head: FrontHead): Art {
  const skin = head.skin ?? wheat;
  const face = shape(faceOutline, skin.base);
  return (
    (head.back ?? '') +
    shoulders(skin, head.man ?? false) +
    garments[head.garment ?? 'robe'](head.cloth ?? sand, head.man ?? false) +
    both(oval(101, 10, 17, 28, skin.base) + line('M104-2C112 4 108 18 102 24', skin.shade, 4)) +
    face +
    inside(face, shape('M40-160C90-90 92 60 10 150H110V-160Z', skin.shade, 'opacity=".28"')) +
    frontFeatures(head) +
    (head.onFace ?? '') +
    (head.front ?? '')
  );
}

/** A towel wound round wet hair, with its knot above the brow. */
export function turban(cloth = ivory, fold = linen): Art {
  return (
    shape('M-110-8C-136-150-100-246 0-250 102-246 136-150 110-8 96-84 60-98 0-98S-96-84-110-8Z', cloth) +
    shape('M-110-8C-128-110-70-176 44-190 104-196 128-120 110-8 96-84 50-124-10-118-70-114-98-84-110-8Z', fold) +
    shape('M-110-8C-112-110-30-164 60-166 112-160 122-90 110-8 96-84 60-98 0-98S-96-84-110-8Z', cloth) +
    line('M-84-96C-50-136 20-150 72-148M-40-218C-10-200 40-196 74-206M-70-180C-30-176 20-184 50-196', fold, 5)
  );
}

export const frontHair = {
  parted: (hair: Hair): Art =>
    both(
      shape('M0-156C-66-164-122-118-116-14-110 0-104-6-102-20-96-70-56-112 4-136Z', hair.base) +
        line('M-20-146C-66-132-98-96-106-50', hair.shine, 4),
    ),
  longBack: (hair: Hair): Art =>
    shape(
      'M0-172C-96-174-138-104-136-10-134 80-152 190-138 300-90 324 90 324 138 300 152 190 134 80 136-10 138-104 96-174 0-172Z',
      hair.base,
    ),
  bunBack: (hair: Hair): Art =>
    dot(0, -176, 58, hair.base) +
    line('M-34-196C-14-214 22-212 38-188M-24-176C-8-192 16-190 26-174', hair.shine, 4) +
    shape('M-112-10C-126-110-76-168 0-168S126-110 112-10Z', hair.base),
  capBack: (hair: Hair): Art => shape('M-116 20C-132-110-80-172 0-172S132-110 116 20Z', hair.base),
  fringe: (hair: Hair): Art =>
    shape(
      'M-116-10C-130-120-76-172 0-172S130-120 116-10C112-24 106-36 100-46 60-38-60-38-100-46-106-36-112-24-116-10Z',
      hair.base,
    ) +
    line(
      'M-70-140C-82-110-84-80-80-52M-36-152C-44-120-44-84-40-50M4-154V-50M44-150C50-116 48-84 46-50M78-136C86-108 86-80 84-52',
      hair.shine,
      4,
    ),
  man: (hair: Hair): Art =>
    shape(
      'M-108-20C-126-96-112-150-70-172-20-198 60-190 92-164 122-140 122-80 108-20 104-60 98-84 84-104 40-96-20-98-60-116-84-104-102-70-108-20Z',
      hair.base,
    ) + line('M-56-150C-10-170 40-166 76-148M-66-134C-20-146 30-140 70-126', hair.shine, 4),
};
