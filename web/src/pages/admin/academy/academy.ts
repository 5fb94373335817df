import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { useSave } from '../../../api/use-save.ts';
import { readOf } from '../../../api/use-staff-read.ts';
import { hoursWords, seatsWords } from '../../../features/academy/course.ts';
import { today } from '../../../shared/clock.ts';
import { date } from '../../../shared/format.ts';
import { toast } from '../../../ui/toast.ts';
import type { Tone } from '../../../ui/tones.ts';

export type Schemas = components['schemas'];
export type StaffCourse = Schemas['StaffCourse'];
export type Enquiry = Schemas['Enquiry'];
export type EnquiryDetail = Schemas['EnquiryDetail'];
export type Enrolment = Schemas['Enrolment'];
export type FeePayment = Schemas['FeePayment'];

/** What a dialog beside an enquiry asks for. */
export type Doing =
  | { act: 'edit' | 'note' | 'enrol' | 'guardian' }
  | { act: 'take' | 'move' | 'cancel'; enrolment: Enrolment }
  | { act: 'refund'; enrolment: Enrolment; part: FeePayment };

export const stateWords: Record<Enquiry['state'], { label: string; tone: Tone | 'neutral' }> = {
  NEW: { label: 'New', tone: 'info' },
  CONTACTED: { label: 'Contacted', tone: 'warning' },
  ENROLLED: { label: 'Enrolled', tone: 'good' },
  LOST: { label: 'Lost', tone: 'neutral' },
};

export const consentWords: Record<Schemas['LearnerGuardian']['consentHow'], string> = {
  PASSCODE: 'with a one-time password',
  IN_PERSON: 'in person',
  CALL: 'by phone',
  PAPER: 'on paper',
};

export const checkWords: Record<Schemas['GuardianCheck']['how'], string> = {
  ID_SEEN: 'with a proof of identity',
  KNOWN: 'as somebody known before',
  ACCOUNT: 'by their own account, after a visit of ours',
};

export const methodWords: Record<FeePayment['method'], string> = { CASH: 'Cash', UPI: 'UPI', CARD: 'Card', BANK: 'Bank' };

/** What can still be given back of a part, in rupees. */
export function leftOf({ kind, amount, refunded, takenBackAt }: FeePayment): number {
  return kind === 'PART' && takenBackAt === null ? Math.round((amount - refunded) * 100) / 100 : 0;
}

const changed = readOf(
  '/academy/admin/enquiry',
  '/academy/admin/enquiry/{id}',
  '/academy/admin/enrolment',
  '/academy/admin/course',
  '/document/admin',
);

/** Carries out a change of the academy, says that it is done, and reads again all that shows it. */
export function useAcademyActs() {
  const { mutate } = useSWRConfig();
  const save = useSave();
  const again = () => mutate(changed).catch(() => null);

  /** Without words, because the change is seen at once. */
  async function act<Done>(call: () => Promise<Done>, done?: string): Promise<Done> {
    try {
      const answer = await call();
      if (done) toast.success(done);
      return answer;
    } finally {
      // A refusal shows that something has changed, too.
      await again();
    }
  }

  return {
    act,
    /** For what creates something: tries with the same input share an idempotency key (rule V21). */
    create: <Done>(input: object, send: (header: { 'idempotency-key': string }) => Promise<Done>, done?: string) =>
      act(() => save(input, send), done),
  };
}

/** The batches of a course that are not over and have a free seat, the earliest first. */
export function batchOptions(course: StaffCourse | undefined): { value: string; label: string }[] {
  const open = (course?.batches ?? []).filter(({ endsOn, seatsLeft }) => endsOn >= today() && seatsLeft > 0);
  return open
    .toReversed()
    .map(batch => ({ value: batch.id, label: `From ${date(batch.startsOn)}, ${hoursWords(batch)}, ${seatsWords(batch)}` }));
}
