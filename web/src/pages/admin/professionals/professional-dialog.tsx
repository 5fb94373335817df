import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, atField, hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { asBinary, upload } from '../../../api/upload.ts';
import { staff } from '../../../features/admin-shell/staff-session.ts';
import type { Service } from '../../../features/catalog/service.ts';
import { atPicture, type PictureChoice } from '../../../features/media/picture.ts';
import { PictureField } from '../../../features/media/picture-field.tsx';
import { uploadWords } from '../../../features/media/upload-bar.tsx';
import { useUpload } from '../../../features/media/use-upload.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { NumberField } from '../../../forms/number-field.tsx';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextArea } from '../../../forms/text-area.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { type Professional, type ProfessionalRequest, useProfessionals } from './professional.ts';
import {
  aboutLength,
  changesBetween,
  nameLength,
  type ProfessionalValues,
  professionalValues,
  requestOf,
  valuesOf,
} from './professional-form.ts';
import { SkillsField } from './skills-field.tsx';
import { StartField } from './start-field.tsx';
import { UncoveredVisits } from './uncovered-visits.tsx';
import { useUncovered } from './use-uncovered.ts';
import { WeekField } from './week-field.tsx';

interface Props {
  /** null adds one. */
  professional: Professional | null;
  services: Service[];
  onClose: () => void;
  onSaved: (id: string) => void;
}

const portrait = { width: 400, height: 400 };

export default function ProfessionalDialog({ professional, services, onClose, onSaved }: Props) {
  const settings = useSettings();
  const form = useForm<ProfessionalValues>({
    resolver: zodResolver(professionalValues),
    defaultValues: valuesOf(
      professional,
      settings,
      services.map(({ id }) => id),
    ),
  });
  useKeptForm(form, { by: staff, of: `professional ${professional?.id}`, about: professional && asFilled(form) });
  const [before] = useState(() => requestOf(form.getValues()));
  /** Added by a try that then failed to send the photo. */
  const [added, setAdded] = useState<{ id: string; request: ProfessionalRequest } | null>(null);
  const { create, update } = useProfessionals();
  const { share, run, cancel } = useUpload();
  const uncovered = useUncovered();
  const field = useFields(form);
  const isSending = form.watch('photo') instanceof File;

  async function save(values: ProfessionalValues) {
    const request = requestOf(values);
    const known = professional?.id ?? added?.id;
    if (known === undefined) return finish(await add(request), values.photo, null);
    const changes = changesBetween(added?.request ?? before, request);
    const { hours, serviceIds, active } = changes;
    const isRisky = hours !== undefined || serviceIds !== undefined || active !== undefined;
    const risk = { ...(hours && { hours }), ...(serviceIds && { serviceIds }), ...(active !== undefined && { active }) };
    if (professional && isRisky && !(await uncovered.isAgreed(professional, risk))) return;
    if (Object.keys(changes).length > 0) {
      const params = { path: { id: known } };
      await update(values.photo ? null : values.name, () =>
        ask(adminApi.PUT('/professional/admin/{id}', { params, body: changes })).catch(atItsField),
      );
    }
    await finish(known, values.photo, values.name);
  }

  async function add(request: ProfessionalRequest): Promise<string> {
    const { id } = await create(request.name, request, header =>
      ask(adminApi.POST('/professional/admin', { params: { header }, body: request })).catch(atItsField),
    );
    setAdded({ id, request });
    return id;
  }

  /** Sends the photo. A toast names who was updated. */
  async function finish(id: string, photo: PictureChoice, name: string | null) {
    if (photo) {
      const body = photo === 'removed' ? { removePhoto: true } : { photo: asBinary(photo) };
      await update(name, () =>
        run(sending =>
          ask(adminApi.PUT('/professional/admin/{id}/photo', { params: { path: { id } }, body, ...upload(sending) })),
        ).catch(error => {
          throw atPicture(error, 'photo');
        }),
      );
    }
    onSaved(id);
  }

  const isAsking = uncovered.visits.length > 0;
  const isNew = !professional;
  return (
    <FormDialog
      form={form}
      title={isNew ? 'Add Professional' : 'Update Professional'}
      size="lg"
      save={isAsking ? 'Save Anyway' : isNew ? 'Add Professional' : 'Save Changes'}
      saving={uploadWords(isSending ? share : null)}
      onSave={save}
      onClose={onClose}
      onStop={isSending ? cancel : undefined}
      fallback={isNew ? 'Failed to create professional' : 'Failed to update professional'}
    >
      <TextField label="Name" required maxLength={nameLength} autoComplete="off" {...field('name')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PhoneField label="Mobile" hint="Customers do not see it." autoComplete="off" {...field('mobile')} />
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
      <TextArea
        label="About"
        maxLength={aboutLength}
        rows={2}
        hint="A few words for customers."
        placeholder="Bridal make-up and mehndi, ten years of experience."
        {...field('about')}
      />
      <TextField
        label="Languages"
        hint="With commas between them."
        placeholder="Hindi, Marathi"
        autoComplete="off"
        {...field('languages')}
      />
      <PictureField name="photo" label="Photo" crop={portrait} current={professional?.photoUrl ?? null} share={share} />
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
      <SwitchField label="Active" hint="When it is off, she gets no visits." {...form.register('active')} />
      {isAsking && <UncoveredVisits visits={uncovered.visits} />}
    </FormDialog>
  );
}

/** Says a refusal at the field it is about. */
function atItsField(error: unknown): never {
  if (hasCode(error, 'PROFESSIONAL_MOBILE_TAKEN')) throw atField(error, 'mobile');
  if (hasCode(error, 'SERVICE_NOT_FOUND') && error instanceof ApiError) {
    throw new ApiError({ ...error, message: 'A chosen service was deleted meanwhile. Close this and open it again.' });
  }
  throw error;
}
