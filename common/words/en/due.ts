import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

export const again = 'Time for your next visit?';
export const wasAgo: With2<string, number> = (services, weeks) =>
  `Your ${services} was ${weeks === 1 ? 'a week' : plural(weeks, 'week', 'weeks')} ago`;
export const oneTap = 'One tap books it:';
export const withHer: With<string> = name => `with ${name}`;
export const notNow = 'Not Now';
export const hideFailed = 'Failed to hide this.';
