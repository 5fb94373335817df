// Makes the web fonts in web/src/styles/fonts. The characters of nearly every page are in a file below the 14 kB of a connection's first
// round trip. Accented letters and ₹ are in their own files and load only where they occur. Run it again only if a font package or the
// list changes.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const latin = `${range(0x20, 0x7e)}\u00a0©·–—‘’“”•…−×→`;
const accents = range(0xc0, 0xff).replace(/[×÷]/g, '');
const rupee = '₹';
/** What Hindi and Marathi are written with: no Vedic signs, no letters of other languages. The font keeps the joined forms of these. */
const devanagari = [
  ...[range(0x901, 0x903), range(0x905, 0x90b), '\u090d', range(0x90f, 0x911), range(0x913, 0x928), range(0x92a, 0x933)],
  ...[range(0x935, 0x939), range(0x93c, 0x943), '\u0945', range(0x947, 0x949), range(0x94b, 0x94d), '\u0950'],
  ...[range(0x958, 0x95f), '\u0962\u0964', range(0x966, 0x970), '\u0972\u200c\u200d\u25cc'],
].join('');

interface Font {
  from: string;
  to: string;
  text: string;
  axes?: Parameters<typeof subsetFont>[2]['variationAxes'];
}

// Fraunces is for titles only. Optical size and weight are fixed for titles, and the wonky forms are off.
const display = { opsz: 72, SOFT: 40, WONK: 0, wght: 500 };
const text = { wght: { min: 400, max: 700 } };

// fontsource splits a family by script. ₹ is in the Latin Extended file.
const fonts: Font[] = [
  { from: 'fraunces/files/fraunces-latin-full-normal', to: 'fraunces', text: latin, axes: display },
  { from: 'fraunces/files/fraunces-latin-full-normal', to: 'fraunces-accents', text: accents, axes: display },
  { from: 'fraunces/files/fraunces-latin-ext-full-normal', to: 'fraunces-rupee', text: rupee, axes: display },
  { from: 'figtree/files/figtree-latin-wght-normal', to: 'figtree', text: latin, axes: text },
  { from: 'figtree/files/figtree-latin-wght-normal', to: 'figtree-accents', text: accents, axes: text },
  { from: 'figtree/files/figtree-latin-ext-wght-normal', to: 'figtree-rupee', text: rupee, axes: text },
  { from: '../@fontsource/yantramanav/files/yantramanav-devanagari-400-normal', to: 'yantramanav', text: devanagari },
  { from: '../@fontsource/yantramanav/files/yantramanav-devanagari-700-normal', to: 'yantramanav-bold', text: devanagari },
];

const root = fileURLToPath(new URL('..', import.meta.url));
for (const { from, to, text: characters, axes } of fonts) {
  const source = await readFile(`${root}/node_modules/@fontsource-variable/${from}.woff2`);
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    ...(axes ? { variationAxes: axes } : { noHinting: true }),
  });
  await writeFile(`${root}/web/src/styles/fonts/${to}.woff2`, font);
  console.log(`${to}.woff2  ${font.length} bytes`);
}
