import { useFormContext } from 'react-hook-form';
import { openingHoursLines } from '../../../features/salon/settings/opening-hours.ts';
import { PositionField } from '../../../features/salon/settings/position-field.tsx';
import { TextArea } from '../../../forms/text-area.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSettingsPreview } from './preview.tsx';
import type { SettingsValues } from './settings-form.ts';
import { EffectTitle, SettingsSection } from './settings-section.tsx';

export function SalonSection() {
  const { register, formState } = useFormContext<SettingsValues>();
  const { errors } = formState;
  const { settings } = useSettingsPreview();
  return (
    <SettingsSection title="Salon" hint="How customers reach you. What you leave empty stands nowhere." effect={<SalonEffect />}>
      {/* Side by side where both can be read whole: beside the sidebar that is later than on a tablet. */}
      <div className="@container">
        <div className="grid items-start gap-5 @md:grid-cols-2">
          <TextField
            label="Phone"
            type="tel"
            maxLength={40}
            autoComplete="off"
            error={errors.phone?.message}
            {...register('phone')}
          />
          <TextField
            label="E-mail"
            type="email"
            maxLength={254}
            autoComplete="off"
            error={errors.email?.message}
            {...register('email')}
          />
        </div>
      </div>
      <TextArea
        label="Address"
        hint="Without one, no page shows your place on the map."
        maxLength={300}
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        label="City"
        hint="The city whose homes you visit. The questions and the terms name it."
        maxLength={60}
        autoComplete="off"
        error={errors.city?.message}
        {...register('city')}
      />
      <TextArea
        label="Areas you visit"
        hint="A sentence for customers, under Common questions."
        maxLength={500}
        rows={3}
        error={errors.areasServed?.message}
        {...register('areasServed')}
      />
      <PositionField
        legend="Position on the map"
        pinLabel="The salon. Move it with the arrow keys, or drag it."
        otherwise={settings}
      />
    </SettingsSection>
  );
}

function SalonEffect() {
  const { settings } = useSettingsPreview();
  return (
    <>
      <EffectTitle>As customers read it</EffectTitle>
      <div className="wrap-anywhere">
        <p className="font-display text-xl font-medium">{settings.salonName}</p>
        <p className="mt-1 whitespace-pre-line">{settings.address}</p>
        <p className="figures mt-2">{settings.phone}</p>
        <p>{settings.email}</p>
        <ul className="figures mt-3 text-sm text-muted">
          {openingHoursLines(settings.openingHours).map(({ days, hours }) => (
            <li key={days}>
              {days}: <span className="whitespace-nowrap">{hours}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
