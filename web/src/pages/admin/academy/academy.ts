import type { components } from '#contract';
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
