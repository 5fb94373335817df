// Hindi and Marathi texts in the forms of the catalogue (rule C30).
import { z } from '../../../forms/zod.ts';

const text = z.string().check(z.trim());
const texts = z.object({ name: text, description: text, certificate: text });
export type TranslatedField = keyof z.infer<typeof texts>;

/** The fields keep the lengths. A form sends only those that it has. */
export const translationValues = z.object({ hi: texts, mr: texts });
export type TranslationValues = z.infer<typeof translationValues>;

type Texts = { [Field in TranslatedField]?: string };

/** What the form begins with. */
export function asValues(translations: { hi?: Texts; mr?: Texts } = {}): TranslationValues {
  const filled = ({ name = '', description = '', certificate = '' }: Texts = {}) => ({ name, description, certificate });
  return { hi: filled(translations.hi), mr: filled(translations.mr) };
}

/** What the form sends: these fields, without empty ones. */
export function asSent<Field extends TranslatedField>({ hi, mr }: TranslationValues, fields: readonly Field[]) {
  const some = (texts: Texts) =>
    Object.fromEntries(fields.flatMap(field => (texts[field] ? [[field, texts[field]]] : []))) as { [Name in Field]?: string };
  return { hi: some(hi), mr: some(mr) };
}
