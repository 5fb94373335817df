import { useState } from 'react';
import { type Resolver, type ResolverResult, useForm } from 'react-hook-form';
import { updateProfessional } from '../../../../../common/bounds/professionals.gen.ts';
import { ApiError, atField, hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { NumberHistory } from '../../../features/office/change-mobile/number-history.tsx';
import type { PictureChoice } from '../../../features/salon/media/picture.ts';
import { uploadWords, useUpload } from '../../../features/salon/media/upload.tsx';
import { type Settings, useSettings } from '../../../features/salon/settings/use-settings.ts';
import type { Service } from '../../../features/shop/catalog/catalog.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { lazy } from '../../../shared/lazy.ts';
import { retry } from '../../../shared/retry.ts';
import { LatePart } from '../../../ui/late-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { salonWeek, weekToSend, wholeWeek } from './hours.ts';
import { LateUncovered, useUncovered } from './late-uncovered.tsx';
import { languagesIn, type Professional, type ProfessionalRequest, useProfessionals } from './professional.ts';
import type { ProfessionalValues } from './professional-values.ts';

const ProfessionalFields = lazy(() => import('./professional-fields.tsx'));

interface Props {
  /** null adds one. */
  professional: Professional | null;
  services: Service[];
  onClose: () => void;
  onSaved: (id: string) => void;
}

export default function ProfessionalDialog({ professional, services, onClose, onSaved }: Props) {
  const settings = useSettings();
  const form = useForm<ProfessionalValues>({
    resolver,
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
  const field = useFields(form, updateProfessional);
  const isSending = form.watch('photo') instanceof File;

  async function save(values: ProfessionalValues) {
    const request = requestOf(values);
    const known = professional?.id ?? added?.id;
    if (known === undefined) return finish(await add(request), values.photo, null);
    const changes = changesBetween(added?.request ?? before, request);
    const { hours, active, mobile } = changes;
    const isRenumbered = mobile !== undefined && Boolean(before.mobile);
    if (isRenumbered && !values.mobileReason) {
      form.setError('mobileReason', { message: 'Please enter the reason.' }, { shouldFocus: true });
      return;
    }
    const reason = isRenumbered ? { mobileReason: values.mobileReason } : {};
    const skills = changes.allServices !== undefined || changes.serviceIds ? skillsOf(request) : {};
    const risk = { ...(hours && { hours }), ...skills, ...(active !== undefined && { active }) };
    const isRisky = Object.keys(risk).length > 0;
    if (professional && isRisky && !(await uncovered.isAgreed(professional, risk))) return;
    if (Object.keys(changes).length > 0) {
      const params = { path: { id: known } };
      await update(values.photo ? null : values.name, () =>
        ask(adminApi.PUT('/professional/admin/{id}', { params, body: { ...changes, ...skills, ...reason } })).catch(atItsField),
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
      await update(name, () =>
        run(async sending => {
          const { sendPhoto } = await retry(() => import('./send-photo.ts'));
          return sendPhoto(id, photo, sending);
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
      <TextField label="Name" required autoComplete="off" {...field('name')} />
      <LatePart waiting={<Skeleton className="h-96 rounded-md" />} missing="The other fields could not be loaded.">
        <ProfessionalFields
          photoUrl={professional?.photoUrl ?? null}
          share={share}
          services={services}
          mobileBefore={professional?.mobile ?? null}
        />
        {professional && <NumberHistory changes={professional.mobileChanges} owner={professional.name} />}
      </LatePart>
      {isAsking && <LateUncovered visits={uncovered.visits} />}
    </FormDialog>
  );
}

/** `allServices` and the list go together: a list alone would end *all*. */
const skillsOf = ({ allServices, serviceIds }: ProfessionalRequest) => ({ allServices, serviceIds });

/** Says a refusal at the field it is about. */
function atItsField(error: unknown): never {
  if (hasCode(error, 'PROFESSIONAL_MOBILE_TAKEN')) throw atField(error, 'mobile');
  if (hasCode(error, 'SERVICE_NOT_FOUND') && error instanceof ApiError) {
    throw new ApiError({ ...error, message: 'A chosen service was deleted meanwhile. Close this and open it again.' });
  }
  throw error;
}

/** Checks the form. Its rules are a script of their own, so that the dialog opens sooner. */
const resolver: Resolver<ProfessionalValues> = async (...form) => {
  const rules = await retry(() => import('./professional-values.ts')).catch(() => null);
  return rules?.resolveProfessional(...form) ?? unchecked;
};

const unchecked: ResolverResult<ProfessionalValues> = {
  values: {},
  errors: { name: { type: 'script', message: 'This form could not be checked. Check your connection and try again.' } },
};

/** A new one begins with all services and the salon's hours. */
function valuesOf(professional: Professional | null, settings: Settings | undefined, serviceIds: string[]): ProfessionalValues {
  const { start } = professional ?? {};
  return {
    name: professional?.name ?? '',
    about: professional?.about ?? '',
    languages: professional?.languages.join(', ') ?? '',
    mobile: professional?.mobile ?? '',
    mobileReason: '',
    gender: professional?.gender ?? '',
    messageLanguage: professional?.messageLanguage ?? 'en',
    active: professional?.active ?? true,
    allServices: professional?.allServices ?? true,
    serviceIds: professional?.serviceIds ?? serviceIds,
    hours: wholeWeek(professional?.hours ?? salonWeek(settings?.openingHours)),
    startsFrom: start ? 'PLACE' : 'SALON',
    latitude: start?.latitude ?? settings?.latitude ?? '',
    longitude: start?.longitude ?? settings?.longitude ?? '',
    maxTravelMinutes: String(professional?.maxTravelMinutes ?? ''),
    weight: String(professional?.weight ?? 1),
    photo: null,
  };
}

/** From validated values. */
function requestOf(values: ProfessionalValues): ProfessionalRequest {
  const { name, about, languages, mobile, gender, messageLanguage, active, allServices, hours } = values;
  const { startsFrom, latitude, longitude, maxTravelMinutes, weight } = values;
  return {
    name,
    about,
    languages: languagesIn(languages),
    mobile: mobile || null,
    gender: gender || null,
    messageLanguage,
    active,
    allServices,
    // If she does all services, no list says what she can do.
    serviceIds: allServices ? [] : values.serviceIds,
    hours: weekToSend(hours),
    start: startsFrom === 'PLACE' ? { latitude, longitude } : null,
    maxTravelMinutes: maxTravelMinutes === '' ? null : Number(maxTravelMinutes),
    weight: Number(weight),
  };
}

/** The fields that differ. What a colleague changed in the others stays. */
function changesBetween(before: ProfessionalRequest, after: ProfessionalRequest): Partial<ProfessionalRequest> {
  const names = Object.keys(after) as (keyof ProfessionalRequest)[];
  return Object.fromEntries(
    names.filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name])).map(name => [name, after[name]]),
  );
}
