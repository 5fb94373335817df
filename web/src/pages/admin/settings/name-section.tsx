import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { asBinary, upload } from '../../../api/upload.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { useChangeSetup, useSetup } from '../../../features/office/setup/use-setup.ts';
import { pickable, prepared } from '../../../features/salon/media/picture.ts';
import { useUpload } from '../../../features/salon/media/upload.tsx';
import { Logo, MarkOf } from '../../../features/salon/settings/logo.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
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

/** Chooses the logo. It is saved at once, apart from the form. */
function LogoField() {
  const hasLogo = Boolean(useSetup().data?.logoPath);
  const { run, share } = useUpload();
  const { show } = useChangeSetup();
  const { mutate } = useSWRConfig();
  const [problem, setProblem] = useState<string | null>(null);

  async function save(body: components['schemas']['LogoForm']) {
    setProblem(null);
    try {
      await show(await run(sending => ask(adminApi.PUT('/setup/admin/logo', { body, ...upload(sending) }))));
      await mutate('/settings');
    } catch (error) {
      setProblem(messageOf(error, 'The logo could not be saved.'));
    }
  }

  async function choose(chosen: File) {
    const { file, problem: refusal } = await prepared(chosen);
    if (file) await save({ logo: asBinary(file) });
    else setProblem(refusal ?? 'This picture cannot be used.');
  }

  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">Logo</legend>
      <div className="flex flex-wrap items-center gap-3">
        <Logo className="size-14" />
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-dashed border-field px-4 font-semibold text-plum has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum hover:bg-plum-tint">
          <ImageUp aria-hidden className="size-5" strokeWidth={1.75} />
          {share === null ? 'Choose a logo' : 'Sending...'}
          <input
            type="file"
            accept={pickable}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void choose(file);
              currentTarget.value = '';
            }}
          />
        </label>
        {hasLogo && (
          <Button variant="quiet" size="sm" onClick={() => save({ removeLogo: true })}>
            Remove the logo
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">Square looks best. It is saved as soon as you choose it.</p>
      {problem && <Alert tone="bad">{problem}</Alert>}
    </fieldset>
  );
}
