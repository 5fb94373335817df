import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Bound } from '../../../forms/bound.ts';
import { TextArea } from '../../../forms/text-area.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import type { TranslatedField, TranslationValues } from './translations.ts';

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
