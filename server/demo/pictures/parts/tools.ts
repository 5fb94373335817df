// The beautician's tools. Each lies with its working end up, about its own middle.
import { black, brass, gold, ink, ivory, linen, madder, marigold, plum, rose, steel, steelShade, wood } from './palette.ts';
import { type Art, around, at, blend, box, dot, each, fade, line, oval, ring, shape, stamp } from './svg.ts';

const gloss = (d: string, width = 5): Art => line(d, '#FFF', width, 'opacity=".5"');

export function scissors(handle = plum, open = 12): Art {
  const half =
    shape('M-9 6L-4-150C-3-164 6-164 9-150L11 10Z', blend(steel, steelShade, 0)) +
    line('M0 10C-2 50 4 60 10 76', handle, 13) +
    `<ellipse cx="18" cy="112" rx="25" ry="37" fill="none" stroke="${handle}" stroke-width="13"/>`;
  return at(0, 0, half, { rotate: -open }) + at(0, 0, half, { rotate: open, flip: true }) + dot(0, 0, 8, gold);
}

export function comb(colour = ink, teeth = 15): Art {
  return (
    box(-130, -34, 260, 28, 10, colour) +
    stamp(
      box(-4.5, 0, 9, 58, 4, colour),
      Array.from({ length: teeth }, (_, i) => [-118 + (i * 236) / (teeth - 1), -14] as const),
    ) +
    gloss('M-114-24H80')
  );
}

export function tailComb(colour = ink): Art {
  return (
    box(-130, -20, 150, 22, 6, colour) +
    stamp(
      box(-4, 0, 7, 46, 3, colour),
      Array.from({ length: 11 }, (_, i) => [-122 + i * 13, -6] as const),
    ) +
    shape('M16-20C60-18 120-14 190-8 120-4 60 0 16 2Z', colour)
  );
}

export function tintBrush(handle = ink, paint = plum): Art {
  return (
    shape('M-32-96L-34-146C-20-156 22-156 34-146L32-96Z', paint) +
    line('M-18-104V-146M0-104V-150M18-104V-146', '#FFF', 3, 'opacity=".25"') +
    shape('M-34-98H34V-60C34-48 14-40 12-24H-12C-14-40-34-48-34-60Z', steel) +
    shape('M-12-26H12L7 150C6 164-6 164-7 150Z', handle) +
    gloss('M-5-16L-2 130', 4)
  );
}

export function fanBrush(hair = linen): Art {
  return (
    shape('M-10-70C-30-100-66-130-74-150-40-176 40-176 74-150 66-130 30-100 10-70Z', hair) +
    line('M-4-80L-44-148M0-80V-160M4-80L44-148', '#FFF', 4, 'opacity=".6"') +
    box(-10, -76, 20, 46, 4, gold) +
    shape('M-9-32H9L5 150H-5Z', wood)
  );
}

export function makeupBrush(hair = black.base, tip = rose, handle = ink): Art {
  return (
    shape('M-22-70C-46-110-40-166 0-186 40-166 46-110 22-70Z', hair) +
    shape('M-34-136C-28-162-14-178 0-186 14-178 28-162 34-136 12-150-12-150-34-136Z', tip) +
    box(-24, -80, 48, 64, 6, gold) +
    shape('M-20-18H20L9 160C7 172-7 172-9 160Z', handle) +
    gloss('M-9-6L-4 140', 4)
  );
}

export function eyeBrush(tip = plum, handle = ink): Art {
  return (
    shape('M-8-90C-16-112-10-130 0-140 10-130 16-112 8-90Z', tip) +
    box(-8, -94, 16, 50, 3, gold) +
    shape('M-8-46H8L4 150H-4Z', handle)
  );
}

export function spatula(tone = '#D9AF7C'): Art {
  return shape('M-18-150C-18-176 18-176 18-150L14 150C14 166-14 166-14 150Z', tone) + gloss('M-8-146L-6 130', 4);
}

