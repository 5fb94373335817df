import type { Translations } from '../../../platform/shared/translations.ts';

/** Name and description. */
type Texts = [name: string, description: string];

/** A service on offer: `price` in whole rupees. The key names its picture and never leaves the demo. */
export interface DemoService {
  key: string;
  name: string;
  description: string;
  hi: Texts;
  mr: Texts;
  price: number;
  durationInMinutes: number;
}

export interface DemoCategory {
  key: string;
  name: string;
  description: string;
  hi: Texts;
  mr: Texts;
  services: DemoService[];
}

/** The translations as the catalogue keeps them. */
export function translationsOf({ hi, mr }: Pick<DemoService, 'hi' | 'mr'>): Translations {
  const texts = ([name, description]: Texts) => ({ name, description });
  return { hi: texts(hi), mr: texts(mr) };
}
