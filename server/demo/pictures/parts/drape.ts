// The saree figure and the bride's veil, which only the make-up scenes wear.
import { jhumka } from './jewellery.ts';
import { black, gold, ink, madder, type Skin } from './palette.ts';
import { type Art, dot, fade, line, shape, stamp } from './svg.ts';

/** A woman standing, seen from the front; crown at y 0, feet at 560. The pallu falls over her left shoulder. */
export function sareeFigure(skin: Skin, saree: string, border: string, blouse: string): Art {
  return (
    shape('M70 150C104 166 122 210 124 262 124 290 112 316 96 330L80 314C92 290 94 250 84 210Z', skin.base) +
    shape(
      'M-72 150C-106 176-128 214-124 244-120 268-92 284-62 292L-58 270C-80 262-94 250-94 238-94 224-80 206-66 196Z',
      skin.base,
    ) +
    line('M-84 279L-78 258M-76 283L-70 262', gold, 5) +
    shape('M0-6C-34-6-50 22-45 56-42 78-30 86-20 88H20C30 86 42 78 45 56 50 22 34-6 0-6Z', black.base) +
    shape('M-16 88V120C-20 134-60 132-80 156L-60 184H60L80 156C60 132 20 134 16 120V88Z', skin.base) +
    shape('M0 12C-30 12-40 36-38 60-34 88-14 104 0 104S34 88 38 60C40 36 30 12 0 12Z', skin.base) +
    shape('M0 4C-30 4-50 24-42 70-36 44-20 30 0 24 20 30 36 44 42 70 50 24 30 4 0 4Z', black.base) +
    line('M-26 58C-20 64-13 64-9 59M26 58C20 64 13 64 9 59', ink, 2.6) +
    line('M-27 47C-20 43-13 43-9 45M27 47C20 43 13 43 9 45', black.base, 3.2) +
    line('M2 58C3 66 7 70 5 74 3 76 0 75-2 76', skin.shade, 2.4) +
    fade(0.4, dot(-22, 73, 8, skin.blush) + dot(22, 73, 8, skin.blush)) +
    line('M-9 86C-3 91 3 91 9 86', skin.lip, 4.5) +
    dot(0, 42, 3.5, madder) +
    stamp(jhumka(), [
      [-40, 66, { scale: 0.42 }],
      [40, 66, { scale: 0.42 }],
    ]) +
    line('M-18 118C-10 134 10 134 18 118', gold, 4) +
    shape(
      'M-82 148C-60 134-44 140-34 134-24 170 24 170 34 134 44 140 60 134 82 148L104 204 70 208 62 240H-62L-68 206-108 200Z',
      blouse,
    ) +
    shape('M-60 236H60L66 290H-66Z', skin.base) +
    shape('M-70 280C-40 296 40 296 70 280 100 380 120 480 130 560H-130C-120 480-100 380-70 280Z', saree) +
    line(
      'M-30 296C-40 400-44 480-46 556M-8 298C-10 400-12 480-14 556M14 298C18 400 20 480 20 556',
      '#2B1B2F',
      4,
      'opacity=".22"',
    ) +
    shape('M-130 560L-124 524C-60 540 60 540 124 524L130 560Z', border) +
    shape('M-70 284C-40 240 10 180 40 132L90 150C80 210 20 270-30 306-50 300-64 294-70 284Z', saree) +
    line('M-70 284C-40 240 10 180 40 132', border, 9) +
    shape('M44 134C70 124 92 136 98 156 120 260 136 380 140 470L84 478C92 380 70 240 44 134Z', saree) +
    line('M44 134C70 240 92 380 84 478', border, 9) +
    shape('M84 440L139 432 140 470 82 480Z', border) +
    line('M86 484V500M100 482V498M114 480V496M128 478V494', border, 5)
  );
}

/** The dupatta behind and over a bride's head; `front` is its band over the hair. */
export function veilBehind(cloth: string, border: string): Art {
  return (
    shape('M0-212C-120-214-176-120-190 0-210 140-270 260-290 380H290C270 260 210 140 190 0 176-120 120-214 0-212Z', cloth) +
    line('M-290 380C-270 260-210 140-190 0-176-120-120-214 0-212S176-120 190 0C210 140 270 260 290 380', border, 14)
  );
}
export function veilFront(cloth: string, border: string): Art {
  const side =
    shape('M0-208C-110-206-150-110-150-10-150 100-190 230-200 380H-290C-270 260-210 140-190 0-176-120-120-214 0-212Z', cloth) +
    line('M0-206C-108-204-148-110-148-10-148 100-188 230-198 380', border, 12) +
    line('M-170-20C-172 100-220 230-236 370', '#2B1B2F', 4, 'opacity=".18"');
  return stamp(side, [
    [0, 0],
    [0, 0, { flip: true }],
  ]);
}
