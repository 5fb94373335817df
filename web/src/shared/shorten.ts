/** At most `length` characters as they are read, the last of them then a sign that there is more (rule W16). */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = charactersOf(text);
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/** A family is one picture of seven code points, and a vowel of Devanagari belongs to its letter; browsers before 2024 may not know. */
function charactersOf(text: string): string[] {
  return Intl.Segmenter ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text];
}
