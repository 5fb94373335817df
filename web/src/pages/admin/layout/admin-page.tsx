import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';

interface Props {
  title: string;
  /** Beside the title, like a button to add something. */
  action?: ReactNode;
  /** The page shows the last known data, because newer could not be read. */
  isStale?: boolean;
  children: ReactNode;
}

/** Title and act of a page, and the note about stale data. */
export function AdminPage({ title, action, isStale = false, children }: Props) {
  useDocumentTitle(`${title} · Admin`);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:mb-6">
        <PageTitle className="max-md:text-2xl! max-[22rem]:text-xl!">{title}</PageTitle>
        {action}
      </div>
      {isStale && <StaleNote className="mb-5" />}
      {children}
    </>
  );
}
