import { pictureChoice } from '../../../features/media/picture.ts';
import { degrees } from '../../../features/settings/degrees.ts';
import type { Settings } from '../../../features/settings/use-settings.ts';
import { z } from '../../../forms/zod.ts';
import { mobilePattern, noMobile } from '../../../shared/phone.ts';
import { readMobile } from '../../../shared/typed.ts';
import { salonWeek, week, weekToSend, wholeWeek } from './hours.ts';
import type { Professional, ProfessionalRequest } from './professional.ts';

export const nameLength = 60;
export const aboutLength = 500;

const languagesIn = (text: string) =>
  text
    .split(',')
    .map(word => word.trim())
    .filter(Boolean);

const spans = z.array(z.object({ from: z.string(), to: z.string() })).check(
  z.superRefine((all, { addIssue }) => {
    all.forEach(({ from, to }, i) => {
      const refuse = (field: 'from' | 'to', message: string) => addIssue({ code: 'custom', path: [i, field], message });
      const before = all[i - 1]?.to;
      if (!from) refuse('from', 'Time is required');
      else if (before && from < before) refuse('from', 'Must not be before the end of the part above');
      if (!to) refuse('to', 'Time is required');
      else if (from && from >= to) refuse('to', 'Must be after the start');
    });
  }),
);

/** The contract's bounds. Numbers are texts as they were typed. */
export const professionalValues = z
  .object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Name is required'),
        z.maxLength(nameLength, `Name must be at most ${nameLength} characters`),
      ),
    about: z.string().check(z.trim(), z.maxLength(aboutLength, `About must be at most ${aboutLength} characters`)),
    languages: z.string().check(
      z.refine(text => languagesIn(text).length <= 10, 'At most ten languages'),
      z.refine(text => languagesIn(text).every(({ length }) => length <= 30), 'At most 30 characters in a language'),
    ),
    mobile: z.string().check(
      z.overwrite(readMobile),
      z.refine(text => text === '' || mobilePattern.test(text), noMobile),
    ),
    gender: z.enum(['', 'FEMALE', 'MALE', 'OTHER']),
    active: z.boolean(),
    serviceIds: z.array(z.string()),
    hours: z.array(z.object({ day: z.enum(week), spans })),
    startsFrom: z.enum(['SALON', 'PLACE']),
    latitude: z.string(),
    longitude: z.string(),
    maxTravelMinutes: z.string().check(
      z.trim(),
      z.refine(
        text => text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= 5 && Number(text) <= 300),
        'Longest way must be from 5 to 300 minutes, or empty',
      ),
    ),
    weight: z.string().check(
      z.trim(),
      z.refine(text => Number(text) >= 0.1 && Number(text) <= 10, 'Share of visits must be from 0.1 to 10'),
    ),
    photo: pictureChoice,
  })
  .check(
    z.superRefine(({ startsFrom, ...place }, { addIssue }) => {
      if (startsFrom === 'SALON') return;
      for (const [field, name, most] of [
        ['latitude', 'Latitude', 90],
        ['longitude', 'Longitude', 180],
      ] as const) {
        const message = degrees(name, most).safeParse(place[field]).error?.issues[0]?.message;
        if (message) addIssue({ code: 'custom', path: [field], message });
      }
    }),
  );

export type ProfessionalValues = z.infer<typeof professionalValues>;

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
    gender: professional?.gender ?? '',
    active: professional?.active ?? true,
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
  const { name, about, languages, mobile, gender, active, serviceIds, hours, maxTravelMinutes, weight } = values;
  const { startsFrom, latitude, longitude } = values;
  return {
    name,
    about,
    languages: languagesIn(languages),
    mobile: mobile || null,
    gender: gender || null,
    active,
    serviceIds,
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
