import { Check, Plus, Star, X } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { figures } from '../../../features/salon/settings/claims.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { NumberField, TextArea, TextField } from '../../../forms/text-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { emptyTexts, mostLines } from './claims-form.ts';
import { useSettingsPreview } from './preview.tsx';
import type { SettingsValues } from './settings-form.ts';
import { EffectTitle, SettingsSection } from './settings-section.tsx';
import { useSettingsFields } from './use-settings-fields.ts';

const languages = [
  ['en', 'English'],
  ['hi', 'Hindi'],
  ['mr', 'Marathi'],
] as const;

/** What the owner says of the salon. Nothing stands on the site that was not typed here (rule C20). */
export default function ClaimsSection() {
  const field = useSettingsFields();
  return (
    <SettingsSection
      isAlone
      title="What you say of yourself"
      hint="Type only what is true and what you can show. What is empty stands nowhere."
      effect={<ClaimsEffect />}
    >
      <div className="@container">
        <div className="grid items-start gap-5 @xs:grid-cols-2 @lg:grid-cols-3">
          <NumberField label="Years of work" hint="Shown as 15+" {...field('claims.years')} />
          <NumberField label="Clients" hint="Shown as 10,000+" {...field('claims.clients')} />
          <NumberField label="Services" hint="Shown as 50+" {...field('claims.services')} />
          <NumberField label="Rating elsewhere" hint="Such as your average on Google" {...field('claims.rating')} />
          <NumberField label="From how many reviews" hint="Shown as 500+" {...field('claims.reviews')} />
        </div>
      </div>
      <SwitchField
        label="Our own academy"
        hint="All who come have learned their work at your own academy. Home, About and every service say so."
        {...field('claims.ownAcademy')}
      />
      <SwitchField
        label="We check papers"
        hint="You have seen the papers of everybody who comes. About says so."
        {...field('claims.checksPapers')}
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
            {...field(`claims.about.${language}`)}
          />
        ))}
      </fieldset>
    </SettingsSection>
  );
}

/** Short lines in up to three languages. */
function Lines() {
  const { setValue, formState } = useFormContext<SettingsValues>();
  const field = useSettingsFields();
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
              autoComplete="off"
              {...field(`claims.lines.${place}.${language}`)}
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

const names = { years: 'years', clients: 'clients', services: 'services' };

/** The claims as Home shows them. */
function ClaimsEffect() {
  const { claims } = useSettingsPreview().settings;
  const typed = figures(claims);
  const isSilent = typed.length === 0 && claims.lines.length === 0 && claims.rating === null;
  return (
    <>
      <EffectTitle>On the home page</EffectTitle>
      {isSilent && <p>No figures. Home says what is true of every visit: prices before booking, payment after the visit.</p>}
      {claims.rating !== null && claims.reviews !== null && (
        <p className="figures flex items-center gap-2 text-sm font-semibold">
          <Star aria-hidden className="size-4.5 fill-marigold text-marigold" />
          {claims.rating.toFixed(1)} rating from {claims.reviews.toLocaleString('en-IN')}+ reviews
        </p>
      )}
      {typed.length > 0 && (
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {typed.map(({ of, figure }) => (
            <div key={of} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{names[of]}</dt>
              <dd className="font-display text-2xl font-medium">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {claims.lines.length > 0 && (
        <ul className="grid gap-2">
          {claims.lines.map(({ en }) => (
            <li key={en} className="flex items-start gap-2 font-medium">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
              <span className="wrap-anywhere">{en}</span>
            </li>
          ))}
        </ul>
      )}
      {claims.rating !== null && (
        <p className="text-sm text-muted">The rating goes as soon as five of your own customers have written reviews here.</p>
      )}
    </>
  );
}
