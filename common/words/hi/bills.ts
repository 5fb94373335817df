import type { With } from '../languages.ts';

export const about: With<string> = number => `${number} के लिए`;
export const cancelled = 'रद्द';
export const open = 'खोलें';
export const download = 'डाउनलोड करें';
export const asPdf: With<string> = number => ` ${number}, PDF में`;
export const openFailed = 'बिल नहीं खुला';
export const billsAndInvoices = 'बिल और रसीदें';
export const ofBooking: With<string> = reference => `बुकिंग ${reference}`;
export const noBill = 'इस बुकिंग का बिल यहाँ नहीं है। जब इसका हिसाब हुआ, तब सैलून यहाँ बिल नहीं बनाता था। कृपया सैलून से माँग लें।';
export const billsFailed = 'बिल लोड नहीं हुए';
export const share = 'भेजें';
export const pageFailed = 'बिल लोड नहीं हुआ।';
