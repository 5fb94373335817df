import type { With } from '../languages.ts';

export const isRight = 'नकद बराबर है';
export const isMissing: With<string> = amount => `${amount} कम हैं`;
export const tooMuch: With<string> = amount => `${amount} ज़्यादा हैं`;
export const notSettled = 'हिसाब बाकी';
export const settled = 'हिसाब हो गया';
export const changedSince = 'हिसाब के बाद बदला';
export const isOpen: With<string> = amount => `${amount} बाकी`;
export const toGiveBack: With<string> = amount => `${amount} लौटाने हैं`;
