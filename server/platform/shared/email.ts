import { fullFormats } from 'ajv-formats/dist/formats.js';

const LONGEST = 254;

/** Whether the contract accepts the e-mail address. Staff could not sign in with any other. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST && (fullFormats.email as RegExp).test(text);
}
