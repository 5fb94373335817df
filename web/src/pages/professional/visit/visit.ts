import type { components } from '#contract';

type Schemas = components['schemas'];
export type VisitState = Schemas['VisitState'];
export type ProfessionalVisit = Schemas['ProfessionalVisit'];
export type OwnPart = Schemas['OwnPart'];
export type DoorRefusal = Schemas['DoorRefusal'];
export type ProfessionalDays = Schemas['OwnVisits'];
export type EndedVisit = Schemas['EndedVisit'];
