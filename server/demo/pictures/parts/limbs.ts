// Longer shapes that two kinds of scenes share: shins that stand in water, and a finger seen large.
import type { Skin } from './palette.ts';
import { type Art, line, shape } from './svg.ts';

/** Two shins from above the frame to the water at y 0, knees out of sight. */
export function shins(skin: Skin): Art {
  const one =
    shape('M-58-480C-62-300-70-240-62-170-56-100-44-60-42 0H30C34-60 52-110 58-180 64-250 58-320 60-480Z', skin.base) +
    shape(
      'M60-480C58-320 64-250 58-180 52-110 34-60 30 0H4C10-60 24-110 30-180 34-250 30-320 30-480Z',
      skin.shade,
      'opacity=".35"',
    ) +
    line('M-20-330C-4-320 10-324 20-334', skin.shade, 4, 'opacity=".6"');
  return `<g transform="translate(-92 0)">${one}</g><g transform="translate(92 0) scale(-1 1)">${one}</g>`;
}

/** A finger pointing up, its nail bed at y 0; the nail is drawn by the scene. */
export function bigFinger(skin: Skin, length = 360): Art {
  return (
    shape(`M-54 ${length}L-50 0C-50-74 50-74 50 0L54 ${length}Z`, skin.base) +
    shape(`M54 ${length}L50 0C50-40 34-56 14-58 34-30 30 40 30 ${length}Z`, skin.shade, 'opacity=".3"') +
    line('M-28 150C-14 160 14 160 28 150M-26 164C-14 172 14 172 26 164', skin.shade, 4, 'opacity=".7"')
  );
}
