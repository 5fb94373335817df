/** The number of who is registered for GST. A well-formed one may still be unknown to the tax office. Pure. */

/** A taxpayer: the State, the PAN, which registration of it, and Z. */
const TAXPAYER = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
/** The forms of the numbers that other buyers have. */
const OTHERS = [
  // Buyers who deduct tax at source, with a PAN or a TAN (D), and marketplaces that collect it (C).
  /^\d{2}[A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]C[0-9A-Z]$/,
  // Embassies and bodies of the United Nations (UIN).
  /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/,
  // Non-residents, and those who serve India online from abroad.
  /^\d{4}[A-Z]{3}\d{5}NR[0-9A-Z]$/,
  /^99\d{2}[A-Z]{3}\d{5}OS[0-9A-Z]$/,
];
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last character that belongs to the first 14. */
const checkCharacter = (first14: string): string => {
  const sum = [...first14].reduce((sum, character, i) => {
    const product = ALPHABET.indexOf(character) * (i % 2 === 0 ? 1 : 2);
    return sum + Math.floor(product / ALPHABET.length) + (product % ALPHABET.length);
  }, 0);
  return ALPHABET.charAt((ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length);
};

const hasItsCheck = (text: string): boolean => checkCharacter(text.slice(0, 14)) === text[14];

/** Whether the text is such a number in capitals with the right check character. */
export function isGstin(text: string): boolean {
  return [TAXPAYER, ...OTHERS].some(form => form.test(text)) && hasItsCheck(text);
}

/** Whether a salon may issue invoices under it. */
export function isTaxpayer(text: string): boolean {
  return TAXPAYER.test(text) && hasItsCheck(text);
}
