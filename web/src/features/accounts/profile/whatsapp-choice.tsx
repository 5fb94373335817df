import { useState } from 'react';
import * as words from '#words/profile';
import { language } from '#words/site';
import { api, ask } from '../../../api/client.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { useProfile } from './use-profile.ts';

const failure = failureToast();

/** The consent to messages on WhatsApp (rule Q8). It is saved at once, and taken back in the same way. */
export function WhatsappChoice() {
  const text = useSettings()?.whatsappConsentTexts?.[language];
  const { profile, keep, reload } = useProfile();
  const [chosen, choose] = useState<boolean | null>(null);
  if (!text || !profile) return null;

  async function save(whatsappConsent: boolean) {
    choose(whatsappConsent);
    failure.takeBack();
    try {
      keep(await ask(api.PUT('/auth/profile', { body: { whatsappConsent, consentLanguage: language } })));
    } catch {
      failure.say(words.choiceFailed);
      await reload().catch(() => null);
    } finally {
      choose(null);
    }
  }

  return (
    <SwitchField
      label={words.whatsapp}
      hint={text}
      checked={chosen ?? profile.whatsappConsent}
      disabled={chosen !== null}
      onChange={event => void save(event.target.checked)}
    />
  );
}
