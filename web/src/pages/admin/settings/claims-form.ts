// What the salon says of itself (rule C20), in the form of the settings.
import type { components } from '#contract';
import { z } from '../../../forms/zod.ts';

type Claims = components['schemas']['SalonClaims'];
type Texts = components['schemas']['ClaimLine'];

export const mostLines = 4;
export const longestLine = 80;
export const longestAbout = 600;

const figure = (name: string, most: number) =>
  z.string().check(
    z.trim(),
    z.refine(
      text => text === '' || (/^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most),
      `${name} must be a whole number from 1 to ${most.toLocaleString('en-IN')}, or empty`,
    ),
  );

const inLanguages = (most: number) => {
  const text = z.string().check(z.trim(), z.maxLength(most, `At most ${most} characters`));
  return { en: text, hi: text, mr: text };
};

const line = z.object(inLanguages(longestLine)).check(
  z.superRefine(({ en }, { addIssue }) => {
    if (en === '') addIssue({ code: 'custom', path: ['en'], message: 'Write the line in English, or remove it' });
  }),
);

const about = z.object(inLanguages(longestAbout)).check(
  z.superRefine(({ en, hi, mr }, { addIssue }) => {
    if (en === '' && (hi || mr)) addIssue({ code: 'custom', path: ['en'], message: 'Write the text in English, too' });
  }),
);

export const claimsForm = z
  .object({
    years: figure('Years', 200),
    clients: figure('Clients', 100_000_000),
    services: figure('Services', 10_000),
    rating: z.string().check(
      z.trim(),
      z.refine(
        text => text === '' || (/^\d(\.\d{1,2})?$/.test(text) && Number(text) >= 1 && Number(text) <= 5),
        'Rating must be from 1 to 5, like 4.8, or empty',
      ),
    ),
    reviews: figure('Reviews', 100_000_000),
    ownAcademy: z.boolean(),
    checksPapers: z.boolean(),
    about,
    lines: z.array(line),
  })
  .check(
    z.superRefine(({ rating, reviews }, { addIssue }) => {
      if (rating && !reviews) addIssue({ code: 'custom', path: ['reviews'], message: 'From how many reviews?' });
      if (reviews && !rating) addIssue({ code: 'custom', path: ['rating'], message: 'What is their average?' });
    }),
  );

export type ClaimValues = z.infer<typeof claimsForm>;

export const emptyTexts = { en: '', hi: '', mr: '' };

const typed = (number: number | null) => (number === null ? '' : String(number));
const typedTexts = ({ en, hi, mr }: Texts) => ({ en, hi: hi ?? '', mr: mr ?? '' });

export function claimValuesOf({
  years,
  clients,
  services,
  rating,
  reviews,
  about: text,
  lines,
  ...switches
}: Claims): ClaimValues {
  return {
    ...switches,
    years: typed(years),
    clients: typed(clients),
    services: typed(services),
    rating: typed(rating),
    reviews: typed(reviews),
    about: text ? typedTexts(text) : emptyTexts,
    lines: lines.map(typedTexts),
  };
}

const numberOf = (text: string) => (text === '' ? null : Number(text));
const textsOf = ({ en, hi, mr }: typeof emptyTexts): Texts => ({ en, hi: hi || null, mr: mr || null });

/** From validated values. */
export function claimsOf({ years, clients, services, rating, reviews, about: text, lines, ...switches }: ClaimValues): Claims {
  return {
    ...switches,
    years: numberOf(years),
    clients: numberOf(clients),
    services: numberOf(services),
    rating: numberOf(rating),
    reviews: numberOf(reviews),
    about: text.en ? textsOf(text) : null,
    lines: lines.map(textsOf),
  };
}
