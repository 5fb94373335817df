import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type StaffOperation, useMay } from '../../../api/staff-role.tsx';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Button } from '../../../ui/button.tsx';
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

interface AddButtonProps {
  children: string;
  /** The operation that adds: a role that may not call it has no such button. */
  by?: StaffOperation;
  onClick: () => void;
}

/** The page's main act, beside its title; a phone shows only the plus. */
export function AddButton({ children, by, onClick }: AddButtonProps) {
  const may = useMay();
  if (by && !may(by)) return null;
  return (
    <Button aria-label={children} title={children} onClick={onClick} className="max-md:size-12 max-md:p-0!">
      <Plus aria-hidden className="size-5 max-md:size-6" />
      <span className="max-md:hidden">{children}</span>
    </Button>
  );
}
