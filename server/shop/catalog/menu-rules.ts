/** How staff's form changes price, minutes, variants and add-ons of a service (rules C31 and C32). Pure. */

import { toPaise } from '../../../common/money.ts';
import { invalidField } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { ServiceOption } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { storedTranslations } from '../../platform/shared/translations.ts';

interface Menu {
  pricePaise: number;
  durationInMinutes: number;
  variants: ServiceOption[] | null;
  addOns: ServiceOption[] | null;
}

/** The end of a new id is random. */
const ID_LENGTH = 12;

/** For a new variant or add-on. */
export function optionId(): string {
  return newId().slice(-ID_LENGTH);
}

const optionOf = ({ id, name, translations = {}, price, durationInMinutes }: Schemas['AddOnInput']): ServiceOption => ({
  id: id ?? optionId(),
  name,
  translations: storedTranslations(translations),
  pricePaise: toPaise(price),
  durationInMinutes,
});

/** What was sent takes the place of all before; without it they stay. Null without any. */
const optionsOf = (sent: Schemas['AddOnInput'][] | undefined, before: ServiceOption[] | null): ServiceOption[] | null => {
  const options = sent ? sent.map(optionOf) : (before ?? []);
  return options.length > 0 ? options : null;
};

/** Throws VALIDATION_ERROR if an id stands twice. */
const mustDiffer = (variants: ServiceOption[] | null, addOns: ServiceOption[] | null): void => {
  const ids = [...(variants ?? []), ...(addOns ?? [])].map(({ id }) => id);
  const twice = ids.findIndex((id, n) => ids.indexOf(id) < n);
  if (twice >= 0) throw invalidField(twice < (variants?.length ?? 0) ? 'variants' : 'addOns', 'repeated');
};

/**
 * The service's own price and minutes are those of its first variant (rule C32). Who sends a price without variants, as older clients do,
 * changes the first. Throws VALIDATION_ERROR.
 */
export function menuOf(
  { pricePaise, durationInMinutes }: { pricePaise: number | undefined; durationInMinutes: number | undefined },
  before: Menu | null,
  sent: { variants: Schemas['VariantInput'][] | undefined; addOns: Schemas['AddOnInput'][] | undefined },
): Menu {
  const own = {
    pricePaise: pricePaise ?? before?.pricePaise ?? 0,
    durationInMinutes: durationInMinutes ?? before?.durationInMinutes ?? 0,
  };
  const [first, ...others] = optionsOf(sent.variants, before?.variants ?? null) ?? [];
  const addOns = optionsOf(sent.addOns, before?.addOns ?? null);
  const variants = first ? [sent.variants ? first : { ...first, ...own }, ...others] : null;
  mustDiffer(variants, addOns);
  const { pricePaise: price, durationInMinutes: minutes } = variants?.[0] ?? own;
  return { pricePaise: price, durationInMinutes: minutes, variants, addOns };
}
