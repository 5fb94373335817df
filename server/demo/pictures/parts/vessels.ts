// Bottles, jars, bowls and pots. Each stands on y 0 with its middle at x 0, lit from the left.
import { brass, brassShade, ink, ivory, linen, marigold, plum, steel, water } from './palette.ts';
import { type Art, blend, box, dot, fade, line, oval, shape } from './svg.ts';

const gloss = (d: string, width = 7): Art => line(d, '#FFF', width, 'opacity=".45"');
const shade = (d: string): Art => shape(d, '#2B1B2F', 'opacity=".13"');

export function dropper(glass = '#B0652A', label = ivory, cap = ink): Art {
  return (
    shape('M-52-150C-52-172-24-172-22-192H22C24-172 52-172 52-150V-14C52-4 46 0 36 0H-36C-46 0-52-4-52-14Z', glass) +
    box(-52, -118, 104, 74, 0, label) +
    dot(0, -81, 17, marigold) +
    box(-26, -222, 52, 34, 5, cap) +
    shape('M-15-220V-258C-15-278 15-278 15-258V-220Z', cap) +
    shade('M24-170C40-168 52-166 52-150V-14C52-4 46 0 36 0H20C26-50 28-120 24-170Z') +
    gloss('M-40-150V-22')
  );
}

export function pump(body: string, label = ivory): Art {
  return (
    box(-46, -160, 92, 160, 16, body) +
    box(-46, -112, 92, 62, 0, label) +
    line('M-22-92H22M-14-74H14', body, 5) +
    box(-15, -184, 30, 26, 3, ink) +
    line('M0-184V-204', ink, 9) +
    shape('M-34-222H16C24-222 24-202 16-202H-34C-52-202-54-194-54-182H-64C-64-208-54-222-34-222Z', ink) +
    shade('M22-160H30C39-160 46-153 46-144V-16C46-7 39 0 30 0H22Z') +
    gloss('M-35-142V-20')
  );
}

export function bottle(body: string, cap = ink, label = ivory): Art {
  return (
    shape('M-40-130C-40-156-16-160-16-182H16C16-160 40-156 40-130V-12C40-4 36 0 28 0H-28C-36 0-40-4-40-12Z', body) +
    box(-40, -106, 80, 58, 0, label) +
    line('M-18-86H18M-12-70H12', body, 5) +
    box(-20, -206, 40, 28, 5, cap) +
    shade('M16-160C28-156 40-152 40-130V-12C40-4 36 0 28 0H14Z') +
    gloss('M-30-126V-16', 6)
  );
}

/** An open jar with its cream heaped in it. */
export function openJar(body: string, cream = ivory): Art {
  return (
    shape('M-58-86C-40-118-14-106 0-124 16-106 44-116 58-86Z', cream) +
    line('M-20-98C-6-100 4-106 8-114', linen, 4) +
    box(-66, -92, 132, 92, 18, body) +
    box(-70, -98, 140, 20, 8, ivory) +
    shade('M34-78H66V-18C66-8 58 0 48 0H34Z') +
    gloss('M-52-68V-20')
  );
}

export function tube(body: string, cap = ink, label = ivory): Art {
  return (
    shape('M-44-190H44L34-30H-34Z', body) +
    box(-48, -200, 96, 16, 4, body) +
    line('M-36-192H36', '#FFF', 3, 'opacity=".5"') +
    shape('M-40-140H40L37-86H-37Z', label) +
    box(-30, -32, 60, 32, 6, cap) +
    shade('M18-186H44L34-30H16Z')
  );
}

export function polish(colour: string, cap = ink): Art {
  return (
    shape('M-13-76L-17-190C-17-204 17-204 17-190L13-76Z', cap) +
    gloss('M-8-186L-5-84', 5) +
    shape('M-38-66C-38-78-26-82-18-82H18C26-82 38-78 38-66V-14C38-4 32 0 24 0H-24C-32 0-38-4-38-14Z', colour) +
    shade('M12-82H18C26-82 38-78 38-66V-14C38-4 32 0 24 0H12Z') +
    gloss('M-26-62V-18')
  );
}

