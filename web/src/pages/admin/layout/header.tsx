import { ChevronRight, ExternalLink, Search } from 'lucide-react';
import { useLocation } from 'wouter';
import { subjectAt } from '../../../features/office/admin-shell/settings-subjects.ts';
import { Logo } from '../../../features/salon/settings/logo.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useGroups, useHere } from './page-link.tsx';

/** Says where one is, and leads to the search (rules W70, W71). On a phone it scrolls away with the page, to leave room for the list. */
export function Header({ onSearch }: { onSearch: () => void }) {
  return (
    <header className="max-md:steady-text border-b border-line bg-card lg:sticky lg:top-0 lg:z-10">
      <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-3 px-4 md:h-16 md:px-8">
        <Logo className="size-8 lg:hidden" />
        <Where />
        <SearchButton onSearch={onSearch} />
        <LinkButton href={paths.home} variant="quiet" size="sm" className="-mr-3 max-md:hidden">
          View Site
          <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.75} />
        </LinkButton>
      </div>
    </header>
  );
}

/** Group and page. On a phone the strip below names the page. */
function Where() {
  const [path] = useLocation();
  const here = useHere(useGroups());
  const page = subjectAt(path)?.title ?? here?.page.label;
  return (
    <p className="flex min-w-0 flex-1 items-center gap-1.5 font-display text-lg/tight font-medium">
      <span className="truncate">{here?.group.label ?? 'Admin'}</span>
      {page && (
        <>
          <ChevronRight aria-hidden className="size-4 shrink-0 text-muted max-md:hidden" />
          <span className="truncate max-md:sr-only">{page}</span>
        </>
      )}
    </p>
  );
}

/** Looks like the field that it opens. */
function SearchButton({ onSearch }: { onSearch: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={onSearch}
      className="flex min-h-11 w-36 shrink-0 items-center gap-2 rounded-full border border-field bg-card px-4 text-left text-sm text-muted transition-colors hover:bg-sand md:w-64"
    >
      <Search aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      <span className="flex-1">Search</span>
      <kbd aria-hidden className="rounded-sm border border-line px-1.5 font-sans text-xs max-lg:hidden">
        Ctrl K
      </kbd>
    </button>
  );
}
