import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { adminPaths } from '../../../admin-paths.ts';
import { AddButton, AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { date } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';
import { currentOf, type Registration, regimeEffects, regimeWords, type Tax, useTax } from './use-tax.ts';

const RegistrationDialog = lazy(() => import('./registration-dialog.tsx'));
const NumbersDialog = lazy(() => import('./numbers-dialog.tsx'));
const TallyDialog = lazy(() => import('./tally-dialog.tsx'));

type Editing = 'new' | 'numbers' | 'tally' | Registration;

/** What bills and invoices say about the salon (rule G1). */
export default function TaxPage() {
  const { tax, salonAddress = '', error, reload, save } = useTax();
  const [editing, edit] = useState<Editing | null>(null);
  const stop = () => edit(null);
  const edited = typeof editing === 'object' ? editing : null;

  /** Puts `next` into the place of `before`. */
  const replace = (before: Registration | null, next: Registration | null) =>
    save(now => ({
      ...now,
      registrations: [...now.registrations.filter(({ from }) => from !== before?.from), ...(next ? [next] : [])],
    }));

  const askToDelete = (registration: Registration) =>
    confirm({
      title: 'Delete this registration?',
      body: (
        <>
          <p className="font-semibold wrap-anywhere">
            {regimeWords[registration.regime]}, from {date(registration.from)}
          </p>
          <p className="mt-2">Documents that exist keep it. New ones have the registration before it.</p>
        </>
      ),
      danger: true,
      confirm: 'Delete',
      confirming: 'Deleting...',
      fallback: 'Failed to delete the registration',
      act: async () => {
        await replace(registration, null);
        toast.success('Registration deleted');
      },
    });

  return (
    <AdminPage title="Tax" action={<AddButton onClick={() => edit('new')}>Add Registration</AddButton>}>
      {tax ? (
        <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          <Now tax={tax} />
          {tax.registrations.length > 0 && <Registrations tax={tax} onEdit={edit} onDelete={askToDelete} />}
          <Part title="Numbers" action={<EditButton onClick={() => edit('numbers')}>Edit numbers</EditButton>}>
            <p className="text-muted">
              Invoices begin with <span className="figures font-semibold text-ink">{tax.numberPrefix}I</span>, bills with{' '}
              <span className="figures font-semibold text-ink">{tax.numberPrefix}B</span>. Each type counts from 1 on 1 April.
              Service codes are printed with {tax.sacDigits} digits; each category has its own under Category.
            </p>
          </Part>
          <Part title="Tally" action={<EditButton onClick={() => edit('tally')}>Edit ledgers</EditButton>}>
            <p className="text-muted">
              Services go to the ledger “{tax.tally?.sales}”, what customers owe to “{tax.tally?.customers}”. Tally must have
              ledgers of these names. The files of a month are on the page{' '}
              <TextLink href={adminPaths.documents}>Documents</TextLink>.
            </p>
          </Part>
        </div>
      ) : error ? (
        <ErrorState title="Failed to load the tax settings" onRetry={reload} />
      ) : (
        <Skeleton className="h-60 max-w-3xl rounded-lg" />
      )}
      {(edited || editing === 'new') && (
        <LateDialog onClose={stop}>
          <RegistrationDialog
            registration={edited}
            address={salonAddress}
            onSave={next => replace(edited, next)}
            onClose={stop}
          />
        </LateDialog>
      )}
      {editing === 'numbers' && tax && (
        <LateDialog onClose={stop}>
          <NumbersDialog tax={tax} onSave={numbers => save(now => ({ ...now, ...numbers }))} onClose={stop} />
        </LateDialog>
      )}
      {editing === 'tally' && tax?.tally && (
        <LateDialog onClose={stop}>
          <TallyDialog tally={tax.tally} onSave={tally => save(now => ({ ...now, tally }))} onClose={stop} />
        </LateDialog>
      )}
    </AdminPage>
  );
}

function Now({ tax }: { tax: Tax }) {
  const regime = currentOf(tax)?.regime ?? 'UNREGISTERED';
  return (
    <Part title={`Today: ${regimeWords[regime]}`}>
      <p>{regimeEffects[regime]}</p>
      <p className="mt-2 text-muted">
        Ask your accountant which registration you have, and which services have which code. Nikhar cannot know it.
      </p>
    </Part>
  );
}

interface RegistrationsProps {
  tax: Tax;
  onEdit: (registration: Registration) => void;
  onDelete: (registration: Registration) => void;
}

function Registrations({ tax, onEdit, onDelete }: RegistrationsProps) {
  const current = currentOf(tax);
  return (
    <Part title="Registrations">
      <ul className="divide-y divide-line">
        {tax.registrations.toReversed().map(registration => {
          const { from, regime, gstin, legalName, address } = registration;
          const name = `${regimeWords[regime]}, from ${date(from)}`;
          return (
            <li key={from} className="flex items-start gap-3 py-3">
              <div className="min-w-0 flex-1 wrap-anywhere">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                  {name} {from === current?.from && <Badge tone="good">Today</Badge>}
                </p>
                {gstin && <p className="figures">GSTIN {gstin}</p>}
                <p className="text-sm text-muted">
                  {legalName}, {address}
                </p>
              </div>
              <IconButton icon={Pencil} label={`Edit ${name}`} onClick={() => onEdit(registration)} />
              <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => onDelete(registration)} />
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="font-display text-xl font-medium md:text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}

function EditButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button size="sm" variant="secondary" onClick={onClick}>
      <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
      {children}
    </Button>
  );
}
