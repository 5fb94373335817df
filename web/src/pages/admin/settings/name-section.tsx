import { useFormContext, useWatch } from 'react-hook-form';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { LogoField } from '../../../features/office/setup/logo-field.tsx';
import { Logo } from '../../../features/salon/settings/logo.tsx';
import { MarkOf } from '../../../features/salon/settings/word-mark.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useDebounced } from '../../../shared/use-debounced.ts';
import type { SettingsValues } from './settings-form.ts';
import { EffectTitle, SettingsSection } from './settings-section.tsx';
import { useSettingsFields } from './use-settings-fields.ts';

const restMs = 300;

/** What follows from the typed name, says the server. Undefined without a name. */
function useProposal() {
  const salonName = useDebounced(useWatch<SettingsValues, 'salonName'>({ name: 'salonName' }).trim(), restMs);
  const { data } = useStaffRead(salonName ? ['/settings/admin/name', salonName] : null, () =>
    ask(adminApi.GET('/settings/admin/name', { params: { query: { salonName } } })),
  );
  return data;
}

/** The name wherever it stands: on the site, in an SMS, on a bill (rules C22, C23). */
export function NameSection() {
  const field = useSettingsFields();
  const proposal = useProposal();
  return (
    <SettingsSection title="Name and logo" hint="What customers read on every page." effect={<NameEffect />}>
      <TextField label="Salon name" autoComplete="off" {...field('salonName')} />
      <div className="@container">
        <div className="grid items-start gap-5 @md:grid-cols-2">
          <TextField
            label="Upper line of the header"
            hint="Large. Empty: as proposed."
            autoComplete="off"
            placeholder={proposal?.nameLines[0]}
            {...field('upperLine')}
          />
          <TextField
            label="Line below"
            hint="Small, for the rest of the name."
            autoComplete="off"
            placeholder={proposal?.nameLines[1]}
            {...field('lowerLine')}
          />
        </div>
      </div>
      <TextField
        label="Name in Latin letters"
        hint="For SMS, which have Latin letters in every language. If you registered templates, use the name that stands in them."
        autoComplete="off"
        placeholder={proposal?.latinName}
        {...field('latinName')}
      />
      <LogoField />
    </SettingsSection>
  );
}

function NameEffect() {
  const { getValues } = useFormContext<SettingsValues>();
  const proposal = useProposal();
  const [upper, lower, latin] = useWatch<SettingsValues, ['upperLine', 'lowerLine', 'latinName']>({
    name: ['upperLine', 'lowerLine', 'latinName'],
  });
  const lines = upper.trim() ? [upper, ...(lower.trim() ? [lower] : [])] : (proposal?.nameLines ?? [getValues('salonName')]);
  const brand = latin.trim() || proposal?.latinName;
  return (
    <>
      <EffectTitle>The top of every page</EffectTitle>
      <div className="flex min-h-16 items-center gap-2.5 rounded-md border border-line bg-ground px-3">
        <Logo className="size-9" />
        <MarkOf lines={lines} />
      </div>
      <EffectTitle>The beginning of an SMS</EffectTitle>
      <p className="wrap-anywhere rounded-md bg-card px-3 py-2 text-sm">{brand}: Your visit is booked…</p>
    </>
  );
}
