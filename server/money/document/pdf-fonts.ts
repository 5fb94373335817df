/**
 * The fonts of a PDF: one for each script of India, and one for Latin with all its marks, Greek and Cyrillic (rule G10). A font is opened
 * when its script is met. scripts/document-fonts.ts makes the files.
 */
import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';
import { programFile } from '../../platform/config/program-files.ts';

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
  return programFile(`server/money/document/fonts/${name}`);
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

/** Joiners and marks of direction steer the font, and have no sign of their own. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/** The library fails at some stacks of marks, such as three vowels on a letter (fontkit's issue 367). */
const canShape = (text: string, font: Face): boolean => {
  try {
    return shapeOf({ text, font }).forms.glyphs.length > 0;
  } catch {
    return false;
  }
};

/** The first font that has a sign for every letter. */
const faceFor = (text: string): Face | undefined => {
  const points = [...text].filter(point => !UNSEEN.test(point)).map(point => point.codePointAt(0) ?? 0);
  const hasAll = (face: Face) => points.every(point => open(face).hasGlyphForCodePoint(point));
  return FACES.find(face => SCRIPTS[face].test(text) && hasAll(face) && canShape(text, face));
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

interface Chosen {
  text: string;
  /** Undefined if no font has all its letters. */
  face: Face | undefined;
}

/** A word in as few fonts as possible. */
const chosenFor = (word: string): Chosen[] => {
  const text = word.normalize('NFC');
  const face = faceFor(text);
  return face ? [{ text, face }] : lettersOf(text).map(letter => ({ text: letter, face: faceFor(letter) }));
};

/** Stands for letters that no font has. */
const MISSING = '…';
const [PLAIN] = FACES as [Face];

/** Pictures are left out. */
const written = ({ text, face }: Chosen): { text: string; face: Face } => {
  if (face) return { text, face };
  return { text: /[\p{L}\p{M}\p{N}]/u.test(text) ? MISSING : '', face: PLAIN };
};

/** A word with what follows it, in the fonts that have its letters. Adjacent letters of one font stay together, because they may join. */
export function inFonts(word: string, isBold: boolean): Piece[] {
  const pieces: { text: string; face: Face }[] = [];
  for (const { text, face } of chosenFor(word).map(written)) {
    const last = pieces.at(-1);
    if (text === '' || (text === MISSING && last?.text.endsWith(MISSING))) continue;
    if (last?.face === face && canShape(last.text + text, face)) last.text += text;
    else pieces.push({ text, face });
  }
  return pieces.map(({ text, face }) => ({ text, font: (isBold && BOLD[face]) || face }));
}

/** Whether our fonts have every letter. */
export function canWrite(text: string): boolean {
  return text.split(' ').every(word => chosenFor(word).every(({ face }) => face !== undefined));
}
