import { api, ask } from '../../api/client.ts';
import type { Person } from '../../shared/kept.ts';
import { readerLanguage } from '../../shared/reader-language.ts';
import { customer } from '../auth/customer.ts';
import type { NumberSide } from '../number/number-side.ts';
import type { Profile } from './use-profile.ts';

/** The draft is kept in memory and for another language, because its passcodes end soon. */
export const ownerOfNumber: Person = { ...customer, place: 'page' };

/** The customer changes the own number. */
export function numberSideOf({ mobile: present }: Profile, onSaved: (saved: Profile) => void): NumberSide {
  return {
    by: ownerOfNumber,
    digits: 4,
    present,
    ask: mobile => ask(api.POST('/auth/profile/mobile/passcode', { body: { ...(mobile && { mobile }), ...readerLanguage } })),
    change: async body => onSaved(await ask(api.PUT('/auth/profile/mobile', { body }))),
  };
}
