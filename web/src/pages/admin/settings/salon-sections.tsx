import { useState } from 'react';
import { messageOf } from '../../../api/message-of.ts';
import { EmptyDemoDialog } from '../../../features/office/setup/empty-demo-dialog.tsx';
import { useChangeSetup, useSetup } from '../../../features/office/setup/use-setup.ts';
import { openingHoursLines } from '../../../features/salon/settings/opening-hours.ts';
import { PositionField } from '../../../features/salon/settings/position-field.tsx';
import { TextArea, TextField } from '../../../forms/text-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { NameSection } from './name-section.tsx';
import { useSettingsPreview } from './preview.tsx';
import { EffectTitle, SettingsSection } from './settings-section.tsx';
import { useSettingsFields } from './use-settings-fields.ts';

/** Who the salon is, and how it began. */
export default function SalonSections() {
  return (
    <>
      <NameSection />
      <SalonSection />
      <SetupSection />
    </>
  );
}

/** Brings the first steps back, and empties the demo. Nothing once both are over. */
function SetupSection() {
  const { data: setup } = useSetup();
  const { dismiss } = useChangeSetup();
  const [isAsked, setAsked] = useState(false);
  const isDone = setup?.steps.every(({ done }) => done) ?? true;
  const canReturn = setup?.dismissed && !isDone;
  if (!setup || (!canReturn && !setup.demo)) return null;

  async function bringBack() {
    try {
      await dismiss(false);
      toast.success('The first steps are on the dashboard again.');
    } catch (error) {
      toast.error(messageOf(error, 'The steps could not be brought back.'));
    }
  }

  return (
    <SettingsSection title="First steps">
      <div className="flex flex-wrap gap-3">
        {canReturn && (
          <Button variant="secondary" onClick={bringBack}>
            Show the First Steps Again
          </Button>
        )}
        {setup.demo && (
          <Button variant="secondary" onClick={() => setAsked(true)}>
            Empty the Demo
          </Button>
        )}
      </div>
      {isAsked && <EmptyDemoDialog onClose={() => setAsked(false)} />}
    </SettingsSection>
  );
}

function SalonSection() {
  const field = useSettingsFields();
  const { settings } = useSettingsPreview();
  return (
    <SettingsSection title="Salon" hint="How customers reach you. What you leave empty stands nowhere." effect={<SalonEffect />}>
      {/* Side by side where both can be read whole: beside the sidebar that is later than on a tablet. */}
      <div className="@container">
        <div className="grid items-start gap-5 @md:grid-cols-2">
          <TextField label="Phone" type="tel" autoComplete="off" {...field('phone')} />
          <TextField label="E-mail" type="email" autoComplete="off" {...field('email')} />
        </div>
      </div>
      <TextArea label="Address" hint="Without one, no page shows your place on the map." {...field('address')} />
      <TextField
        label="City"
        hint="The city whose homes you visit. The questions and the terms name it."
        autoComplete="off"
        {...field('city')}
      />
      <TextArea
        label="Areas you visit"
        hint="A sentence for customers, under Common questions."
        rows={3}
        {...field('areasServed')}
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
