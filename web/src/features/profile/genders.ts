import type { components } from '#contract';

export type Gender = components['schemas']['Gender'];

/** In the order in which they are offered. */
export const genders: { value: Gender; label: string }[] = [
  { value: 'MALE', label: 'Male' },
  { value: 'FEMALE', label: 'Female' },
  { value: 'OTHER', label: 'Other' },
];

export function genderWord(gender: Gender | null): string | null {
  return genders.find(({ value }) => value === gender)?.label ?? null;
}
