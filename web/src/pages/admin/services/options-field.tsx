import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { components } from '#contract';
import { createService } from '../../../../../common/bounds/services.gen.ts';
import { NumberField, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { Button, IconButton } from '../../../ui/button.tsx';

type Option = components['schemas']['ServiceOption'];
type Input = components['schemas']['AddOnInput'];

/** A variant or an add-on as it is typed. A new one has no id. */
export interface OptionValues {
  id: string;
  name: string;
  price: string;
  durationInMinutes: string;
  translations: Record<'hi' | 'mr', { name: string }>;
}

/** What the form begins with. */
export function optionValues(options: Option[] = []): OptionValues[] {
  return options.map(({ id, name, price, durationInMinutes, translations }) => ({
    ...{ id, name, price: String(price), durationInMinutes: String(durationInMinutes) },
    translations: { hi: { name: translations?.hi?.name ?? '' }, mr: { name: translations?.mr?.name ?? '' } },
  }));
}

/** What the form sends. */
export function optionsSent(options: OptionValues[]): Input[] {
  return options.map(({ id, price, durationInMinutes, ...words }) => ({
    ...(id && { id }),
    ...words,
    price: Number(price),
    durationInMinutes: Number(durationInMinutes),
  }));
}

type Kind = 'variants' | 'addOns';
type Values = Record<Kind, OptionValues[]> & Pick<OptionValues, 'price' | 'durationInMinutes'>;

const kinds = {
  variants: {
    title: 'Variants',
    one: 'variant',
    hint: 'Such as lengths: customers choose exactly one. The first is the default.',
  },
  addOns: { title: 'Add-ons', one: 'add-on', hint: 'Customers add as many as they like. Price and minutes are what each adds.' },
} as const;

const newOption: OptionValues = {
  id: '',
  name: '',
  price: '',
  durationInMinutes: '',
  translations: { hi: { name: '' }, mr: { name: '' } },
};

/** The variants or the add-ons of a service, in the order in which customers see them (rule C31). */
export function OptionsField({ kind }: { kind: Kind }) {
  const { title, one, hint } = kinds[kind];
  const form = useFormContext<Values>();
  const options = useWatch<Values, Kind>({ name: kind });
  const [added, setAdded] = useState<{ place: number }>();
  const { setFocus, setValue, formState } = form;
  const hasErrors = formState.errors[kind] !== undefined;
  const most = createService.properties[kind].maxItems;

  useEffect(() => {
    if (added) setFocus(`${kind}.${added.place}.name`);
  }, [added, kind, setFocus]);

  // The errors are named by place, so they are found anew.
  const change = (changed: OptionValues[]) => setValue(kind, changed, { shouldDirty: true, shouldValidate: hasErrors });

  function add() {
    // The first variant is the service as it was until now.
    const [price, durationInMinutes] = form.getValues(['price', 'durationInMinutes']);
    const isFirst = kind === 'variants' && options.length === 0;
    change([...options, { ...newOption, ...(isFirst && { price, durationInMinutes }) }]);
    setAdded({ place: options.length });
  }

  function move(place: number, by: 1 | -1) {
    const [moved] = options.slice(place, place + 1);
    if (moved) change(options.toSpliced(place, 1).toSpliced(place + by, 0, moved));
  }

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="text-sm font-semibold">{title}</legend>
      <p className="text-sm text-muted">{hint}</p>
      {options.map((_, place) => (
        <OptionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a new one has no id, and each is drawn by its values alone
          key={place}
          path={`${kind}.${place}`}
          called={`${one} ${place + 1}`}
          onUp={place > 0 ? () => move(place, -1) : undefined}
          onDown={place < options.length - 1 ? () => move(place, 1) : undefined}
          onRemove={() => change(options.toSpliced(place, 1))}
        />
      ))}
      {options.length < most && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={add}>
          <Plus aria-hidden className="size-4.5" />
          {kind === 'variants' ? 'Add a Variant' : 'Add an Add-on'}
        </Button>
      )}
    </fieldset>
  );
}

interface RowProps {
  path: `${Kind}.${number}`;
  /** Such as `variant 2`. */
  called: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

function OptionFields({ path, called, onUp, onDown, onRemove }: RowProps) {
  const field = useFields(useFormContext<Values>(), createService);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3 rounded-md border border-line p-3">
      <legend className="sr-only">{called}</legend>
      <TextField label={`Name of ${called}`} autoComplete="off" {...field(`${path}.name`)} />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <NumberField label={`Price of ${called} (₹)`} {...field(`${path}.price`)} />
        <NumberField label={`Minutes of ${called}`} inputMode="numeric" {...field(`${path}.durationInMinutes`)} />
        <TextField label={`In Hindi, ${called}`} lang="hi" autoComplete="off" {...field(`${path}.translations.hi.name`)} />
        <TextField label={`In Marathi, ${called}`} lang="mr" autoComplete="off" {...field(`${path}.translations.mr.name`)} />
      </div>
      <div className="flex justify-end gap-1">
        {onUp && <IconButton icon={ArrowUp} label={`Move ${called} up`} onClick={onUp} />}
        {onDown && <IconButton icon={ArrowDown} label={`Move ${called} down`} onClick={onDown} />}
        <IconButton icon={Trash2} label={`Remove ${called}`} onClick={onRemove} />
      </div>
    </fieldset>
  );
}
