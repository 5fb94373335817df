// What the salon says of itself (rule C20), in the form of the settings.

import type { components } from '#contract';
import { updateSettings } from '../../../../../common/bounds/settings.gen.ts';
import type { Typed } from '../../../forms/from-contract.ts';

type Claims = components['schemas']['SalonClaims'];
type Texts = components['schemas']['ClaimLine'];

interface ClaimTexts {
  en: string;
  hi: string;
  mr: string;
}

export interface ClaimValues
  extends Typed<Claims, 'years' | 'clients' | 'services' | 'rating' | 'reviews' | 'ownAcademy' | 'checksPapers'> {
  about: ClaimTexts;
  lines: ClaimTexts[];
}

const { about, lines, ...figures } = updateSettings.properties.claims.properties;
export const mostLines = lines.maxItems;

/** Which text needs English depends on the others. */
export const claimBounds = {
  properties: {
    ...figures,
    about: { properties: about.properties },
    lines: { ...lines, items: { properties: lines.items.properties } },
  },
};

/** What the contract cannot say of the claims. `path` is the field within them. */
export function checkClaims(
  { rating, reviews, about, lines }: ClaimValues,
  refuse: (path: ClaimPath, message: string) => void,
): void {
  if (rating && !reviews) refuse('reviews', 'From how many reviews?');
  if (reviews && !rating) refuse('rating', 'What is their average?');
  if (about.en === '' && (about.hi || about.mr)) refuse('about.en', 'Write the text in English, too');
  lines.forEach(({ en }, i) => {
    if (en === '') refuse(`lines.${i}.en`, 'Write the line in English, or remove it');
  });
}

type ClaimPath = 'reviews' | 'rating' | 'about.en' | `lines.${number}.en`;

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