export function dryer(body = plum): Art {
  return (
    shape('M-10 20L34 150C38 166 12 178 0 164L-58 40Z', ink) +
    shape('M-150-66H60C120-66 128 52 60 58H-150Z', body) +
    shape('M-150-52L-196-68V62L-150 46Z', ink) +
    dot(62, -4, 44, ink) +
    around(3, 0, box(-3, -34, 6, 68, 3, plum)) +
    ring(62, -4, 34, marigold, 4) +
    gloss('M-130-44H20', 8) +
    dot(-4, 60, 8, marigold)
  );
}

export function straightener(body = plum): Art {
  const arm =
    shape('M-20 190L-22-60H22L20 190C20 206-20 206-20 190Z', body) +
    box(-20, -200, 40, 142, 8, ink) +
    box(6, -190, 14, 124, 4, marigold);
  return at(-6, 0, arm, { rotate: -7 }) + at(6, 0, arm, { rotate: 7, flip: true }) + dot(0, 176, 9, gold);
}

export function roller(colour = rose): Art {
  return (
    box(-54, -26, 108, 52, 22, colour) +
    line('M-30-26V26M-10-26V26M10-26V26M30-26V26', '#FFF', 4, 'opacity=".45"') +
    fade(0.5, oval(50, 0, 10, 24, '#FFF'))
  );
}

export function roundBrush(colour = plum): Art {
  return (
    box(-30, -150, 60, 150, 22, steel) +
    stamp(
      line('M-46 0H46', ink, 5),
      Array.from({ length: 9 }, (_, i) => [0, -138 + i * 16] as const),
    ) +
    shape('M-14 0H14L18 140C18 160-18 160-18 140Z', colour) +
    gloss('M-6 12L-8 130')
  );
}

export function handMirror(glass: Art = '', frame = plum): Art {
  return (
    shape('M-16 120H16L22 250C22 268-22 268-22 250Z', frame) +
    oval(0, 0, 118, 134, frame) +
    oval(0, 0, 98, 114, gold) +
    oval(0, 0, 92, 108, '#DCE7EA') +
    glass +
    gloss('M-58-50C-44-76-20-92 4-94', 8)
  );
}

export function spool(thread = ivory): Art {
  return (
    oval(0, 58, 62, 18, wood) +
    box(-62, 46, 124, 12, 4, wood) +
    box(-46, -54, 92, 104, 8, thread) +
    line('M-46-34L46-22M-46-12L46 0M-46 10L46 22M-46 32L46 44', linen, 4) +
    box(-62, -66, 124, 14, 4, '#A96F48') +
    oval(0, -64, 62, 17, '#A96F48') +
    oval(0, -64, 16, 5, ink)
  );
}

export function nailFile(): Art {
  return box(-17, -140, 34, 280, 17, rose) + box(-11, -134, 22, 268, 11, '#E3A6B8');
}

export function clipper(body = ink): Art {
  return (
    shape('M-40-80H40L46 40 34 190C30 212-30 212-34 190L-46 40Z', body) +
    box(-46, -104, 92, 26, 6, steel) +
    stamp(
      shape('M-5 0L0-22 5 0Z', steelShade),
      Array.from({ length: 8 }, (_, i) => [-38 + i * 10.9, -102] as const),
    ) +
    box(-12, -30, 24, 56, 12, marigold) +
    gloss('M-28-60L-30 40 -22 170')
  );
}

export function razor(): Art {
  return (
    shape('M-16-30H16L12 190C12 206-12 206-12 190Z', ivory) +
    shape('M-14-30L-70-250C-40-262-20-250-6-210L14-30Z', blend(steel, steelShade, 0)) +
    dot(0, -24, 9, gold) +
    line('M0 10V170', linen, 4)
  );
}

export function shaveBrush(): Art {
  return (
    shape('M-34-40C-66-90-58-140 0-150 58-140 66-90 34-40Z', '#D9C7A8') +
    shape('M-50-118C-40-140-20-148 0-150 20-148 40-140 50-118 20-130-20-130-50-118Z', ivory) +
    line('M-18-50C-26-80-28-100-24-124M0-50V-130M18-50C26-80 28-100 24-124', '#B59C74', 3) +
    box(-36, -48, 72, 22, 6, gold) +
    shape('M-30-28H30C20-4 46 20 40 56 34 80-34 80-40 56-46 20-20-4-30-28Z', plum) +
    gloss('M-24 24C-28 40-24 54-18 62')
  );
}