/** A bowl whose filling shows as an ellipse; `heap` makes the filling stand above the rim. */
export function bowl(body: string, filling: string, { wide = 110, heap = 0, foot = true } = {}): Art {
  const k = wide / 110;
  return (
    (foot ? box(-36 * k, -12, 72 * k, 12, 5, body) : '') +
    shape(`M${-wide} ${-84 * k}C${-wide + 4} ${-30 * k} ${-60 * k}-6 0-6S${wide - 4} ${-30 * k} ${wide} ${-84 * k}Z`, body) +
    shape(
      `M${wide} ${-84 * k}C${wide - 4} ${-30 * k} ${60 * k}-6 0-6 ${40 * k} ${-20 * k} ${66 * k} ${-50 * k} ${70 * k} ${-84 * k}Z`,
      '#2B1B2F',
      'opacity=".14"',
    ) +
    oval(0, -84 * k, wide, 24 * k, body) +
    fade(0.3, oval(0, -84 * k, wide, 24 * k, '#FFF')) +
    oval(0, -82 * k, wide - 12, 17 * k, filling) +
    (heap
      ? shape(
          `M${-wide + 16} ${-84 * k}C${-70 * k} ${-84 * k - heap} ${-30 * k} ${-80 * k - heap * 1.1} ${-6 * k} ${-84 * k - heap * 1.4} ${20 * k} ${-84 * k - heap} ${70 * k} ${-84 * k - heap} ${wide - 16} ${-84 * k} ${60 * k} ${-62 * k} ${-60 * k} ${-62 * k} ${-wide + 16} ${-84 * k}Z`,
          filling,
        )
      : line(
          `M${-52 * k} ${-84 * k}C${-20 * k} ${-94 * k} ${24 * k} ${-90 * k} ${50 * k} ${-80 * k}`,
          '#FFF',
          4,
          'opacity=".4"',
        )) +
    gloss(`M${-wide + 18} ${-58 * k}C${-wide + 26} ${-40 * k} ${-64 * k} ${-26 * k} ${-52 * k} ${-20 * k}`, 6)
  );
}

/** A steel katori with a sheen. */
export function katori(filling: string, wide = 90): Art {
  return bowl(steel, filling, { wide });
}

export function waxPot(wax: string, body = plum): Art {
  return (
    box(-124, -30, 248, 30, 12, ink) +
    shape('M-112-160H112L120-34C120-24 112-20 104-20H-104C-112-20-120-24-120-34Z', body) +
    oval(0, -162, 118, 30, ivory) +
    oval(0, -160, 98, 22, wax) +
    shape('M-92-154C-60-170 50-170 92-154 70-142-70-142-92-154Z', '#FFF', 'opacity=".25"') +
    dot(0, -84, 28, ivory) +
    line('M0-84L12-98', plum, 6) +
    line('M-20-66A26 26 0 0 0 20-66', marigold, 5) +
    dot(66, -84, 7, marigold) +
    shade('M70-160H112L120-34C120-24 112-20 104-20H70Z') +
    gloss('M-98-136L-104-46', 8)
  );
}

/** A foot tub, `wide` across, with water to the rim; what stands in it goes behind `tubFront`. */
export function tubBack(wide = 230): Art {
  return (
    oval(0, -150, wide, 46, '#B98A5B') +
    oval(0, -148, wide - 16, 37, water) +
    line(
      `M${-wide * 0.6}-142C${-wide * 0.4}-132-${wide * 0.2}-130 0-134M${wide * 0.3}-150C${wide * 0.5}-154 ${wide * 0.6}-152 ${wide * 0.7}-146`,
      '#FFF',
      4,
    )
  );
}
export function tubFront(wide = 230, body = brass, shadeTone = brassShade): Art {
  return (
    shape(
      `M${-wide}-150C${-wide * 0.6}-88 ${wide * 0.6}-88 ${wide}-150L${wide * 0.8}-16C${wide * 0.5} 12-${wide * 0.5} 12-${wide * 0.8}-16Z`,
      blend(body, shadeTone, 20),
    ) +
    line(`M${-wide}-150C${-wide * 0.6}-88 ${wide * 0.6}-88 ${wide}-150`, marigold, 9) +
    line(`M${-wide * 0.89}-70C${-wide * 0.5}-22 ${wide * 0.5}-22 ${wide * 0.89}-70`, marigold, 5, 'opacity=".7"') +
    gloss(`M${-wide * 0.86}-112L${-wide * 0.74}-30`, 9)
  );
}

