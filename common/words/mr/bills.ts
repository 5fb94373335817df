import type { With } from '../languages.ts';

export const about: With<string> = number => `${number} साठी`;
export const cancelled = 'रद्द';
export const open = 'उघडा';
export const download = 'डाउनलोड करा';
export const asPdf: With<string> = number => ` ${number}, PDF मध्ये`;
export const openFailed = 'बिल उघडले नाही';
export const billsAndInvoices = 'बिले आणि पावत्या';
export const ofBooking: With<string> = reference => `बुकिंग ${reference}`;
export const noBill = 'या बुकिंगचे बिल येथे नाही. याचा हिशोब झाला तेव्हा सलून येथे बिले बनवत नव्हते. कृपया सलूनकडे मागा.';
export const billsFailed = 'बिले लोड झाली नाहीत';
export const share = 'पाठवा';
export const pageFailed = 'बिल लोड झाले नाही.';