export function lipstick(colour = madder): Art {
  return (
    shape('M-22-70V-120C-22-146 22-164 22-132V-70Z', colour) +
    box(-26, -76, 52, 50, 3, gold) +
    box(-34, -30, 68, 110, 6, ink) +
    gloss('M-24-20V70')
  );
}

export function palette(colours: readonly string[]): Art {
  return (
    box(-190, -70, 380, 140, 20, ink) +
    box(-178, -58, 356, 116, 12, '#43304A') +
    colours
      .map(
        (colour, i) =>
          box(-168 + (i % 6) * 57, i < 6 ? -50 : 4, 49, 46, 10, colour) +
          line(`M${-160 + (i % 6) * 57} ${i < 6 ? -42 : 12}H${-140 + (i % 6) * 57}`, '#FFF', 3, 'opacity=".4"'),
      )
      .join('')
  );
}

export function compact(powder = '#E3B08C'): Art {
  return (
    oval(0, -84, 96, 74, ink) +
    oval(0, -84, 82, 60, '#DCE7EA') +
    gloss('M-50-96C-42-118-20-130 0-132', 7) +
    box(-30, -18, 60, 16, 5, gold) +
    oval(0, 34, 104, 58, ink) +
    oval(0, 28, 90, 46, powder) +
    line('M-50 26C-20 14 20 14 50 26', '#FFF', 5, 'opacity=".4"')
  );
}

export function mehendiCone(paper = plum): Art {
  return (
    shape('M0 130L-46-90C-30-112 30-112 46-90Z', paper) +
    shape('M0 130L46-90C38-102 22-106 10-108Z', '#2B1B2F', 'opacity=".18"') +
    shape('M-46-90C-40-124-20-140-8-150-2-140 24-150 20-132 38-124 44-108 46-90 30-108-30-108-46-90Z', gold) +
    shape('M0 132L-5 106H5Z', ink) +
    line('M-26-60L8 40M-8-76L18 10', marigold, 4, 'opacity=".7"')
  );
}

export function foil(): Art {
  return (
    box(-34, -110, 68, 220, 5, blend(steel, '#EDEBF0', 20)) +
    line('M-34-84H34M-34 84H34', steelShade, 4, 'opacity=".6"') +
    line('M-20-60L6-20-14 20 16 54M18-64L24-30', '#FFF', 4, 'opacity=".7"')
  );
}

export function sparkle(fill = ivory): Art {
  return shape('M0-34C4-10 10-4 34 0 10 4 4 10 0 34-4 10-10 4-34 0-10-4-4-10 0-34Z', fill);
}

export function steam(tone = ivory): Art {
  return line(
    'M-50 0C-76-30-24-54-50-90-66-114-50-130-42-144M0 0C-26-34 26-62 0-104-16-128 0-150 8-164M50 0C24-30 76-54 50-90 34-114 50-130 58-144',
    tone,
    10,
    'opacity=".75"',
  );
}

export function pumice(): Art {
  return (
    shape('M-70 20C-80-20-40-44 10-40 60-38 84-10 70 20 56 40-50 44-70 20Z', '#8D7F8C') +
    each(
      [
        [-40, 0],
        [-14, -18],
        [20, -8],
        [46, 6],
        [-20, 14],
        [16, 20],
      ],
      (x, y) => oval(x, y, 7, 5, '#6E6170'),
    )
  );
}

export function waxStrip(wax: string): Art {
  return (
    shape('M-46-120H46V90C46 120 20 132-6 128-30 124-46 110-46 90Z', ivory) +
    shape('M-34-30H34V86C34 108 16 118-6 116-24 112-34 102-34 86Z', wax, 'opacity=".85"') +
    line('M-30-100H30M-30-84H30M-30-68H30', linen, 3)
  );
}

export function thali(r = 130): Art {
  return dot(0, 0, r, brass) + dot(0, 0, r - 12, '#DDB25E') + ring(0, 0, r - 26, brass, 4);
}
