import { WEEK } from '../../../../../common/time.ts';
import { readMobile } from '../../../../../common/typed.ts';
import { pictureChoice } from '../../../features/salon/media/picture.ts';
import { degrees } from '../../../features/salon/settings/degrees.ts';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { mobilePattern, noMobile } from '../../../shared/phone.ts';
import { clockSpans } from './clock-spans.ts';
import { aboutLength, languagesIn, nameLength } from './professional.ts';

/** The contract's bounds. Numbers are texts as they were typed. */
const professionalValues = z
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
    mobileReason: z.string().check(z.trim(), z.maxLength(300, 'Reason must be at most 300 characters')),
    gender: z.enum(['', 'FEMALE', 'MALE', 'OTHER']),
    messageLanguage: z.enum(['en', 'hi', 'mr']),
    active: z.boolean(),
    allServices: z.boolean(),
    serviceIds: z.array(z.string()),
    hours: z.array(z.object({ day: z.enum(WEEK), spans: clockSpans })),
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

export const resolveProfessional = zodResolver(professionalValues);
