// A head in profile looking to the right: brow at 100, chin at 118, nape at -84; shoulders leave the frame at 360.
import { black, gold, type Hair, ink, ivory, linen, madder, type Skin, sand, wheat } from './palette.ts';
import { type Art, at, dot, fade, line, oval, shape } from './svg.ts';

interface ProfileHead {
  skin?: Skin;
  hair?: Hair;
  cloth?: string;
  garment?: 'towel' | 'kurta' | 'cape';
  man?: boolean;
  smiling?: boolean;
  bindi?: boolean;
  lips?: string;
  lid?: string;
  back?: Art;
  onFace?: Art;
  front?: Art;
}

const outline =
  'M-20-150C60-156 96-118 99-76 100-64 97-56 96-46 99-32 112-6 122 14 127 25 122 34 111 36 106 37 105 41 106 46 111 49 116 53 116 58 115 63 109 65 107 67 112 70 114 76 110 81 106 86 101 88 102 94 107 101 107 111 100 119 90 129 70 128 50 120 40 136 40 160 50 180L62 262H-130L-92 180C-76 150-78 100-86 40L-120-70Z';

const bodies: Record<NonNullable<ProfileHead['garment']>, (cloth: string) => Art> = {
  towel: cloth =>
    shape('M-196 416C-192 330-186 306-176 288-90 312 40 312 116 282 126 310 130 340 132 416Z', cloth) +
    line('M-176 290C-90 314 40 314 116 284', '#000', 6, 'opacity=".1"'),
  kurta: cloth =>
    shape(
      'M-100 196C-140 212-184 230-196 268-204 300-206 340-206 416H140C140 320 136 280 118 254 100 232 74 222 54 204 20 240-60 240-100 196Z',
      cloth,
    ) + line('M-102 198C-60 242 20 242 54 206', gold, 7),
  cape: cloth =>
    shape(
      'M-98 182C-60 214 20 214 50 186 90 216 150 230 176 280 190 310 194 340 196 416H-250C-246 320-240 270-200 240-160 214-130 206-98 182Z',
      cloth,
    ) +
    line('M-100 184C-60 216 20 216 52 188', ivory, 8, 'opacity=".7"') +
    line(
      'M-120 236C-136 290-140 330-140 416M60 226C74 280 78 330 78 416M-30 230C-24 280-34 330-30 416',
      '#000',
      4,
      'opacity=".14"',
    ),
};

const closedEye = (lid: string, lashes: boolean): Art =>
  shape('M52-22C62-36 80-34 90-20 80-10 62-10 52-22Z', lid, 'opacity=".7"') +
  line(`M53-21C63-9 79-8 91-18${lashes ? 'M91-18L99-13M84-11L92-4' : ''}`, ink, 4.5);

const openEye = (lid: string): Art =>
  shape('M56-24C66-38 84-36 93-24 82-14 66-14 56-24Z', lid) +
  shape('M58-20C68-32 84-30 91-21 82-11 68-11 58-20Z', ivory) +
  dot(81, -21, 8.5, '#4B2A1E') +
  dot(83, -24, 2.5, ivory) +
  line('M58-20C68-33 84-31 91-22M91-22L100-27', ink, 4.5);

