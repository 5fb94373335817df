// Hands are built of tapered fingers on a palm, so that every one has the same bones. `openHand` stands upright: middle
// finger to -258, wrist at 96, thumb to the left. `pinch` comes in from the right and holds something at the origin.
import type { Skin } from './palette.ts';
import { type Art, at, blend, line, oval, shape, stamp } from './svg.ts';

const finger = (length: number, base: number, tip: number, fill: string): Art =>
  shape(`M${-base} 20L${-tip} ${-length + tip}A${tip} ${tip} 0 0 1 ${tip} ${-length + tip}L${base} 20Z`, fill);

const nailShape = {
  round: 'M-9 14C-11-4-7-12 0-12S11-4 9 14C5 20-5 20-9 14Z',
  long: 'M-10 16C-12-14-9-40 0-46 9-40 12-14 10 16 5 22-5 22-10 16Z',
};

interface OpenHand {
  skin: Skin;
  nails?: string;
  nailForm?: keyof typeof nailShape;
  nailArt?: Art;
  palm?: boolean;
  spread?: number;
  arm?: number;
}

type Finger = readonly [x: number, y: number, rotate: number, length: number, base: number, tip: number];

const fingers: readonly Finger[] = [
  [-47, -104, -8, 112, 19, 15],
  [-15, -116, -2, 136, 20, 15.5],
  [18, -112, 4, 124, 19, 15],
  [47, -94, 12, 96, 16.5, 13],
];

/** What lies on the finger tips: art drawn upright around a nail's middle. */
export function onFingertips(spread: number, art: Art): Art {
  return stamp(
    art,
    fingers.map(([x, y, rotate, length], i) => {
      const angle = ((rotate + (i - 1.3) * spread) * Math.PI) / 180;
      return [
        x + Math.sin(angle) * (length - 19),
        y - Math.cos(angle) * (length - 19),
        { rotate: rotate + (i - 1.3) * spread, scale: i === 3 ? 0.84 : 1 },
      ] as const;
    }),
  );
}

export function openHand({ skin, nails, nailForm = 'round', nailArt = '', palm = false, spread = 0, arm = 300 }: OpenHand): Art {
  const thumb = at(
    -58,
    -18,
    finger(106, 24, 16, skin.base) +
      (nails
        ? at(-2, -84, shape(nailShape[nailForm], nails) + nailArt, { rotate: -6 })
        : palm
          ? ''
          : at(-2, -86, shape(nailShape.round, skin.light))),
    { rotate: -40 - spread },
  );
  const creases = palm
    ? line('M-62-58C-36-84 10-86 44-74M-70-32C-30-62 20-50 54-28M-52-60C-16-40-10 20-24 62', skin.shade, 4, 'opacity=".8"')
    : line(
        'M-52-98C-48-106-42-106-38-98M-22-108C-18-116-10-116-6-108M12-104C16-112 24-112 28-104M42-88C46-96 54-96 56-88',
        skin.shade,
        4,
        'opacity=".7"',
      );
  return (
    shape(`M-46 80C-50 130-56 ${arm - 60}-62 ${arm}H62C58 ${arm - 60} 48 130 44 80Z`, skin.base) +
    thumb +
    fingers
      .map(([x, y, rotate, length, base, tip], i) =>
        at(x, y, finger(length, base, tip, skin.base), { rotate: rotate + (i - 1.3) * spread }),
      )
      .join('') +
    shape('M-66-100C-50-126 44-126 66-84 72-40 68 20 46 84 30 104-30 104-46 84-76 50-84-20-66-100Z', skin.base) +
    shape(
      `M66-84C72-40 68 20 46 84 44 120 52 ${arm - 80} 62 ${arm}H40C36 ${arm - 80} 24 110 30 60 40 10 48-40 44-100Z`,
      skin.shade,
      'opacity=".3"',
    ) +
    creases +
    (nails
      ? onFingertips(spread, shape(nailShape[nailForm], nails) + nailArt)
      : palm
        ? ''
        : onFingertips(spread, shape(nailShape.round, skin.light)))
  );
}

/** A hand from the right, its thumb and forefinger closed on the origin. `sleeve` colours the cuff. */
export function pinch(skin: Skin, sleeve: string): Art {
  return (
    shape('M150-58C200-62 240-46 290-30L420-6V110L290 96C250 108 190 112 150 92Z', skin.base) +
    line('M150 70C120 96 90 96 72 82', skin.shade, 27) +
    line('M150 54C120 76 82 78 56 62', skin.base, 29) +
    line('M58 76C80 90 110 88 128 78', skin.shade, 3) +
    line('M150 30C118 52 72 50 40 34', skin.base, 30) +
    line('M42 50C72 66 104 64 126 52', skin.shade, 3) +
    shape('M110-50C140-66 190-64 230-46V92C190 108 140 96 120 70 100 40 96-20 110-50Z', skin.base) +
    line('M130-34C96-50 50-40 4-4', skin.base, 30) +
    line('M150 34C110 40 60 34 6 10', skin.base, 28) +
    line('M14 2C50-20 90-28 116-20M110 24C124 22 140 14 150 2', skin.shade, 3.5) +
    oval(8, -14, 9, 6, skin.light, -38) +
    shape('M330-40L680 0V190L330 116C320 60 320 10 330-40Z', sleeve) +
    shape('M330-40L352-37C342 20 342 70 352 120L330 116C320 60 320 10 330-40Z', '#FFF', 'opacity=".35"')
  );
}

/** A relaxed hand laid flat, fingers to the left, seen from the side: what presses, strokes or rests. */
export function flatHand(skin: Skin, sleeve: string): Art {
  return (
    shape(
      'M20-22C70-44 130-52 190-44L330-50V46L190 40C150 52 110 44 70 30 40 22 16 20 4 10-4 0 4-14 20-22Z',
      blend(skin.base, skin.shade, 90),
    ) +
    line('M96 20C66 22 44 34 18 40', skin.base, 25) +
    line('M96 34C74 36 60 42 40 48', skin.shade, 3) +
    line('M10 6C50-4 90-8 126-8M30 20C60 10 90 6 116 8', skin.shade, 3.5) +
    shape('M290-62L660-72V72L290 56C282 20 282-20 290-62Z', sleeve) +
    shape('M290-62L312-63C304-20 304 20 312 58L290 56C282 20 282-20 290-62Z', '#FFF', 'opacity=".35"')
  );
}
