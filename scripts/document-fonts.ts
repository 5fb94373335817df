// Makes the fonts of PDF documents in server/money/document/fonts (rule G10): Mukta with Latin, Devanagari and ₹, and one for each other script.
// fontkit, which joins the letters, was compared with HarfBuzz for each: Noto Sans fails for Gurmukhi, Malayalam and Telugu, and is wrong
// in a twentieth of Bengali. Run it again only if a font package or a list changes.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const latin = range(0x20, 0x7e) + range(0xa0, 0x17f);
const devanagari = range(0x900, 0x97f);
/** With the joiners of Indian scripts and the circle that carries a lone mark. */
const signs = '₹–—‘’“”•…−×\u200c\u200d\u25cc';
/** Latin with everything Vietnamese and others need, Greek, Cyrillic, and the marks that stand alone. */
const european = latin + range(0x180, 0x24f) + range(0x300, 0x36f) + range(0x370, 0x52f) + range(0x1e00, 0x1fff) + signs;
/** What a name or an address has between letters, and the danda. */
const between = ` -.,'()/${signs}${range(0x964, 0x965)}`;
const arabic = range(0x600, 0x6ff) + range(0x750, 0x77f);

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = `${root}/node_modules`;
const to = `${root}/server/document/fonts`;

interface Font {
  /** Below the packages. */
  from: string;
  to: string;
  text: string;
}
const google = (folder: string, family: string, to: string, text: string, weight = '400Regular'): Font => ({
  from: `@expo-google-fonts/${folder}/${weight}/${family}_${weight}.ttf`,
  to,
  text,
});
/** Indian scripts have a block of 128 signs each. */
const block = (from: number) => range(from, from + 0x7f) + between;

const fonts: Font[] = [
  google('mukta', 'Mukta', 'mukta-regular', latin + devanagari + signs),
  google('mukta', 'Mukta', 'mukta-semibold', latin + devanagari + signs, '600SemiBold'),
  google('noto-sans', 'NotoSans', 'european', european),
  google('anek-bangla', 'AnekBangla', 'bengali', block(0x980)),
  { from: '@fontsource/mukta-mahee/files/mukta-mahee-gurmukhi-400-normal.woff2', to: 'gurmukhi', text: block(0xa00) },
  google('mukta-vaani', 'MuktaVaani', 'gujarati', block(0xa80)),
  google('noto-sans-oriya', 'NotoSansOriya', 'oriya', block(0xb00)),
  google('mukta-malar', 'MuktaMalar', 'tamil', block(0xb80)),
  google('anek-telugu', 'AnekTelugu', 'telugu', block(0xc00)),
  google('anek-kannada', 'AnekKannada', 'kannada', block(0xc80)),
  google('anek-malayalam', 'AnekMalayalam', 'malayalam', block(0xd00)),
  google('noto-sans-arabic', 'NotoSansArabic', 'arabic', arabic + between),
  google('noto-sans-ol-chiki', 'NotoSansOlChiki', 'ol-chiki', range(0x1c50, 0x1c7f) + between),
  google(
    'noto-sans-meetei-mayek',
    'NotoSansMeeteiMayek',
    'meetei-mayek',
    range(0xabc0, 0xabff) + range(0xaae0, 0xaaff) + between,
  ),
];

/** The licence of a font: who made it, and the text that all have. */
const licenceOf = async (from: string) => {
  const [folder = '', name = ''] = from.split('/');
  const file = folder === '@fontsource' ? 'LICENSE' : 'LICENSE_FONT';
  const [maker = '', ...licence] = (await readFile(`${packages}/${folder}/${name}/${file}`, 'utf8'))
    .replace('\ufeff', '')
    .split('\n');
  return { maker, licence: licence.join('\n') };
};

for (const { from, to: name, text } of fonts) {
  const font = await subsetFont(await readFile(`${packages}/${from}`), text, { targetFormat: 'sfnt', noHinting: true });
  await writeFile(`${to}/${name}.ttf`, font);
  console.log(`${name}.ttf  ${font.length} bytes`);
}
/**
 * An empty form for each letter of the scripts that are drawn as lines (server/money/document/pdf-shaped.ts): a line there and back, because
 * Chromium overlooks letters without width. Marks and joiners take no room.
 */
const path = new opentype.Path();
path.moveTo(0, -200);
path.lineTo(500, 800);
path.closePath();
const seen = new Set(fonts.filter(({ to }) => to !== 'european').flatMap(({ text }) => [...text]));
const emptyForms = Array.from(seen, letter => {
  const unicode = letter.codePointAt(0) ?? 0;
  const isRoomless = /[\p{Mn}\p{Default_Ignorable_Code_Point}]/u.test(letter);
  return new opentype.Glyph({ name: `u${unicode}`, unicode, advanceWidth: isRoomless ? 0 : 500, path });
});
const unseen = new opentype.Font({
  ...{ familyName: 'Unseen', styleName: 'Regular', unitsPerEm: 1000, ascender: 800, descender: -200 },
  glyphs: [new opentype.Glyph({ name: '.notdef', advanceWidth: 500, path }), ...emptyForms],
});
await writeFile(`${to}/unseen.otf`, Buffer.from(unseen.toArrayBuffer()));

const licences = await Promise.all(fonts.map(({ from }) => licenceOf(from)));
const makers = [...new Set(licences.map(({ maker }) => maker))].join('\n');
await writeFile(`${to}/OFL.txt`, `${makers}\n${licences[0]?.licence ?? ''}`);