export function profileHead(head: ProfileHead): Art {
  const skin = head.skin ?? wheat;
  const hair = head.hair ?? black;
  return (
    (head.back ?? '') +
    shape('M-92 170C-146 186-186 200-196 246L-206 382H140C140 290 134 246 116 222 98 200 66 196 46 170Z', skin.base) +
    shape(outline, skin.base) +
    shape('M50 120C20 112-6 96-22 70-30 100-10 140 42 158 40 146 42 132 50 120Z', skin.shade, 'opacity=".8"') +
    at(0, -34, bodies[head.garment ?? 'towel'](head.cloth ?? sand)) +
    fade(head.man ? 0.2 : 0.45, oval(62, 44, 26, 20, skin.blush)) +
    (head.smiling ? openEye : closedEye)(head.lid ?? skin.shade, !head.man) +
    shape(head.man ? 'M44-50C58-70 84-72 101-56 84-60 64-58 44-50Z' : 'M46-52C60-68 84-70 99-58 84-62 64-60 46-52Z', hair.base) +
    line('M108 24C102 22 97 27 99 33', skin.shade, 4) +
    shape(
      'M116 57C109 53 102 57 91 67L106 68C111 67 115 63 116 58ZM113 77C105 82 96 77 91 67L106 67C111 69 114 73 113 77Z',
      head.lips ?? (head.man ? skin.blush : skin.lip),
    ) +
    (head.smiling ? line('M92 67C86 66 82 62 80 56', skin.shade, 4) : '') +
    (head.bindi ? oval(97, -66, 4, 7, madder) : '') +
    oval(-28, 6, 20, 31, skin.base, -8) +
    line('M-30-14C-12-12-14 14-30 28M-32 0C-24 2-26 12-30 14', skin.shade, 4) +
    (head.onFace ?? '') +
    (head.front ?? '')
  );
}

/** Hair drawn back from the face over the ear's top: the base of most profile styles. */
const swept = (hair: Hair): Art =>
  shape('M60-146C20-196-84-192-126-124-156-62-140 20-96 60-72 56-58 36-50 10-40-26-10-22 10-38 34-62 62-96 60-146Z', hair.base) +
  line('M34-152C-20-160-80-140-108-70M46-128C10-116-50-110-80-40M44-104C20-80-20-66-46-22', hair.shine, 4);

export const profileHair = {
  swept,
  highBun: (hair: Hair): Art =>
    dot(-112, -150, 62, hair.base) +
    line('M-146-160C-136-192-98-198-76-176M-138-140C-126-172-100-172-88-152M-112-100C-140-106-154-122-154-134', hair.shine, 4) +
    swept(hair),
  lowBun: (hair: Hair): Art =>
    oval(-128, 46, 58, 52, hair.base) +
    line('M-170 40C-164 10-124 8-106 28M-156 62C-150 34-120 34-108 50', hair.shine, 4) +
    swept(hair),
  long: (hair: Hair): Art =>
    shape('M-60-150C-130-150-160-80-158 0-158 90-196 170-176 300-130 330-70 316-52 280-44 200-60 110-44 30Z', hair.base) +
    line('M-134-20C-138 100-164 180-150 290M-106 10C-104 110-126 200-112 302M-76 40C-72 120-86 210-78 296', hair.shine, 4) +
    swept(hair),
  bob: (hair: Hair): Art =>
    shape('M-60-150C-130-150-166-80-162 0-160 50-164 90-150 122-110 140-40 134-20 116-22 80-30 40-34 10Z', hair.base) +
    line('M-134-10C-138 40-134 80-128 118M-104 20C-106 60-100 90-96 124M-70 20C-68 60-66 90-62 122', hair.shine, 4) +
    swept(hair),
  turban: (cloth: string): Art =>
    shape(
      'M64-120C70-150 40-176-6-182-60-240-170-230-192-160-200-120-170-90-140-84-130-20-110 30-74 40-60 20-56-16-36-36 0-62 50-70 64-120Z',
      cloth,
    ) +
    shape('M64-120C44-84 4-80-30-48-50-26-58 30-66 62-84 60-98 44-108 20-106-50-70-110 20-140Z', linen) +
    line('M40-140C-30-150-100-110-128-50M-170-180C-140-200-100-196-70-170M-176-140C-150-150-120-146-104-130', linen, 5),
  man: (hair: Hair): Art =>
    shape(
      'M70-112C92-150 60-188 0-190-80-196-134-150-134-80-134-40-126-4-108 24-92 20-78 0-66-24-48-28-40-10-22-24-14-44-14-70 0-96 24-108 50-104 70-112Z',
      hair.base,
    ) + line('M60-138C20-166-50-164-96-112M44-122C10-138-40-134-76-92', hair.shine, 4),
};
