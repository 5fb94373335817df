import { count } from '../count.ts';
import type { With, With2 } from '../languages.ts';

export const again = 'पुढच्या भेटीची वेळ झाली?';
export const wasAgo: With2<string, number> = (services, weeks) =>
  `${services} होऊन ${weeks === 1 ? 'एक आठवडा झाला' : `${count(weeks)} आठवडे झाले`}`;
export const oneTap = 'वेळेवर टॅप करताच बुक होईल:';
export const withHer: With<string> = name => `${name} यांच्यासोबत`;
export const notNow = 'आत्ता नको';
export const hideFailed = 'हे लपवता आले नाही.';
