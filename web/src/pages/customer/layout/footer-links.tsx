import { Link } from 'wouter';
import { useSession } from '../../../features/auth/session.tsx';
import { paths } from '../../../paths.ts';
import { customerNavigation, moreLinks } from './navigation.ts';

const links = [{ href: paths.about, label: 'About' }, { href: paths.contact, label: 'Contact' }, ...moreLinks];

export function FooterLinks() {
  const { status } = useSession();
  const shown = status === 'out' ? links : [...customerNavigation, ...links];
  return (
    <nav aria-label="Footer" className="border-t border-card/15">
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
