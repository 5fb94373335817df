import type { With } from '../languages.ts';
import { plural } from './plural.ts';

export const seconds: With<number> = n => plural(n, 'second', 'seconds');
export const tooManyRequests: With<string> = wait => `Too many requests. Please try again in ${wait}.`;
export const tooManyWrong: With<string> = wait => `Too many wrong attempts. Please request a new OTP in ${wait}.`;
