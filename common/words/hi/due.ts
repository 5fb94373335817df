import { count } from '../count.ts';
import type { With, With2 } from '../languages.ts';

export const again = 'अगली विज़िट का समय हो गया?';
export const wasAgo: With2<string, number> = (services, weeks) =>
  `${services} को ${weeks === 1 ? 'एक हफ़्ता हो गया' : `${count(weeks)} हफ़्ते हो गए`}`;
export const oneTap = 'समय पर टैप करते ही बुक हो जाएगा:';
export const withHer: With<string> = name => `${name} के साथ`;
export const notNow = 'अभी नहीं';
export const hideFailed = 'यह छिप नहीं सका।';
