import type { ComponentType } from 'react';
import type { SubjectId } from '../../../features/office/admin-shell/settings-subjects.ts';
import { lazy } from '../../../shared/lazy.ts';

/** The fields of each subject, loaded with its page. They stand within the form of all settings (rule W72). */
export const sectionsOf: Record<SubjectId, ComponentType> = {
  salon: lazy(() => import('./salon-sections.tsx')),
  claims: lazy(() => import('./claims-section.tsx')),
  opening: lazy(() => import('./opening-sections.tsx')),
  bookings: lazy(() => import('./bookings-section.tsx')),
  area: lazy(() => import('./area-section.tsx')),
  travel: lazy(() => import('./travel-section.tsx')),
  prices: lazy(() => import('./prices-section.tsx')),
  payment: lazy(() => import('./payment-sections.tsx')),
  messages: lazy(() => import('./messages-section.tsx')),
  search: lazy(() => import('./search-section.tsx')),
  programs: lazy(() => import('./programs-section.tsx')),
};
