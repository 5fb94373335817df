import { updateProfessional } from '../../../../../common/bounds/professionals.gen.ts';
import { also } from '../../../forms/bound.ts';

const { languages, start, ...fields } = updateProfessional.properties;

/** What the fields show of their bounds. Languages are typed as text, and of the two ends of a day only one has a place. */
export const professionalBounds = also({ properties: fields }, start.properties, ['name', 'weight', ...start.required]);
