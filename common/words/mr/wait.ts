import type { With } from '../languages.ts';
import { plural } from './plural.ts';

export const seconds: With<number> = n => plural(n, 'सेकंद', 'सेकंद');
export const tooManyRequests: With<string> = wait => `खूप वेळा प्रयत्न झाला. कृपया ${wait} नंतर पुन्हा प्रयत्न करा.`;
export const tooManyWrong: With<string> = wait => `खूप वेळा चुकीचा OTP टाकला. कृपया ${wait} नंतर नवीन OTP मागवा.`;
