// Makes the web fonts committed under web/src/styles/fonts: Latin letters, the ₹ sign and the
// punctuation our texts use, nothing else. Run it again only when a font package or the list changes.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…−×→`;
const rupee = '₹';

type Font = { from: string; to: string; text: string; axes: Parameters<typeof subsetFont>[2]['variationAxes'] };

// Fraunces is for titles only: its optical size is pinned where titles live, the wonky forms are off.
const display = { opsz: 72, SOFT: 40, WONK: 0, wght: { min: 400, max: 650 } };
const text = { wght: { min: 400, max: 700 } };

// fontsource splits a family by script, and ₹ lives in its Latin Extended file: hence two files each.
const fonts: Font[] = [
  { from: 'fraunces/files/fraunces-latin-full-normal', to: 'fraunces', text: latin, axes: display },
  { from: 'fraunces/files/fraunces-latin-ext-full-normal', to: 'fraunces-rupee', text: rupee, axes: display },
  { from: 'figtree/files/figtree-latin-wght-normal', to: 'figtree', text: latin, axes: text },
  { from: 'figtree/files/figtree-latin-ext-wght-normal', to: 'figtree-rupee', text: rupee, axes: text },
];

const root = fileURLToPath(new URL('..', import.meta.url));
for (const { from, to, text: characters, axes } of fonts) {
  const source = await readFile(`${root}/node_modules/@fontsource-variable/${from}.woff2`);
  const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(`${root}/web/src/styles/fonts/${to}.woff2`, font);
  console.log(`${to}.woff2  ${font.length} bytes`);
}
