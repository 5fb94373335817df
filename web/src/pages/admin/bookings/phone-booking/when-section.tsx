import type { Address } from '../../../../features/schedule/address/address.ts';
import type { VisitChoice } from '../../../../features/visits/booking/use-visit-choice.ts';
import { VisitPicker } from '../../../../features/visits/booking/visit-picker.tsx';
import { NoBookableDay } from '../../../../features/visits/booking-admin/no-bookable-day.tsx';
import { WhoChoice } from '../../../../features/visits/checkout/who-choice.tsx';
import { PartyPicker } from '../../../../features/visits/party/party-picker.tsx';
import type { PartyChoosing } from '../../../../features/visits/party/use-party-choice.ts';
import { SwitchField } from '../../../../forms/switch-field.tsx';
import { type Chosen, noVisitYet, type Took } from './draft.ts';
import { PastSection } from './past-section.tsx';

interface Props {
  /** A visit of the past; null for one to come. */
  took: Took | null;
  onTook: (took: Took | null) => void;
  isNamed: boolean;
  who: Who;
  choice: VisitChoice;
  /** Of a visit for several guests; null for one person. */
  party: PartyChoosing | null;
}

interface Who extends Pick<Chosen, 'professional'> {
  serviceIds: string[];
  position: Pick<Address, 'latitude' | 'longitude'> | undefined;
  womenOnly: boolean;
  onChange: (some: Partial<Chosen>) => void;
}

/** When the visit is, and who comes; or when it was. */
export function WhenSection({ took, onTook, isNamed, who, choice, party }: Props) {
  const { serviceIds, position, professional, womenOnly, onChange } = who;
  return (
    <>
      <div className="mb-4">
        <SwitchField
          label="It took place already"
          hint="A walk-in, or a call without network: entered afterwards, with its payment and bill."
          checked={took !== null}
          onChange={({ target }) => onTook(target.checked ? noVisitYet : null)}
        />
      </div>
      {took ? (
        <PastSection took={took} isNamed={isNamed} onChange={onTook} />
      ) : party ? (
        <PartyPicker choice={party} />
      ) : (
        <>
          {isNamed && (
            <WhoChoice
              visit={{ serviceIds, ...position, womenOnly }}
              chosen={professional}
              onChoose={one => {
                onChange({ professional: one && { id: one.id, name: one.name } });
                if (one?.nextFree && !choice.visit) choice.chooseDay(one.nextFree.date);
              }}
              womenOnly={womenOnly}
              onWomenOnly={womenOnly => onChange({ womenOnly })}
            />
          )}
          <VisitPicker
            choice={choice}
            noDay={<NoBookableDay />}
            only={professional && { name: professional.name, onAnyone: () => onChange({ professional: null }) }}
          />
        </>
      )}
    </>
  );
}
