// Names of what the salon offers, as carts and bookings keep them: in English, with those in Hindi and Marathi beside it (rule C30).
import { language } from '#words/site';

interface Named {
  name: string;
  names?: { hi?: string; mr?: string };
}

/** In the language of the site. */
export function nameIn({ name, names }: Named): string {
  return inSite(name, names);
}

/** Any text that has its translations beside it. */
export function inSite(text: string, translated: Named['names']): string {
  return (language !== 'en' && translated?.[language]) || text;
}

/** In every language, so that a search finds it. */
export function everyNameOf({ name, names = {} }: Named): string {
  return [name, ...Object.values(names)].join(' ');
}
