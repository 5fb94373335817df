import type { StaffSettings } from '../../../features/salon/settings/saved-settings.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { NumberField } from '../../../forms/text-fields.tsx';
import { plural } from '../../../shared/format.ts';
import { useSettingsPreview } from './preview.tsx';
import { EffectTitle, SettingsSection } from './settings-section.tsx';
import { useSettingsFields } from './use-settings-fields.ts';

/** How long ways take, and how late is in time (rules N5, N6). Only for named professionals. */
export default function TravelSection() {
  const field = useSettingsFields();
  return (
    <SettingsSection
      isAlone
      title="Travel"
      hint="How long a way takes from one visit to the next. It counts when named professionals carry out the visits."
      effect={<TravelEffect />}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField label="Speed in km/h" hint="On average, with traffic." {...field('travel.speedKmh')} />
        <NumberField
          label="Detour"
          hint="How much longer the road is than the straight line: 1.35 for 35% longer."
          {...field('travel.detour')}
        />
        <NumberField
          label="Minutes for each way"
          hint="For parking, stairs and unpacking."
          inputMode="numeric"
          {...field('travel.fixedMinutes')}
        />
        <NumberField
          label="Grace in minutes"
          hint="How late a professional may arrive and still be in time. Customers see it as the arrival window."
          inputMode="numeric"
          {...field('arrivalGraceMinutes')}
        />
      </div>
      <SwitchField
        label="Customer and house in calendar feeds"
        hint="The feed of a professional then shows the customer's first name, and the house from 6 pm on the day before. Whoever has the address of the feed sees both. Feeds of the whole salon stay as they are."
        {...field('feedsShowCustomer')}
      />
    </SettingsSection>
  );
}

const examples = [2, 5, 10];

function TravelEffect() {
  const { settings } = useSettingsPreview();
  return (
    <>
      <EffectTitle>A way as the crow flies</EffectTitle>
      <dl className="figures grid grid-cols-2 gap-y-1 text-sm">
        {examples.map(km => (
          <div key={km} className="contents">
            <dt>{km} km</dt>
            <dd className="text-right font-semibold">{plural(minutesFor(km, settings.travel), 'minute')}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">Rounded up to 5 minutes.</p>
    </>
  );
}

/** As the contract's TravelEstimate says. */
function minutesFor(km: number, { detour, speedKmh, fixedMinutes }: StaffSettings['travel']): number {
  return Math.ceil(((60 * detour * km) / speedKmh + fixedMinutes - 1e-6) / 5) * 5;
}
