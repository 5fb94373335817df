import type { With } from '../languages.ts';

export const isRight = 'रोख बरोबर आहे';
export const isMissing: With<string> = amount => `${amount} कमी आहेत`;
export const tooMuch: With<string> = amount => `${amount} जास्त आहेत`;
export const notSettled = 'हिशोब बाकी';
export const settled = 'हिशोब झाला';
export const changedSince = 'हिशोबानंतर बदलले';
export const isOpen: With<string> = amount => `${amount} बाकी`;
export const toGiveBack: With<string> = amount => `${amount} परत द्यायचे`;
