// Texts from the salon's settings, for use inside running text. Each has its own element (jsx/own-text.ts).
import * as words from '#words/salon';
import { money } from '../../../shared/format.ts';
import { callLink, mailLink } from '../../../shared/outside-links.ts';
import { siteName } from '../../../shared/use-document-title.ts';
import { useSettings } from './use-settings.ts';

export function useSalonName(): string {
  return useSettings()?.salonName ?? siteName();
}

export function SalonName() {
  return <span>{useSalonName()}</span>;
}

export function SalonAddress() {
  return <span>{useSettings()?.address || words.ourSalon}</span>;
}

export function SalonEmail() {
  const email = useSettings()?.email;
  if (!email) return <span>{words.ourEmail}</span>;
  return (
    <a href={mailLink(email)} className={linkLook}>
      {email}
    </a>
  );
}

export function SalonPhone() {
  const phone = useSettings()?.phone;
  if (!phone) return <span>{words.ourPhone}</span>;
  return (
    <a href={callLink(phone)} className={`figures whitespace-nowrap ${linkLook}`}>
      {phone}
    </a>
  );
}

export function MinimumOrder() {
  const settings = useSettings();
  return <span>{settings ? money(settings.minimumOrderValue) : words.amountInCart}</span>;
}

const linkLook = 'font-medium text-plum underline underline-offset-4';
