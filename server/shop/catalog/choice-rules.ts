/** What a service is with a choice of its variants and add-ons: its name, price and minutes, all in (rules C31 and C32). Pure. */

import { choiceIn, choiceOf, lineName } from '../../../common/choice.ts';
import { fold } from '../../../common/search.ts';
import type { ServiceOption } from '../../platform/db/schema.ts';
import { type Names, namesOf, type Translations } from '../../platform/shared/translations.ts';

/** A service on sale, as far as a choice concerns it. */
export interface Choosable {
  name: string;
  translations: Translations | null;
  pricePaise: number;
  durationInMinutes: number;
  variants: ServiceOption[] | null;
  addOns: ServiceOption[] | null;
}

/** A service as it was chosen. Price in paise. */
export interface Chosen {
  choice: string;
  name: string;
  names: Names | null;
  pricePaise: number;
  durationInMinutes: number;
}

/** In each language in which the service or one of its options has a name. */
const namesWith = (service: Choosable, options: readonly ServiceOption[]): Names | null => {
  const parts = [service, ...options].map(({ name, translations }) => ({ name, names: namesOf(translations) }));
  const languages = (['hi', 'mr'] as const).filter(language => parts.some(({ names }) => names?.[language]));
  const named = languages.map(language => {
    const [first = '', ...others] = parts.map(({ name, names }) => names?.[language] ?? name);
    return [language, lineName(first, others)] as const;
  });
  return named.length > 0 ? Object.fromEntries(named) : null;
};

/** The service with this choice. Without a variant it has its first one. Undefined if the service does not have one of the options. */
export function chosenOf(service: Choosable, choice: string): Chosen | undefined {
  const { variantId, addOnIds = [] } = choiceIn(choice);
  const variants = service.variants ?? [];
  const variant = variantId === undefined ? variants[0] : variants.find(({ id }) => id === variantId);
  const addOns = (service.addOns ?? []).filter(({ id }) => addOnIds.includes(id));
  if ((variantId !== undefined && !variant) || addOns.length < new Set(addOnIds).size) return undefined;
  const options = [...(variant ? [variant] : []), ...addOns];
  const { pricePaise, durationInMinutes } = variant ?? service;
  return {
    choice: choiceOf({ variantId: variant?.id, addOnIds: addOns.map(({ id }) => id) }),
    name: lineName(
      service.name,
      options.map(({ name }) => name),
    ),
    names: namesWith(service, options),
    pricePaise: addOns.reduce((sum, addOn) => sum + addOn.pricePaise, pricePaise),
    durationInMinutes: addOns.reduce((sum, addOn) => sum + addOn.durationInMinutes, durationInMinutes),
  };
}

/** The same by the names of a variant and of add-ons, as people write them. Undefined if the service has no option of that name. */
export function chosenByNames(service: Choosable, names: readonly string[]): Chosen | undefined {
  const plain = (name: string) => fold(name).trim();
  const isNamed = ({ name }: ServiceOption) => names.some(one => plain(one) === plain(name));
  const variant = service.variants?.find(isNamed);
  const addOns = (service.addOns ?? []).filter(isNamed);
  if (names.length !== addOns.length + (variant ? 1 : 0)) return undefined;
  return chosenOf(service, choiceOf({ variantId: variant?.id, addOnIds: addOns.map(({ id }) => id) }));
}
