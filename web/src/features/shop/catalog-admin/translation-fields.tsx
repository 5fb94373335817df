import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Bound } from '../../../forms/bound.ts';
import { TextArea, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { Accordion } from '../../../ui/accordion.tsx';

// Hindi and Marathi texts in the forms of the catalogue (rule C30).
type TranslatedField = 'name' | 'description' | 'certificate';

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

interface Props {
  /** Of the request that the form sends. */
  bound: Bound;
  /** Those that the thing has. */
  fields: readonly TranslatedField[];
}

const readers = [
  { language: 'hi', called: 'Hindi' },
  { language: 'mr', called: 'Marathi' },
] as const;
const labels: Record<TranslatedField, string> = { name: 'Name', description: 'Description', certificate: 'Certificate' };

/** Hindi and Marathi texts of the form around it, folded behind one line. Readers see English where one is empty. */
export function TranslationFields({ bound, fields }: Props) {
  const form = useFormContext<{ translations: TranslationValues }>();
  const field = useFields(form, bound);
  const [isOpened, open] = useState(false);
  // What was refused must be seen.
  const isOpen = isOpened || form.formState.errors.translations !== undefined;
  return (
    <Accordion title="In Hindi and Marathi" isOpen={isOpen} onToggle={open}>
      <div className="grid gap-5 text-ink">
        <p className="text-sm text-muted">Readers of these languages see the English text where you leave one empty.</p>
        {isOpen &&
          readers.map(({ language, called }) => (
            <fieldset key={language} className="grid gap-4">
              <legend className="sr-only">{called}</legend>
              {fields.map(name => {
                const props = {
                  label: `${labels[name]} in ${called}`,
                  lang: language,
                  autoComplete: 'off',
                  ...field(`translations.${language}.${name}`),
                };
                return name === 'description' ? <TextArea key={name} rows={3} {...props} /> : <TextField key={name} {...props} />;
              })}
            </fieldset>
          ))}
      </div>
    </Accordion>
  );
}
