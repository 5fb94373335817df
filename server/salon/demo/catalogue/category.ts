import { toPaise } from '../../../../common/money.ts';
import type { ServiceOption } from '../../../platform/db/schema.ts';
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
  /** The first has the service's own price and minutes. */
  variants?: DemoOption[];
  addOns?: DemoOption[];
}

/** A variant or an add-on, in whole rupees. */
interface DemoOption {
  id: string;
  name: string;
  hi: string;
  mr: string;
  price: number;
  durationInMinutes: number;
}

/** Variants and add-ons as the catalogue keeps them. */
export function optionsOf(options: DemoOption[] | undefined): ServiceOption[] | null {
  if (!options) return null;
  return options.map(({ id, name, hi, mr, price, durationInMinutes }) => ({
    ...{ id, name, translations: { hi: { name: hi }, mr: { name: mr } } },
    ...{ pricePaise: toPaise(price), durationInMinutes },
  }));
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
