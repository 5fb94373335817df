import { api, ask } from '../../../api/client.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';
import { askedOf, type NumberSide } from '../../office/number/number-side.ts';
import { visitor } from '../auth/customer.ts';
import type { Profile } from './use-profile.ts';

/** The customer changes the own number. */
export function numberSideOf({ mobile: present }: Profile, onSaved: (saved: Profile) => void): NumberSide {
  return {
    by: visitor,
    digits: 4,
    present,
    ask: mobile => ask(api.POST('/auth/profile/mobile/passcode', { body: { ...askedOf(mobile), ...readerLanguage } })),
    change: async body => onSaved(await ask(api.PUT('/auth/profile/mobile', { body }))),
  };
}
