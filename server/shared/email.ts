import { fullFormats } from 'ajv-formats/dist/formats.js';

const LONGEST = 254;

/** Whether it is an e-mail address to the contract, which staff sign in by: an account of any other would be nobody's. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST && (fullFormats.email as RegExp).test(text);
}
