import * as words from '#words/choice';
import { duration, money } from '../../../shared/format.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { Choice, Choosable } from './choice.ts';

interface Props {
  service: Choosable;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** The variants, of which one is chosen, and the add-ons, of which any (rule C31). */
export function ServiceOptions({ service: { variants = [], addOns = [] }, choice, onChange }: Props) {
  const { variantId = variants[0]?.id ?? null, addOnIds = [] } = choice;
  const withAddOn = (id: string, isOn: boolean) => [...addOnIds.filter(one => one !== id), ...(isOn ? [id] : [])];
  return (
    <div className="grid gap-5">
      {variants.length > 0 && (
        <RadioCards
          legend={words.chooseOne}
          showLegend
          className="grid gap-2"
          cards={variants.map(({ id, name, price, durationInMinutes }) => ({
            value: id,
            label: <Priced name={name} price={money(price)} />,
            hint: <span className="figures">{duration(durationInMinutes)}</span>,
          }))}
          value={variantId}
          onChange={id => onChange({ ...choice, variantId: id })}
        />
      )}
      {addOns.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-sm font-semibold">{words.addIfYouLike}</legend>
          {addOns.map(({ id, name, price, durationInMinutes }) => (
            <label key={id} className="flex min-h-11 cursor-pointer items-start gap-3 px-4 py-2.5">
              <input
                type="checkbox"
                checked={addOnIds.includes(id)}
                onChange={({ target }) => onChange({ ...choice, addOnIds: withAddOn(id, target.checked) })}
                className="mt-0.5 size-5 shrink-0"
              />
              <span className="min-w-0 flex-1">
                <Priced name={name} price={`+ ${money(price)}`} />
                {durationInMinutes > 0 && (
                  <span className="figures block text-sm text-muted">+ {duration(durationInMinutes)}</span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function Priced({ name, price }: { name: string; price: string }) {
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="wrap-anywhere">{name}</span>
      <span className="figures whitespace-nowrap">{price}</span>
    </span>
  );
}
