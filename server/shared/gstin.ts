/** The number of a business that is registered for GST. A well-formed one may still be unknown to the tax office. Pure. */

const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last character that belongs to the first 14. */
const checkCharacter = (first14: string): string => {
  const sum = [...first14].reduce((sum, character, i) => {
    const product = ALPHABET.indexOf(character) * (i % 2 === 0 ? 1 : 2);
    return sum + Math.floor(product / ALPHABET.length) + (product % ALPHABET.length);
  }, 0);
  return ALPHABET.charAt((ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length);
};

/** Whether the text is a GSTIN in capitals with the right check character. */
export function isGstin(text: string): boolean {
  return FORM.test(text) && checkCharacter(text.slice(0, 14)) === text[14];
}
