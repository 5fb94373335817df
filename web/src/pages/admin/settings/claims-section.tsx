import { Plus, X } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '../../../forms/number-field.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextArea } from '../../../forms/text-area.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { ClaimsEffect } from './claims-effect.tsx';
import { emptyTexts, longestAbout, longestLine, mostLines } from './claims-form.ts';
import type { SettingsValues } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

const languages = [
  ['en', 'English'],
  ['hi', 'Hindi'],
  ['mr', 'Marathi'],
] as const;

/** What the owner says of the salon. Nothing stands on the site that was not typed here (rule C20). */
export default function ClaimsSection() {
  const { register, formState } = useFormContext<SettingsValues>();
  const errors = formState.errors.claims;
  return (
    <SettingsSection
      isAlone
      title="What you say of yourself"
      hint="Type only what is true and what you can show. What is empty stands nowhere."
      effect={<ClaimsEffect />}
    >
      <div className="@container">
        <div className="grid items-start gap-5 @xs:grid-cols-2 @lg:grid-cols-3">
          <NumberField label="Years of work" hint="Shown as 15+" error={errors?.years?.message} {...register('claims.years')} />
          <NumberField label="Clients" hint="Shown as 10,000+" error={errors?.clients?.message} {...register('claims.clients')} />
          <NumberField label="Services" hint="Shown as 50+" error={errors?.services?.message} {...register('claims.services')} />
          <NumberField
            label="Rating elsewhere"
            hint="Such as your average on Google"
            error={errors?.rating?.message}
            {...register('claims.rating')}
          />
          <NumberField
            label="From how many reviews"
            hint="Shown as 500+"
            error={errors?.reviews?.message}
            {...register('claims.reviews')}
          />
        </div>
      </div>
      <SwitchField
        label="Our own academy"
        hint="All who come have learned their work at your own academy. Home, About and every service say so."
        {...register('claims.ownAcademy')}
      />
      <SwitchField
        label="We check papers"
        hint="You have seen the papers of everybody who comes. About says so."
        {...register('claims.checksPapers')}
      />
      <Lines />
      <fieldset className="grid gap-4">
        <legend className="mb-1.5 font-semibold">About your salon</legend>
        {languages.map(([language, name]) => (
          <TextArea
            key={language}
            label={`In ${name}`}
            hint={language === 'en' ? 'How you began, what you do best. About shows it instead of our own words.' : undefined}
            lang={language}
            rows={3}
            maxLength={longestAbout}
            error={errors?.about?.[language]?.message}
            {...register(`claims.about.${language}`)}
          />
        ))}
      </fieldset>
    </SettingsSection>
  );
}

/** Short lines in up to three languages. */
function Lines() {
  const { register, setValue, formState } = useFormContext<SettingsValues>();
  const lines = useWatch<SettingsValues, 'claims.lines'>({ name: 'claims.lines' });
  const errors = formState.errors.claims?.lines;
  const change = (changed: typeof lines) =>
    setValue('claims.lines', changed, { shouldDirty: true, shouldValidate: errors !== undefined });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-semibold">What else speaks for you</legend>
      <p className="text-sm text-muted">Short lines such as “Only women come to you”. Home and About show them.</p>
      {lines.map((_, place) => (
        // The place is all that a line has.
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are named by place, too
        <fieldset key={place} aria-label={`Line ${place + 1}`} className="grid gap-3 rounded-md border border-line p-3">
          {languages.map(([language, name]) => (
            <TextField
              key={language}
              label={`In ${name}`}
              required={language === 'en'}
              lang={language}
              maxLength={longestLine}
              autoComplete="off"
              error={errors?.[place]?.[language]?.message}
              {...register(`claims.lines.${place}.${language}`)}
            />
          ))}
          <Button
            variant="quiet"
            size="sm"
            className="-mx-3 justify-self-start"
            onClick={() => change(lines.toSpliced(place, 1))}
          >
            <X aria-hidden className="size-4.5" />
            Remove line {place + 1}
          </Button>
        </fieldset>
      ))}
      {lines.length < mostLines && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => change([...lines, emptyTexts])}>
          <Plus aria-hidden className="size-4.5" />
          Add a line
        </Button>
      )}
    </fieldset>
  );
}