export function lota(): Art {
  return (
    shape(
      'M-28-120C-70-108-92-76-88-44-84-14-50 0 0 0S84-14 88-44C92-76 70-108 28-120L34-140H-34Z',
      blend(brass, brassShade, 20),
    ) +
    oval(0, -142, 44, 12, brass) +
    oval(0, -142, 34, 7, brassShade) +
    line('M-80-64C-40-48 40-48 80-64', marigold, 5) +
    gloss('M-70-74C-74-52-70-34-60-22', 8)
  );
}

export function candle(wax = ivory, tall = 70): Art {
  return (
    fade(0.35, dot(0, -tall - 34, 46, marigold)) +
    box(-34, -tall, 68, tall, 8, wax) +
    oval(0, -tall, 34, 9, linen) +
    line(`M0-${tall}V-${tall + 14}`, ink, 4) +
    shape(
      `M0-${tall + 58}C18-${tall + 30} 16-${tall + 10} 0-${tall + 8}-16-${tall + 10}-18-${tall + 30} 0-${tall + 58}Z`,
      marigold,
    ) +
    shape(`M0-${tall + 34}C8-${tall + 22} 8-${tall + 12} 0-${tall + 10}-8-${tall + 12}-8-${tall + 22} 0-${tall + 34}Z`, ivory) +
    shade(`M12-${tall}H26C31-${tall} 34-${tall - 4} 34-${tall - 8}V-8C34-4 31 0 26 0H12Z`)
  );
}

export function diya(): Art {
  return (
    shape('M-66-40C-50 0 40 4 76-46 40-30-20-30-66-40Z', '#A4502F') +
    shape('M-66-40C-20-56 40-56 76-46 40-28-20-28-66-40Z', '#C96F45') +
    shape('M58-100C74-76 70-54 56-50 44-54 42-76 58-100Z', marigold) +
    shape('M57-78C64-66 62-56 56-54 50-56 50-66 57-78Z', ivory)
  );
}

export function stones(count = 3, wide = 110): Art {
  return Array.from({ length: count }, (_, i) => {
    const r = wide - i * 24;
    const y = -24 - i * 44;
    return (
      oval(0, y, r, 27 - i * 2, ['#3B2E44', '#524660', '#6B6072'][i % 3] ?? ink) +
      line(`M${-r * 0.6} ${y - 10}C${-r * 0.3} ${y - 18} ${r * 0.1} ${y - 19} ${r * 0.4} ${y - 15}`, '#FFF', 5, 'opacity=".3"')
    );
  }).join('');
}

/** A herbal compress: a bundle of muslin tied below its tuft. */
export function potli(tie = '#9E2B25'): Art {
  return (
    dot(0, 0, 74, ivory) +
    shape('M46-58C80-30 84 30 50 56 10 80-40 70-60 44 0 60 60 20 46-58Z', linen) +
    line('M-8-72C-30-40-40-10-38 40M4-72C10-30 10 20 4 64M16-68C44-40 54-6 48 36', linen, 4) +
    shape('M-22-70C-30-100-50-130-44-150-20-160 20-160 44-150 50-130 30-100 22-70Z', ivory) +
    line('M-10-80C-14-110-20-130-20-150M8-80C12-110 16-130 18-150', linen, 4) +
    line('M-26-78C-10-70 12-70 28-78', tie, 12) +
    line('M26-78C50-70 54-50 48-34', tie, 5)
  );
}

export function towelRoll(cloth = ivory, band = linen): Art {
  return (
    box(-130, -64, 236, 64, 30, cloth) +
    dot(102, -32, 32, cloth) +
    line('M102-32C110-40 118-26 106-20 90-16 84-34 92-46 108-58 128-44 124-24', band, 5) +
    line('M-80-64V0M-66-64V0', band, 5)
  );
}

export function towelStack(cloths: readonly string[]): Art {
  return cloths
    .map(
      (cloth, i) =>
        box(-110, -44 * (i + 1), 220, 42, 18, cloth) +
        shade(
          `M-108 ${-44 * i - 16}H108C106 ${-44 * i - 7} 100 ${-44 * i - 2} 92 ${-44 * i - 2}H-92C-100 ${-44 * i - 2}-106 ${-44 * i - 7}-108 ${-44 * i - 16}Z`,
        ) +
        line(`M-92 ${-44 * i - 32}H60`, '#FFF', 4, 'opacity=".5"'),
    )
    .join('');
}
