// Hindi and Marathi texts in the forms of the catalogue (rule C30).
export type TranslatedField = 'name' | 'description' | 'certificate';

/** A form sends only the fields that it has. */
export type TranslationValues = Record<'hi' | 'mr', Record<TranslatedField, string>>;

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
