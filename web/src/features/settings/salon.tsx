// The salon's own words inside a running text, from its settings.
import { money } from '../../shared/format.ts';
import { callLink, mailLink } from '../../shared/outside-links.ts';
import { useSettings } from './use-settings.ts';

/** The product's own until it is known. */
export function useSalonName(): string {
  return useSettings()?.salonName ?? 'Nikhar';
}

export function SalonName() {
  return useSalonName();
}

export function SalonAddress() {
  return useSettings()?.address ?? 'our salon in Nagpur';
}

export function SalonEmail() {
  const email = useSettings()?.email;
  if (!email) return 'our e-mail address';
  return (
    <a href={mailLink(email)} className={linkLook}>
      {email}
    </a>
  );
}

export function SalonPhone() {
  const phone = useSettings()?.phone;
  if (!phone) return 'our telephone number';
  return (
    <a href={callLink(phone)} className={`figures whitespace-nowrap ${linkLook}`}>
      {phone}
    </a>
  );
}

export function MinimumOrder() {
  const settings = useSettings();
  return settings ? money(settings.minimumOrderValue) : 'the amount shown in the cart';
}

const linkLook = 'font-medium text-plum underline underline-offset-4';
