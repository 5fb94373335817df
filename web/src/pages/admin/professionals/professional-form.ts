import type { Resolver, ResolverResult } from 'react-hook-form';
import type { Settings } from '../../../features/salon/settings/use-settings.ts';
import { retry } from '../../../shared/retry.ts';
import { salonWeek, weekToSend, wholeWeek } from './hours.ts';
import { languagesIn, type Professional, type ProfessionalRequest } from './professional.ts';
import type { ProfessionalValues } from './professional-values.ts';

/** Checks the form. Its rules are a script of their own, so that the dialog opens sooner. */
export const resolver: Resolver<ProfessionalValues> = async (...form) => {
  const rules = await retry(() => import('./professional-values.ts')).catch(() => null);
  return rules?.resolveProfessional(...form) ?? unchecked;
};

const unchecked: ResolverResult<ProfessionalValues> = {
  values: {},
  errors: { name: { type: 'script', message: 'This form could not be checked. Check your connection and try again.' } },
};

/** A new one begins with all services and the salon's hours. */
export function valuesOf(
  professional: Professional | null,
  settings: Settings | undefined,
  serviceIds: string[],
): ProfessionalValues {
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
export function requestOf(values: ProfessionalValues): ProfessionalRequest {
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
export function changesBetween(before: ProfessionalRequest, after: ProfessionalRequest): Partial<ProfessionalRequest> {
  const names = Object.keys(after) as (keyof ProfessionalRequest)[];
  return Object.fromEntries(
    names.filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name])).map(name => [name, after[name]]),
  );
}
