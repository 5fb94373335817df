import { useSWRConfig } from 'swr';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { type BookedProfessional, type Candidate, type Misfit, mayForce, misfitWords } from './candidates.ts';
import type { VisitOf } from './visit-key.ts';

/** A visit that staff give to somebody else. */
export interface GivenVisit extends VisitOf {
  /** The professional who has the visit now. */
  from: BookedProfessional | null;
  /** Whether it fits her, or was forced on her: only then can it go back. */
  canGoBack: boolean;
  wasForced: boolean;
  /** Undo restores it. */
  wasChosen: boolean;
}

const undoMs = 10_000;
/** The newest message replaces the one before, whose Undo is out of date. */
const key = 'hand over';

/** Gives visits to professionals. It changes slots, days, lists and figures, so everything is read again. */
export function useHandOver() {
  const { mutate } = useSWRConfig();

  async function assign(
    { bookingId: id, part = 1 }: VisitOf,
    query: { professionalId: string; force: boolean; chosen?: boolean },
  ): Promise<void> {
    try {
      await ask(adminApi.PUT('/booking/admin/{id}/professional', { params: { path: { id }, query: { ...query, part } } }));
    } finally {
      await mutate(() => true).catch(() => null);
    }
  }

  async function undo(visit: GivenVisit) {
    const { from, wasForced, wasChosen } = visit;
    if (!from) return;
    try {
      await assign(visit, { professionalId: from.id, force: wasForced, chosen: wasChosen });
      toast.success(`Given back to ${from.name}.`, { key });
    } catch (error) {
      toast.error('It could not be given back', { key, detail: refusalWords(error) });
    }
  }

  async function give(visit: GivenVisit, to: BookedProfessional, force: boolean) {
    await assign(visit, { professionalId: to.id, force });
    toast.success(`Given to ${to.name}.`, {
      key,
      durationMs: undoMs,
      ...(visit.from && visit.canGoBack && { action: { label: 'Undo', act: () => void undo(visit) } }),
    });
  }

  /** Says why it does not fit her, and asks whether to do it all the same if that is possible. */
  function askToForce(visit: GivenVisit, to: BookedProfessional, reason: Misfit, onDone?: () => void) {
    if (!mayForce(reason)) {
      toast.error(`${to.name} cannot take this visit`, { detail: `${misfitWords(reason)}.` });
      return;
    }
    confirm({
      title: `Give it to ${to.name} all the same?`,
      body: (
        <>
          <p className="font-semibold">{misfitWords(reason)}.</p>
          <p className="mt-2 text-muted">{consequence[reason]}</p>
        </>
      ),
      confirm: 'Assign Anyway',
      confirming: 'Assigning...',
      fallback: 'Failed to assign the visit',
      isFinal: error => hasCode(error, 'NO_PROFESSIONAL', 'INVALID_STATUS_TRANSITION', 'BOOKING_NOT_FOUND'),
      act: () => give(visit, to, true),
      ...(onDone && { onDone }),
    });
  }

  return {
    /** Gives the visit to this candidate, or asks first. Throws ApiError. */
    async handOver(visit: GivenVisit, { professional, reason }: Candidate, onDone?: () => void): Promise<void> {
      if (reason) return askToForce(visit, professional, reason, onDone);
      await give(visit, professional, false);
      onDone?.();
    },
  };
}

/** What happens if staff do it all the same. */
const consequence: { [reason in Misfit]?: string } = {
  OFF: 'Please ask first: the visit lies outside these hours of work. The plan shows it like any other visit.',
  LEAVE: 'Please ask first: this is a time of leave. The plan shows it like any other visit.',
  AREA: 'Please ask first: the address lies outside the area that you serve.',
  TRAVEL: 'This visit or a later one would begin late. Tell the customer when.',
};

/** The refusal in words; the reason of a misfit says more than its message. */
export function refusalWords(error: unknown): string {
  const reason = hasCode(error, 'NO_PROFESSIONAL') ? (error.data as { reason?: Misfit } | null)?.reason : undefined;
  return reason ? `${misfitWords(reason)}.` : messageOf(error, 'Please check your connection and try again.');
}
