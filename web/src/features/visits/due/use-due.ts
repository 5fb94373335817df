import { useState } from 'react';
import useSWR from 'swr';
import type { components } from '#contract';
import * as booking from '#words/booking';
import * as words from '#words/due';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { useSave } from '../../../api/use-save.ts';
import { useSession } from '../../accounts/auth/session.tsx';
import { idsOf } from '../booking/booking.ts';
import { useBooked } from '../booking/use-bookings.ts';

export type DueVisit = components['schemas']['DueVisit'];
export type DueTime = DueVisit['times'][number];

/** What the customer is due for (rule B111). Undefined while it is read; empty without network, because nothing could be booked. */
export function useDue(): { due: DueVisit[] | undefined; reload: () => Promise<unknown> } {
  const { userId } = useSession();
  const { data, error, mutate } = useSWR(userId ? ['/due', userId] : null, () => ask(api.GET('/due')), {
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });
  return { due: data ?? (error ? [] : undefined), reload: () => mutate() };
}

/** One tap books, or hides the category for two weeks (rules B113 and B114). */
export function useDueActs({ category, items, addressId, womenOnly }: DueVisit, reload: () => Promise<unknown>) {
  const { userId } = useSession();
  const [busy, setBusy] = useState<DueTime | 'hiding' | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = useSave();
  const leadOn = useBooked();

  const attempt = async (what: DueTime | 'hiding', act: () => Promise<unknown>, toProblem: (refusal: unknown) => Problem) => {
    if (busy) return;
    setBusy(what);
    setProblem(null);
    try {
      await act();
    } catch (refusal) {
      // What the card shows may have changed. A lost answer is no refusal: the same order can be sent again.
      if (!mayBeDone(refusal)) await reload().catch(() => undefined);
      setProblem(toProblem(refusal));
    }
    setBusy(null);
  };

  const book = (time: DueTime) =>
    attempt(
      time,
      async () => {
        if (!userId) return;
        const { date: bookingDate, startTime: bookingTime, finalPrice, professional } = time;
        const body = {
          ...{ userId, serviceIds: idsOf(items), bookingDate, bookingTime, finalPrice, addressId, womenOnly },
          paymentType: 'PAY_AFTER' as const,
          ...(professional && { professionalId: professional.id }),
        };
        leadOn(await save(body, header => ask(api.POST('/booking', { params: { header }, body }))), userId, { replace: false });
      },
      problemWith,
    );
  const hide = () =>
    attempt(
      'hiding',
      async () => {
        await ask(api.PUT('/due/{id}/not-now', { params: { path: { id: category.id } } }));
        await reload();
      },
      refusal => problemOf(refusal, words.hideFailed),
    );
  return { busy, problem, book, hide };
}

/** In the words of a tap that was to book. */
export function problemWith(refusal: unknown): Problem {
  if (mayBeDone(refusal)) return { text: booking.sentNoAnswer };
  if (hasCode(refusal, 'SLOT_UNAVAILABLE')) return { text: `${booking.justTaken} ${booking.chooseAnother}` };
  return problemOf(refusal, booking.bookFailed);
}
