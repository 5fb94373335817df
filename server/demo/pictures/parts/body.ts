// Bodies seen from behind and lying: for the massage table, the back wax and the hair that falls down a back.
import { black, gold, type Hair, type Skin } from './palette.ts';
import { type Art, dot, line, oval, shape, stamp } from './svg.ts';

/** A seated woman from behind: nape at 0, crown at -230, shoulders 230 out, waist leaves the frame at 420. */
export function fromBehind(skin: Skin, cloth: string | null, hair: Art, drape = 330): Art {
  return (
    shape(
      'M-44-60V-4C-50 30-120 44-176 62-222 80-232 130-238 190L-284 560H284L238 190C232 130 222 80 176 62 120 44 50 30 44-4V-60Z',
      skin.base,
    ) +
    shape(
      'M44-40V-4C50 30 120 44 176 62 222 80 232 130 238 190L284 560H190C190 360 180 170 140 120 90 70 30 60 10 0V-40Z',
      skin.shade,
      'opacity=".3"',
    ) +
    shape('M-44-40C-20 0 20 0 44-40V-10C20 14-20 14-44-10Z', skin.shade, 'opacity=".7"') +
    line('M0 120C-4 180-4 240 0 320M-120 140C-84 150-62 190-66 236M120 140C84 150 62 190 66 236', skin.shade, 5, 'opacity=".7"') +
    line('M-192 190C-180 250-176 320-184 420M192 190C180 250 176 320 184 420', skin.shade, 5, 'opacity=".8"') +
    (cloth && drape < 100
      ? shape(
          'M-78 34C-110 46-150 54-178 63-226 82-234 130-244 200L-188 216C-184 280-188 350-190 430H190C188 350 184 280 188 216L244 200C234 130 226 82 178 63 150 54 110 46 78 34 60 96-60 96-78 34Z',
          cloth,
        ) + line('M-78 34C-60 96 60 96 78 34M-243 194L-190 209M243 194L190 209', gold, 6)
      : '') +
    (cloth && drape >= 100
      ? shape(`M-186 ${drape}C-120 ${drape + 34} 120 ${drape + 34} 186 ${drape}L196 430H-196Z`, cloth) +
        line(`M-186 ${drape + 2}C-120 ${drape + 36} 120 ${drape + 36} 186 ${drape + 2}`, '#000', 6, 'opacity=".1"')
      : '') +
    oval(-94, -112, 16, 26, skin.base) +
    oval(94, -112, 16, 26, skin.base) +
    hair
  );
}

const crown = 'M0-236C-72-238-108-180-104-112-100-70-80-42-52-24-20-8 20-8 52-24 80-42 100-70 104-112 108-180 72-238 0-236Z';

export const hairBehind = {
  smooth: (hair: Hair = black): Art =>
    shape(crown, hair.base) +
    line(
      'M0-234V-120M-50-216C-40-170-20-140-6-116M50-216C40-170 20-140 6-116M-92-160C-70-140-40-120-14-108M92-160C70-140 40-120 14-108',
      hair.shine,
      4,
    ),
  up: (hair: Hair = black): Art =>
    shape(crown, hair.base) +
    oval(0, -196, 74, 66, hair.base) +
    line('M-60-206C-54-262 54-262 60-206M-34-196C-30-226 30-226 34-196M-10-186C-4-196 6-196 10-186', hair.shine, 4) +
    line(
      'M-84-80C-60-110-44-122-34-134M84-80C60-110 44-122 34-134M-30-40C-24-80-16-110-10-126M30-40C24-80 16-110 10-126',
      hair.shine,
      4,
    ),
  long: (hair: Hair = black, fill = hair.base, bottom = 330): Art =>
    shape(
      `M0-236C-80-238-122-180-124-104-126 0-150 80-146 180-144 240-132 290-120 ${bottom}-60 ${bottom + 24} 60 ${bottom + 24} 120 ${bottom} 132 290 144 240 146 180 150 80 126 0 124-104 122-180 80-238 0-236Z`,
      fill,
    ) +
    line(
      `M0-234C-4-160-8-40-4 80M-46-220C-84-140-92-20-84 120M46-220C84-140 92-20 84 120M-104-60C-110 60-120 160-104 270M104-60C110 60 120 160 104 270M-44 40C-52 140-54 220-46 ${bottom - 14}M44 40C52 140 54 220 46 ${bottom - 14}M0 160V${bottom}`,
      hair.shine,
      4,
    ),
};

/** A plait from the crown down: every crossing is the same pair of leaves of hair, a little narrower each time. */
export function plait(hair: Hair, strands: number): Art {
  const pair =
    shape('M-58-34C-74 6-41 40 16 62 30 20 4-20-58-34ZM58-12C74 28 41 62-16 84-30 42-4 4 58-12Z', hair.base) +
    line('M-48-16C-36 12-16 26 0 32M48 6C36 34 18 46 0 54', hair.shine, 3.5);
  return (
    shape(`M-44-20L-16 ${strands * 46}H16L44-20Z`, hair.base) +
    stamp(
      pair,
      Array.from({ length: strands }, (_, i) => [0, i * 52 - i * i, { scale: 1.12 - i * 0.05 }] as const),
    )
  );
}

/** Someone lying on her front, her head to the left on folded arms: along y 0, from -360 to 400. */
export function lying(skin: Skin, hair: Hair, cloth: string): Art {
  return (
    shape(
      'M-330 66C-300 20-190 10-150 10-90-52 0-66 90-40 170-20 230-60 310-58L420-40V90H-320C-344 90-346 78-330 66Z',
      skin.base,
    ) +
    shape('M-320 90C-250 70-180 76-120 60-40 36 100 70 420 50V90Z', skin.shade, 'opacity=".4"') +
    oval(-206, -20, 70, 62, skin.base, -14) +
    shape('M-206-90C-156-100-120-60-132-16-140 10-156 26-172 28-170-10-200-30-244-46-246-70-230-86-206-90Z', hair.base) +
    dot(-138, -78, 34, hair.base) +
    line('M-160-90C-150-106-126-100-120-84M-196-78C-166-76-148-50-152-14', hair.shine, 4) +
    line('M-254-8C-246 2-234 3-226-4', '#2B1B2F', 4.5) +
    line('M-258-32C-248-42-236-42-226-36', hair.base, 5) +
    oval(-236, 16, 16, 11, skin.blush) +
    line('M-254 30C-248 34-242 34-236 30', skin.lip, 6) +
    shape('M120-44C170-24 230-62 310-64L440-46V100H150C120 60 108 0 120-44Z', cloth) +
    shape('M120-44C108 0 120 60 150 100H190C156 60 144 10 154-36Z', '#FFF', 'opacity=".5"') +
    line('M230-40C220 0 230 50 250 90M320-50C314 0 320 50 334 90', '#000', 4, 'opacity=".1"')
  );
}
