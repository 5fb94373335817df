/** At most `length` characters as people count them. The last one is an ellipsis if text is missing (rule W16). */
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

/**
 * Segments, because a family emoji is one character of seven code points, and a Devanagari vowel sign belongs to its letter. Browsers
 * before 2024 may lack them.
 */
function charactersOf(text: string): string[] {
  return Intl.Segmenter ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text];
}
