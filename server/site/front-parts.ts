/** Which parts the first screen will have, so that its first paint keeps their places and nothing moves (rule W102). Pure. */
import { PREFIX } from '../contract/prefix.ts';
import type { Schemas } from '../contract/types.ts';

/** Where the first screen's answer is read, without the language. */
export const API_OF_FRONT = `${PREFIX}/front`;

/** As `data-has` of the page's root has them (web/src/styles/front.css). Undefined for a page without a first screen. */
export function frontParts(answers: Map<string, string>): string | undefined {
  const [, text] = [...answers].find(([address]) => address.split('?')[0] === API_OF_FRONT) ?? [];
  if (text === undefined) return undefined;
  const { services, professionals, pinCodeDecides }: Schemas['Front'] = JSON.parse(text).data;
  const parts = [services.length > 0 && 'services', professionals.length > 0 && 'faces', pinCodeDecides && 'pin'];
  return parts.filter(Boolean).join(' ');
}
