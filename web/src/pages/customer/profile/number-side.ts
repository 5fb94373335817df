import { api, ask } from '../../../api/client.ts';
import { visitor } from '../../../features/accounts/auth/customer.ts';
import type { Profile } from '../../../features/accounts/profile/use-profile.ts';
import { askedOf, type NumberSide } from '../../../features/office/number/number-side.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';

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
