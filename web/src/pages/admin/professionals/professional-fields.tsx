import { useController, useFormContext, useWatch } from 'react-hook-form';
import { languageOptions } from '../../../features/accounts/customer/language-options.ts';
import { pictureHint } from '../../../features/salon/media/crop-preview.tsx';
import { PositionField } from '../../../features/salon/settings/position-field.tsx';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import type { Service } from '../../../features/shop/catalog/catalog.ts';
import { Field } from '../../../forms/field.tsx';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { NumberField, TextArea, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { professionalPaths } from '../../../professional-paths.ts';
import { lazy } from '../../../shared/lazy.ts';
import { LatePart } from '../../../ui/late-part.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { professionalBounds } from './professional-bounds.ts';
import type { ProfessionalValues } from './professional-values.ts';
import { SkillsField } from './skills-field.tsx';
import { WeekField } from './week-field.tsx';

interface Props {
  photoUrl: string | null;
  /** Progress of the photo's upload. */
  share: number | null;
  services: Service[];
  /** Null for somebody who has none yet. */
  mobileBefore: string | null;
}

// Most changes are not about the photo.
const PictureField = lazy(async () => ({
  default: (await import('../../../features/salon/media/picture-field.tsx')).PictureField,
}));

const portrait = { width: 400, height: 400 };

/** All but the name, so that the dialog opens at once. Their values are the form's from the beginning. */
export default function ProfessionalFields({ photoUrl, share, services, mobileBefore }: Props) {
  const form = useFormContext<ProfessionalValues>();
  const field = useFields(form, professionalBounds);
  const hasOtherMobile = mobileBefore !== null && form.watch('mobile') !== mobileBefore;
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PhoneField
          label="Mobile"
          hint={`Customers do not see it. It signs in at ${location.host}${professionalPaths.today}, where a phone shows the visits.`}
          autoComplete="off"
          {...field('mobile')}
        />
        <SelectField
          label="Gender"
          options={[
            { value: '', label: 'Not said' },
            { value: 'FEMALE', label: 'Female' },
            { value: 'MALE', label: 'Male' },
            { value: 'OTHER', label: 'Other' },
          ]}
          {...field('gender')}
        />
      </div>
      {hasOtherMobile && (
        <TextField
          label="Reason for the new number"
          autoComplete="off"
          hint="It stays with the professional. We tell both numbers, and sign out all devices."
          {...field('mobileReason')}
        />
      )}
      <TextArea
        label="About"
        rows={2}
        hint="A few words for customers."
        placeholder="Bridal make-up and mehndi, ten years of experience."
        {...field('about')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Languages"
          hint="Those that the professional speaks. With commas between them."
          placeholder="Hindi, Marathi"
          autoComplete="off"
          {...field('languages')}
        />
        <SelectField
          label="Language of messages"
          hint="The professional can choose it on the phone, too."
          options={languageOptions}
          {...field('messageLanguage')}
        />
      </div>
      <LatePart
        waiting={<PhotoWaits hasPhoto={photoUrl !== null} />}
        missing="The photo cannot be chosen. All else can be saved."
      >
        <PictureField name="photo" label="Photo" crop={portrait} current={photoUrl} share={share} />
      </LatePart>
      <SkillsField services={services} />
      <WeekField />
      <StartField />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          label="Longest way (minutes)"
          inputMode="numeric"
          placeholder="No limit"
          hint="To one visit. Leave empty for no limit."
          {...field('maxTravelMinutes')}
        />
        <NumberField label="Share of visits" required hint="1 is usual. 2 gets twice as many visits." {...field('weight')} />
      </div>
      <SwitchField label="Active" hint="When it is off, there are no visits." {...form.register('active')} />
    </>
  );
}

/** A place as high as the field that comes. */
function PhotoWaits({ hasPhoto }: { hasPhoto: boolean }) {
  return (
    <Field label="Photo" hint={pictureHint(portrait)}>
      {() => <Skeleton className={hasPhoto ? 'h-96 rounded-md' : 'h-12.5 rounded-md'} />}
    </Field>
  );
}

/** Where her day starts. */
function StartField() {
  const { field } = useController<ProfessionalValues, 'startsFrom'>({ name: 'startsFrom' });
  const name = useWatch<ProfessionalValues, 'name'>({ name: 'name' });
  const settings = useSettings();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RadioCards
        legend="The day starts"
        showLegend
        value={field.value}
        onChange={field.onChange}
        className="grid gap-3 sm:grid-cols-2"
        cards={[
          { value: 'SALON', label: 'At the salon', hint: 'The way to the first visit begins there.' },
          { value: 'PLACE', label: 'At another place', hint: 'At home, for example. Customers do not see it.' },
        ]}
      />
      {field.value === 'PLACE' && (
        <PositionField
          legend="Where the day starts"
          pinLabel={`Where the day of ${name || 'the professional'} starts. Move it with the arrow keys, or drag it.`}
          otherwise={settings}
        />
      )}
    </div>
  );
}
