/**
 * Names in Latin letters, as India writes them: प्रिया शर्मा -> Priya Sharma. Pure.
 *
 * The libraries for this leave out the vowel that a consonant has of itself (`srma` for शर्मा). The nine scripts of India in Unicode have
 * one order, so one table serves them all. Other scripts are left as they are.
 */

/** By the place of a letter in its script's block of 128. */
const VOWELS: Record<number, string> = {
  ...{ 4: 'a', 5: 'a', 6: 'a', 7: 'i', 8: 'i', 9: 'u', 10: 'u', 11: 'ru', 12: 'lu', 13: 'e', 14: 'e', 15: 'e', 16: 'ai' },
  ...{ 17: 'o', 18: 'o', 19: 'o', 20: 'au', 96: 'ru' },
};
const SIGNS: Record<number, string> = {
  ...{ 62: 'a', 63: 'i', 64: 'i', 65: 'u', 66: 'u', 67: 'ru', 68: 'ru', 69: 'e', 70: 'e', 71: 'e', 72: 'ai' },
  ...{ 73: 'o', 74: 'o', 75: 'o', 76: 'au' },
};
const FIRST_CONSONANT = 0x15;
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
/** How letters with a dot below are written. */
const DOTTED: Record<string, string> = { j: 'z', ph: 'f', d: 'r', dh: 'rh' };
const [NUKTA, VIRAMA, DIGITS] = [0x3c, 0x4d, 0x66];
const NASALS: Record<number, string> = { 1: 'n', 2: 'n', 112: 'n' };
const VISARGA = 0x03;

interface Sound {
  text: string;
  /** OWN is the vowel that a consonant has of itself. */
  kind: 'CONSONANT' | 'VOWEL' | 'OWN' | 'OTHER';
}

const soundsOf = (word: string): Sound[] => {
  const sounds: Sound[] = [];
  const add = (text: string, kind: Sound['kind']) => sounds.push({ text, kind });
  /** A sign takes the place of the consonant's own vowel. */
  const dropOwn = () => sounds.at(-1)?.kind === 'OWN' && sounds.pop();
  for (const letter of word) {
    const place = (letter.codePointAt(0) as number) & 0x7f;
    const consonant = CONSONANTS[place - FIRST_CONSONANT];
    const [vowel, sign, nasal] = [VOWELS[place], SIGNS[place], NASALS[place]];
    if (consonant) {
      add(consonant, 'CONSONANT');
      add('a', 'OWN');
    } else if (sign) {
      dropOwn();
      add(sign, 'VOWEL');
    } else if (vowel) add(vowel, 'VOWEL');
    else if (nasal) add(nasal, 'CONSONANT');
    else if (place === VISARGA) add('h', 'CONSONANT');
    else if (place === VIRAMA) dropOwn();
    else if (place === NUKTA) {
      const before = sounds.at(-2);
      if (before) before.text = DOTTED[before.text] ?? before.text;
    } else if (place >= DIGITS && place < DIGITS + 10) add(String(place - DIGITS), 'OTHER');
  }
  return sounds;
};

/** The northern languages do not speak every vowel of a consonant: देशपांडे is Deshpande, राम is Ram. */
const withoutSilent = (sounds: Sound[]): Sound[] => {
  const kept = [...sounds];
  const isVowel = (sound?: Sound) => sound?.kind === 'VOWEL' || sound?.kind === 'OWN';
  for (let i = kept.length - 1; i > 1; i--) {
    if (kept[i]?.kind !== 'OWN') continue;
    const [isLast, isBetween] = [i === kept.length - 1, kept[i + 1]?.kind === 'CONSONANT' && isVowel(kept[i + 2])];
    const follows = kept.slice(0, i - 1);
    if ((isLast && follows.some(isVowel)) || (isBetween && isVowel(follows.at(-1)))) kept.splice(i, 1);
  }
  return kept;
};

/** Devanagari, Bengali, Gurmukhi and Gujarati. */
const NORTHERN = /^[\u0900-\u0aff]/;

const indicWord = (word: string): string => {
  const sounds = soundsOf(word);
  const text = (NORTHERN.test(word) ? withoutSilent(sounds) : sounds).map(sound => sound.text).join('');
  const spelt = text
    .replaceAll(/n(?=[pb])/g, 'm')
    .replaceAll('jny', 'dny')
    .replaceAll(/jn(?=[aeiou])/g, 'dny');
  return spelt.charAt(0).toUpperCase() + spelt.slice(1);
};

/** Latin letters that are no letter with an accent. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};

/** The text with the scripts of India in Latin letters, and without accents. */
export function latin(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u0900-\u0d7f]+/g, indicWord)
    .replaceAll(/[ßæÆœŒøØłŁđĐı]/g, letter => LETTERS[letter] as string)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
}
