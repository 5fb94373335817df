import { useEffect } from 'react';
import * as checkoutWords from '#words/checkout';
import * as common from '#words/common';
import * as words from '#words/party';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { money, time } from '../../../shared/format.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Guest } from '../../shop/cart/cart.ts';
import type { Visit } from '../booking/availability.ts';
import type { PartyChoice } from '../guests/guests.ts';
import { PartyPicker } from './party-picker.tsx';
import { type Chosen, usePartyChoice } from './use-party-choice.ts';

interface Props {
  guests: Guest[];
  addressId: string;
  /** Null in a salon with teams. */
  womenOnly: { isOn: boolean; asked: boolean | undefined } | null;
  onWomenOnly: (womenOnly: boolean) => void;
  /** Rupees. */
  price: number;
  initial: { visit: Visit | null; party: PartyChoice | null };
  onChoose: (chosen: Chosen) => void;
  onBack: () => void;
  onContinue: (chosen: Chosen) => void;
}

/** Day and time of a visit for several guests, and how many come: the fewest that have everyone ready, or more who take less time. */
export default function PartyStep(props: Props) {
  const { guests, addressId, womenOnly, onWomenOnly, price, initial, onChoose, onBack, onContinue } = props;
  const choice = usePartyChoice({ guests, place: { addressId }, womenOnly: womenOnly?.asked, initial });
  const { chosen, isTouched, plan, found } = choice;

  // Reported at once: the customer may leave the step by Back or by closing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every render makes another object for the same choice
  useEffect(() => {
    if (chosen && isTouched) onChoose(chosen);
  }, [JSON.stringify(chosen), isTouched]);

  return (
    <>
      {womenOnly && (
        <div className="mb-6">
          <SwitchField
            label={checkoutWords.onlyWomen}
            hint={checkoutWords.onlyWomenHint}
            checked={womenOnly.isOn}
            onChange={({ target }) => onWomenOnly(target.checked)}
          />
        </div>
      )}
      <PartyPicker choice={choice} />
      <BottomBar
        onDesktop="in page"
        note={
          plan ? (
            <span className="flex flex-wrap justify-between gap-x-3">
              <span>{words.allReady(time(plan.endTime))}</span>
              <span className="font-bold">{money(price)}</span>
            </span>
          ) : (
            found && words.choosePlan
          )
        }
      >
        <Button variant="secondary" onClick={onBack} className="md:min-w-32">
          {common.back}
        </Button>
        <Button
          // A `disabled` button would lose the focus if the plan is gone meanwhile.
          aria-disabled={!chosen}
          onClick={() => chosen && onContinue(chosen)}
          className="max-md:flex-1 md:ml-auto md:min-w-40"
        >
          {common.goOn}
        </Button>
      </BottomBar>
    </>
  );
}
