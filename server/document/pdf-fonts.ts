/**
 * The fonts of a PDF: one for each script of India, and one for Latin with all its marks, Greek and Cyrillic (rule G10). A font is opened
 * when its script is met. scripts/document-fonts.ts makes the files.
 */
import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';
import { programFile } from '../program-files.ts';

/** Mukta draws nearly everything; another font only what Mukta lacks. */
const SCRIPTS = {
  'mukta-regular': /./u,
  european: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}]/u,
  bengali: /\p{Script=Bengali}/u,
  gurmukhi: /\p{Script=Gurmukhi}/u,
  gujarati: /\p{Script=Gujarati}/u,
  oriya: /\p{Script=Oriya}/u,
  tamil: /\p{Script=Tamil}/u,
  telugu: /\p{Script=Telugu}/u,
  kannada: /\p{Script=Kannada}/u,
  malayalam: /\p{Script=Malayalam}/u,
  arabic: /\p{Script=Arabic}/u,
  'ol-chiki': /\p{Script=Ol_Chiki}/u,
  'meetei-mayek': /\p{Script=Meetei_Mayek}/u,
} satisfies Record<string, RegExp>;
type Face = keyof typeof SCRIPTS;
const FACES = Object.keys(SCRIPTS) as Face[];

/** A bold face has the same signs as its regular one. */
const BOLD: Partial<Record<Face, string>> = { 'mukta-regular': 'mukta-semibold' };

/** Where this file of a font is. */
export function fontFile(name: string): string {
  return programFile(`server/document/fonts/${name}`);
}

const opened = new Map<string, Font>();
const open = (name: string): Font => {
  const font = opened.get(name) ?? (create(readFileSync(fontFile(`${name}.ttf`))) as Font);
  opened.set(name, font);
  return font;
};

/** The forms of a text in the font of its piece, and how much of the font size a unit is. */
export interface Shape {
  forms: GlyphRun;
  unit: number;
}
/** A document says many words several times, and a line is measured before it is drawn. */
const shapes = new Map<string, Shape>();
export function shapeOf({ text, font }: Piece): Shape {
  const key = `${font} ${text}`;
  const shape = shapes.get(key) ?? { forms: open(font).layout(text), unit: 1 / open(font).unitsPerEm };
  shapes.set(key, shape);
  return shape;
}
/** Forgets the texts: they are of one document, and name a customer. */
export function forgetShapes(): void {
  shapes.clear();
}

/** Joiners and marks of direction are told to the font, but need no sign of their own. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/** The first font that has a sign for every letter. */
const faceFor = (text: string): Face | undefined => {
  const points = [...text].filter(point => !UNSEEN.test(point)).map(point => point.codePointAt(0) ?? 0);
  return FACES.find(face => SCRIPTS[face].test(text) && points.every(point => open(face).hasGlyphForCodePoint(point)));
};

/** A part of a text in one font. */
export interface Piece {
  text: string;
  font: string;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Each with its marks. */
export function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Stands for letters that no font has. */
const MISSING = '…';

/** A word in as few fonts as possible. Letters without a sign become `…`, and pictures are left out. */
function piecesOf(word: string): { text: string; face: Face }[] {
  const whole = faceFor(word);
  if (whole) return [{ text: word, face: whole }];
  return lettersOf(word).map(letter => {
    const face = faceFor(letter);
    if (face) return { text: letter, face };
    return { text: /[\p{L}\p{M}\p{N}]/u.test(letter) ? MISSING : '', face: 'mukta-regular' };
  });
}

/** Adjacent ones of the same font are one, so that letters join, and so are several missing letters. */
const joined = (pieces: { text: string; face: Face }[]): { text: string; face: Face }[] => {
  const result: { text: string; face: Face }[] = [];
  for (const { text, face } of pieces) {
    const last = result.at(-1);
    if (text === '' || (text === MISSING && last?.text.endsWith(MISSING))) continue;
    if (last?.face === face) last.text += text;
    else result.push({ text, face });
  }
  return result;
};

/** A word with what follows it, in the fonts that have its letters. */
export function inFonts(word: string, isBold: boolean): Piece[] {
  const pieces = joined(piecesOf(word.normalize('NFC')));
  return pieces.map(({ text, face }) => ({ text, font: (isBold && BOLD[face]) || face }));
}

/** Whether our fonts have every letter. */
export function canWrite(text: string): boolean {
  return lettersOf(text.normalize('NFC')).every(letter => faceFor(letter) !== undefined);
}
