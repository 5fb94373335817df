/** Which parts the first screen will have, so that its first paint keeps their places and nothing moves (rule W102). Pure. */
import { PREFIX } from '../platform/contract/prefix.ts';
import type { Schemas } from '../platform/contract/types.ts';

/** Where the first screen's answer is read, without the language. */
export const API_OF_FRONT = `${PREFIX}/front`;

/** As `data-has` of the page's root has them (web/src/styles/front.css). Undefined for a page without a first screen. */
export function frontParts(answers: Map<string, string>): string | undefined {
  const [, text] = [...answers].find(([address]) => address.split('?')[0] === API_OF_FRONT) ?? [];
  if (text === undefined) return undefined;
  const { services, professionals, reviews, pinCodeDecides }: Schemas['Front'] = JSON.parse(text).data;
  const has = { services: services.length > 0, faces: professionals.length > 0, voices: reviews.length > 0, pin: pinCodeDecides };
  return Object.entries(has)
    .flatMap(([part, isThere]) => (isThere ? [part] : []))
    .join(' ');
}
