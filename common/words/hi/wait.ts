import type { With } from '../languages.ts';
import { plural } from './plural.ts';

export const seconds: With<number> = n => plural(n, 'सेकंड', 'सेकंड');
export const tooManyRequests: With<string> = wait => `बहुत बार कोशिश हुई। कृपया ${wait} बाद फिर से कोशिश करें।`;
export const tooManyWrong: With<string> = wait => `बहुत बार गलत OTP डाला गया। कृपया ${wait} बाद नया OTP मँगाएँ।`;
