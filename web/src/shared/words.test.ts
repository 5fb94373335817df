import { expect, test } from 'vitest';
import { type Language, languageCodes } from '../../../common/words/languages.ts';

type Module = Record<string, unknown>;
const modules = import.meta.glob<Module>('../../../common/words/{en,hi,mr}/*.ts', { eager: true });
const others = languageCodes.filter(code => code !== 'en');

/** Groups of words, such as those of each kind of message, as single ones. */
function apart(name: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, value]];
  return Object.entries(value).flatMap(([own, one]) => apart(`${name}.${own}`, one));
}

/** All words of a language by `file.name`. */
function wordsIn(language: Language): Map<string, unknown> {
  const files = Object.entries(modules).filter(([path]) => path.includes(`/words/${language}/`));
  return new Map(files.flatMap(([path, words]) => apart(path.replace(/.*\/|\.ts$/g, ''), { ...words })));
}

const english = wordsIn('en');
/** What a word says: with a sign in place of each value, or with each number that has a form of its own. */
function saidBy(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flat();
  if (typeof value !== 'function') return [];
  const given = (one: unknown) => value(...Array(value.length || 1).fill(one));
  const code = String(value);
  const takes = /^\(?names\b/.test(code) ? 'names' : /\.(replace|match)\(|timeSpan/.test(code) ? 'text' : 'number';
  const said = [0, 1, 2].map(n => given({ names: Array(n + 1).fill(String(n)), text: String(n), number: n }[takes]));
  return said.filter(one => typeof one === 'string');
}

test.each(others)('%s has the words of English, with the same values in them', language => {
  const words = wordsIn(language);
  expect([...words.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  for (const [name, value] of words) {
    const like = english.get(name);
    expect([name, typeof value], name).toEqual([name, typeof like]);
    if (typeof like !== 'function' || typeof value !== 'function') {
      if (typeof like === 'string') expect([name, ...placesIn(value)]).toEqual([name, ...placesIn(like)]);
      if (Array.isArray(like)) expect([name, saidBy(value).length]).toEqual([name, saidBy(like).length]);
    } else if (!/^(cart-news|errors|plural)\./.test(name)) expect([name, value.length]).toEqual([name, like.length]);
  }
});

/** The places of elements (ui/fill.tsx). */
const placesIn = (value: unknown) => (String(value).match(/\{\w+\}/g) ?? []).toSorted();

/** Written in Latin letters by readers of Hindi and Marathi, too. */
const KNOWN =
  /\b(OTP|UPI|QR|SMS|PDF|GST|GSTIN|PAN|DELETE|Enter|WhatsApp|HTML|name@example\.com|Razorpay|IP|PIN|ID|SAC|IGST)\b|\{\w+\}/g;

test.each(others)('%s has no English in it', language => {
  const left = [...wordsIn(language)]
    .filter(([name]) => !/^(site|plural|errors|cart-news)\./.test(name))
    .flatMap(([name, value]) => saidBy(value).map(text => [name, text.replace(KNOWN, '')] as const))
    .filter(([, text]) => /[A-Za-z]/.test(text));
  expect(left).toEqual([]);
});

test.each([...languageCodes])('%s counts as Intl does, and names its months and weekdays', language => {
  const words = wordsIn(language);
  const plural = words.get('plural.plural') as (n: number, one: string, other: string) => string;
  const rules = new Intl.PluralRules(language);
  for (const n of [0, 1, 2, 3, 10, 11, 21, 100, 101]) {
    expect(plural(n, 'one', 'other')).toBe(`${n} ${rules.select(n)}`);
  }
  const named = (options: Intl.DateTimeFormatOptions, day: number, month: number) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en' : `${language}-IN`, { timeZone: 'UTC', ...options }).format(
      Date.UTC(2026, month, day),
    );
  const style = language === 'en' ? 'short' : 'long';
  expect(words.get('format.months')).toEqual(Array.from({ length: 12 }, (_, month) => named({ month: style }, 1, month)));
  // 1 February 2026 is a Sunday.
  expect(words.get('format.weekdays')).toEqual(Array.from({ length: 7 }, (_, day) => named({ weekday: 'long' }, day + 1, 1)));
});

/** Functions that are given somebody's name. */
const TAKES_NAME = /^\(?(name|customer|writer)\b/;
const PLACE_OF_NAME = /\{(name|professional|reader|customer)\}/g;
/** Verbs and adjectives that make a person a woman or a man. */
const GENDERED: Partial<Record<Language, RegExp>> = {
  hi: /(ए|ये)(ँ|ं)?(गी|गे|गा)|(आई|गई|चुनी|चुकी|चुका|चुके|आए|आया|गए) (है|थी|था|थे)|सकती|सकता|(कर|जा)(ती|ता|ते) है|वाली|वाला|हुई/u,
  mr: /(ल्या|आला|आली|गेला|गेली|निघाले|निघाला|निघाली)(?![\p{L}\p{M}])|मोकळ्या|येईल|शकते|शकतो/u,
};
/** What follows the name of a person, up to the end of the clause. */
const aboutThem = (text: string) => [...text.matchAll(/NAME([^,:।.\n]*)/g)].map(([, rest = '']) => rest);

function saidOfPeople(value: unknown): string[] {
  if (typeof value === 'string') return aboutThem(value.replace(PLACE_OF_NAME, 'NAME'));
  return typeof value === 'function' && TAKES_NAME.test(String(value)) ? aboutThem(value('NAME', 'NAME')) : [];
}

test.each(others)('Z20 %s makes nobody who is named a woman or a man', language => {
  const said = [...wordsIn(language)].flatMap(([name, value]) => saidOfPeople(value).map(text => [name, text]));
  expect(said.length).toBeGreaterThan(25);
  expect(said.filter(([, text]) => GENDERED[language]?.test(text as string))).toEqual([]);
});

test.each<[Language, string]>([
  ['hi', '{professional} आएँगी, {when}'],
  ['hi', '{professional} आपके यहाँ आने को निकल चुकी हैं।'],
  ['hi', 'इस विज़िट के लिए {name} चुनी गई थीं।'],
  ['hi', '{name} आपके यहाँ आए थे'],
  ['hi', '{name} इस विज़िट पर नहीं आ सकतीं, इसलिए कोई भी आ सकती है।'],
  ['mr', '{professional} तुमच्याकडे यायला निघाल्या आहेत.'],
  ['mr', '{name} तुमच्याकडे आल्या होत्या'],
  ['mr', '{name} आता या वेळी मोकळ्या नाहीत.'],
  ['mr', '{name} येईल'],
])('Z20 a gender is found in %s: %s', (language, sentence) => {
  expect(saidOfPeople(sentence).some(text => GENDERED[language]?.test(text))).toBe(true);
});
