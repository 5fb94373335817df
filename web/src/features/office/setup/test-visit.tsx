import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminPaths } from '../../../admin-paths.ts';
import { hasCode } from '../../../api/api-error.ts';
import { messageOf } from '../../../api/message-of.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { date, plainTime } from '../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { MobileField } from '../../accounts/auth/person-fields.tsx';
import { type Setup, useChangeSetup } from './use-setup.ts';

interface Props {
  test: NonNullable<Setup['testBooking']>;
  /** Within the card of the steps. */
  isWithin?: boolean;
}

/** The owner's own visit, until it is removed in one press. */
export function TestVisit({ test, isWithin = false }: Props) {
  const { removeTest } = useChangeSetup();
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await removeTest();
      toast.success('The test visit is removed.');
    } catch (error) {
      toast.error(messageOf(error, 'The test visit could not be removed.'));
    }
    setBusy(false);
  }

  return (
    <section
      aria-label="Test visit"
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-marigold-tint px-4 py-3 print:hidden ${isWithin ? 'mt-3' : 'mb-6'}`}
    >
      <CalendarCheck aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-52">
        <span className="font-semibold">Test visit: </span>
        <span className="figures">
          {test.serviceName}, {date(test.bookingDate)}, {plainTime(test.startTime)}.
        </span>{' '}
        <span className="text-muted">The messages go to your phone only.</span>
      </p>
      <LinkButton href={adminPaths.booking(test.bookingId)} size="sm" variant="secondary">
        Open It
      </LinkButton>
      <Button size="sm" variant="secondary" busy={isBusy} onClick={remove}>
        Remove It
      </Button>
    </section>
  );
}

/** Asks for the mobile that gets the messages. */
export function BeginTest({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <TestDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function TestDialog({ onClose }: { onClose: () => void }) {
  const { bookTest } = useChangeSetup();
  const form = useForm<{ mobile: string }>({ defaultValues: { mobile: '' } });

  async function save({ mobile }: { mobile: string }) {
    await bookTest(mobile).catch(error => {
      if (hasCode(error, 'SERVICE_NOT_FOUND')) throw new Error('Add a service first, so that there is something to book.');
      throw error;
    });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      size="sm"
      title="Book a test visit"
      hint="Your cheapest service, at the next free time. The messages that customers get go to this mobile. No professional and no program hears of it."
      save="Book It"
      saving="Booking..."
      onSave={save}
      onClose={onClose}
      fallback="The test visit could not be booked"
    >
      <MobileField autoFocus />
    </FormDialog>
  );
}
