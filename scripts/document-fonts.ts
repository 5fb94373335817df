// Makes the fonts of PDF documents in server/document/fonts: Mukta with Latin, Devanagari and ₹. Run it again only if the font package or
// the list changes.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const latin = range(0x20, 0x7e) + range(0xa0, 0x17f);
const devanagari = range(0x900, 0x97f);
/** With the joiners of Devanagari and the circle that carries a lone mark. */
const signs = '₹–—‘’“”•…−×\u200c\u200d\u25cc';

const root = fileURLToPath(new URL('..', import.meta.url));
const from = `${root}/node_modules/@expo-google-fonts/mukta`;
const to = `${root}/server/document/fonts`;

for (const [source, name] of [
  ['400Regular/Mukta_400Regular', 'mukta-regular'],
  ['600SemiBold/Mukta_600SemiBold', 'mukta-semibold'],
]) {
  const whole = await readFile(`${from}/${source}.ttf`);
  const font = await subsetFont(whole, latin + devanagari + signs, { targetFormat: 'sfnt', noHinting: true });
  await writeFile(`${to}/${name}.ttf`, font);
  console.log(`${name}.ttf  ${font.length} bytes`);
}
await copyFile(`${from}/LICENSE_FONT`, `${to}/OFL.txt`);
