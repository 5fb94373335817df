import { Clock, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import * as common from '#words/common';
import { writeToUs } from '#words/contact';
import * as words from '#words/footer';
import * as titles from '#words/titles';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import { customerNavigation, moreLinks } from '../../../features/salon/settings/navigation.ts';
import { openingHoursLines } from '../../../features/salon/settings/opening-hours.ts';
import { type Settings, useSettings } from '../../../features/salon/settings/use-settings.ts';
import { paths } from '../../../paths.ts';
import { callLink, mailLink } from '../../../shared/outside-links.ts';
import { siteName } from '../../../shared/use-document-title.ts';

/** The salon, its hours, and how to reach it. */
export function Footer() {
  const settings = useSettings();
  return (
    <footer className="bg-ink text-mist">
      <div className="page-width grid gap-8 py-10 md:grid-cols-2 md:gap-10 md:py-14 lg:grid-cols-[1.4fr_1fr_1fr_1.2fr]">
        <div>
          <p className="font-display text-2xl font-medium text-card">{settings?.salonName ?? siteName()}</p>
          <p className="mt-2 max-w-xs text-sm">{settings?.claims.ownAcademy ? words.footerText : words.footerPlain}</p>
        </div>
        <Detail title={words.openingHours} icon={<Clock aria-hidden className="size-5" />}>
          {settings &&
            openingHoursLines(settings.openingHours).map(({ days, hours }) => (
              <p key={days} className="mb-1">
                {days}
                <br />
                <span className="text-card">{hours}</span>
              </p>
            ))}
        </Detail>
        <Reach settings={settings} />
        {settings?.address !== '' && (
          <Detail title={common.address} icon={<MapPin aria-hidden className="size-5" />}>
            {settings && <address className="text-card not-italic">{settings.address}</address>}
          </Detail>
        )}
      </div>
      <FooterLinks />
    </footer>
  );
}

/** Phone and e-mail, as far as the salon has said them; else the way to write to it. */
function Reach({ settings }: { settings: Settings | undefined }) {
  const { phone, email } = settings ?? {};
  const isSilent = phone === '' && email === '';
  return (
    <Detail title={isSilent ? common.contact : words.phoneAndEmail} icon={<Phone aria-hidden className="size-5" />}>
      <div className="-my-2.5 grid justify-items-start">
        {phone && (
          <a href={callLink(phone)} className={`figures ${linkLook}`}>
            {phone}
          </a>
        )}
        {email && (
          <a href={mailLink(email)} className={`wrap-anywhere ${linkLook}`}>
            {email}
          </a>
        )}
        {isSilent && (
          <Link href={paths.contact} className={linkLook}>
            {writeToUs}
          </Link>
        )}
      </div>
    </Detail>
  );
}

const linkLook = 'inline-flex min-h-11 items-center text-card underline underline-offset-4';

function Detail({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <section className="flex gap-3">
      <span className="text-marigold">{icon}</span>
      <div className="min-h-14 text-sm">
        <h2 className="mb-1.5 font-semibold text-card">{title}</h2>
        {children}
      </div>
    </section>
  );
}

const links = [{ href: paths.about, label: common.about }, { href: paths.contact, label: common.contact }, ...moreLinks];

function FooterLinks() {
  const { status } = useSession();
  const academy = useSettings()?.hasCourses ? [{ href: paths.academy, label: titles.academy }] : [];
  const shown = [...(status === 'out' ? [] : customerNavigation), ...links, ...academy];
  return (
    <nav aria-label={words.footer} className="border-t border-card/15">
      <ul className="page-width two-columns grid gap-x-6 py-4 text-sm sm:flex sm:flex-wrap">
        {shown.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className="inline-flex min-h-11 items-center font-medium hover:text-card hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
