import { ExternalLink } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

/** On a phone it scrolls away with the page, to leave room for the list. */
export function Header() {
  return (
    <header className="max-md:steady-text border-b border-line bg-card lg:sticky lg:top-0 lg:z-10">
      <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-3 px-4 md:h-16 md:px-8">
        <img src="/icon.svg" alt="" width={32} height={32} className="size-8 lg:hidden" />
        <p className="flex-1 font-display text-lg/tight font-medium sm:text-xl">Admin Dashboard</p>
        <LinkButton href={paths.home} variant="quiet" size="sm" className="-mr-3">
          View Site
          <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.75} />
        </LinkButton>
      </div>
    </header>
  );
}
