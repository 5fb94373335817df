import { updateProfessional } from '../../../../../common/bounds/professionals.gen.ts';
import { type PictureChoice, preparedChoice } from '../../../features/salon/media/picture.ts';
import { without } from '../../../forms/bound.ts';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { onEarth } from '../../../map/position.ts';
import { clockSpans } from './hours.ts';
import { languagesIn, type ProfessionalRequest } from './professional.ts';
import { professionalBounds } from './professional-bounds.ts';

export interface ProfessionalValues
  extends Typed<ProfessionalRequest, Exclude<keyof ProfessionalRequest, 'languages' | 'gender' | 'start'>> {
  /** With commas between them. */
  languages: string;
  gender: NonNullable<ProfessionalRequest['gender']> | '';
  /** Sent with another mobile. */
  mobileReason: string;
  startsFrom: 'SALON' | 'PLACE';
  latitude: string;
  longitude: string;
  photo: PictureChoice;
}

const atSalon = without(professionalBounds, 'latitude', 'longitude');

export const resolveProfessional = fromContract<ProfessionalValues>(
  ({ startsFrom }) => (startsFrom === 'SALON' ? atSalon : professionalBounds),
  async ({ languages, hours, startsFrom, latitude, longitude, photo }, refuse) => {
    const { maxItems, items } = updateProfessional.properties.languages;
    const named = languagesIn(languages);
    if (named.length > maxItems) refuse('languages', { rule: 'maxItems', params: { limit: maxItems } });
    if (named.some(({ length }) => length > items.maxLength))
      refuse('languages', `At most ${items.maxLength} characters in a language`);
    for (const [i, { spans }] of hours.entries()) clockSpans(spans, (path, why) => refuse(`hours.${i}.spans.${path}`, why));
    if (startsFrom === 'PLACE') onEarth({ latitude, longitude }, refuse);
    return { photo: await preparedChoice(photo, problem => refuse('photo', problem)) };
  },
);
