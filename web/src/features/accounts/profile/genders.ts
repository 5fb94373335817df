import type { components } from '#contract';
import * as words from '#words/profile';

export type Gender = components['schemas']['Gender'];

/** In the order in which they are offered. */
export const genders: { value: Gender; label: string }[] = [
  { value: 'MALE', label: words.male },
  { value: 'FEMALE', label: words.female },
  { value: 'OTHER', label: words.other },
];

export function genderWord(gender: Gender | null): string | null {
  return genders.find(({ value }) => value === gender)?.label ?? null;
}
