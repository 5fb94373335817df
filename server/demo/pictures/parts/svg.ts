// The pen: every picture is made of these few strokes, so weight, rounding and light stay those of one hand.
// An id is its own definition (a gradient's colours, a shape's hash): `document` writes each once, so ids are unique in a picture.

export type Art = string;

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data with at most one decimal: what is computed comes with a dozen. */
const tidy = (d: string): string => d.replace(/\d+\.\d{2,}/g, number => round(Number(number)));

export function shape(d: string, fill: string, more = ''): Art {
  return `<path d="${tidy(d)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function line(d: string, stroke: string, width = 4, more = ''): Art {
  return `<path d="${tidy(d)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
}

export function dot(x: number, y: number, r: number, fill: string): Art {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, r: number, stroke: string, width = 4): Art {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, rotate = 0): Art {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${rotate ? ` transform="rotate(${round(rotate)} ${round(x)} ${round(y)})"` : ''}/>`;
}

export function box(x: number, y: number, width: number, height: number, r: number, fill: string): Art {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(r)}" fill="${fill}"/>`;
}

export interface Pose {
  scale?: number;
  rotate?: number;
  flip?: boolean;
}

const placed = (x: number, y: number, { scale = 1, rotate = 0, flip = false }: Pose): string =>
  [
    x || y ? `translate(${round(x)} ${round(y)})` : '',
    rotate ? `rotate(${round(rotate)})` : '',
    flip ? `scale(${-scale} ${scale})` : scale !== 1 ? `scale(${scale})` : '',
  ].join('');

/** Puts `art`, drawn around its own origin, at x, y; a flip mirrors it left to right before it is rotated. */
export function at(x: number, y: number, art: Art, pose: Pose = {}): Art {
  const transform = placed(x, y, pose);
  return transform ? `<g transform="${transform}">${art}</g>` : art;
}

export function fade(opacity: number, art: Art): Art {
  return `<g opacity="${opacity}">${art}</g>`;
}

const bare = (colour: string): string => colour.slice(1);

/** A linear gradient as a paint; 0 runs left to right, 90 from top to bottom. */
export function blend(from: string, to: string, angle = 90): string {
  return `url(#l_${bare(from)}_${bare(to)}_${angle})`;
}

const hash = (text: string): string => {
  let value = 5381;
  for (let i = 0; i < text.length; i++) value = (value * 33 + text.charCodeAt(i)) >>> 0;
  return value.toString(36);
};

/** Shows `art` only inside `outline`. */
export function inside(outline: Art, art: Art): Art {
  const id = `c_${hash(outline)}`;
  return `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${art}</g>`;
}

/** The same art at many places, written once: keeps garlands and lattices small. */
export function stamp(art: Art, places: readonly (readonly [x: number, y: number, pose?: Pose])[]): Art {
  const id = `s_${hash(art)}`;
  return (
    `<defs><g id="${id}">${art}</g></defs>` +
    places
      .map(([x, y, pose]) => `<use href="#${id}" transform="${placed(x, y, pose ?? {})}"/>`.replace(' transform=""', ''))
      .join('')
  );
}

/** One drawing for each place in a list, such as `[x, y, rotate]`. */
export function each<Place extends readonly [unknown, ...unknown[]]>(
  places: readonly Place[],
  draw: (...place: Place) => Art,
): Art {
  return places.map(place => draw(...place)).join('');
}

/** `count` copies of art in a ring about the origin, each turned outwards. */
export function around(count: number, radius: number, art: Art, start = 0): Art {
  return stamp(
    at(0, -radius, art),
    Array.from({ length: count }, (_, i) => [0, 0, { rotate: start + (i * 360) / count }] as const),
  );
}

const gradient = (id: string): string => {
  const [, from, to, angle] = id.split('_');
  const stops = `<stop stop-color="#${from}"/><stop offset="1" stop-color="#${to}"/>`;
  const radians = (Number(angle) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(radians) / 2, Math.sin(radians) / 2].map(half => Math.round(half * 100) / 100) as [number, number];
  return `<linearGradient id="${id}" x1="${0.5 - dx}" y1="${0.5 - dy}" x2="${0.5 + dx}" y2="${0.5 + dy}">${stops}</linearGradient>`;
};

/** Takes every shared definition out of the art, innermost first, and keeps one of each. */
const hoist = (art: Art, kept: Map<string, string>): Art => {
  const shared = /<defs><g id="([^"]+)">((?:(?!<defs>).)*?)<\/g><\/defs>|<clipPath id="([^"]+)">(.*?)<\/clipPath>/g;
  let rest = art;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(shared, (whole, group?: string, _body?: string, clip?: string) => {
      kept.set(group ?? clip ?? '', group ? whole.slice('<defs>'.length, -'</defs>'.length) : whole);
      return '';
    });
  }
  return rest;
};

export function document(width: number, height: number, art: Art): string {
  const kept = new Map<string, string>();
  const body = hoist(art, kept);
  const shared = [...kept.values()].join('');
  const gradients = [...new Set([...(shared + body).matchAll(/url\(#(l_[^)]+)\)/g)].map(([, id = '']) => gradient(id)))];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${gradients.join('')}${shared}</defs>${body}</svg>`
  );
}
