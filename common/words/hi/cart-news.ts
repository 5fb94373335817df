import type { With2 } from '../languages.ts';
import type { CartChange } from '../refusal.ts';

export const priceNow: With2<string, string> = (service, prices) => `${service}: ${prices}`;
export const nowInsteadOf: With2<string, string> = (now, before) => `अब ${now}, पहले ${before}`;

export function cartChangeWords({ code, params }: CartChange): string | undefined {
  const name = params.names?.hi ?? params.name;
  if (code === 'SERVICE_REMOVED') return `${name} अब नहीं मिलती और कार्ट से हटा दी गई।`;
  if (code === 'CHOICE_REMOVED') return `${name} अब वैसी नहीं मिलती जैसी आपने चुनी थी, इसलिए कार्ट से हटा दी गई। कृपया फिर से चुनें।`;
  if (code === 'SERVICE_NOT_ADDED') return `${name} कार्ट में नहीं जुड़ पाई।`;
  return code === 'COUPON_REMOVED' ? `कूपन ${params.couponCode} अब नहीं चलता और हटा दिया गया।` : 'आपका कार्ट बदल गया है।';
}
