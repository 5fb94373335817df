import { useState } from 'react';
import useSWR from 'swr';
import type { components } from '#contract';
import * as words from '#words/booking';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { useSave } from '../../../api/use-save.ts';
import { money } from '../../../shared/format.ts';
import { useSession } from '../../accounts/auth/session.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { type Booking, idsOf } from './booking.ts';
import { useBooked } from './use-bookings.ts';

export type AgainOffer = components['schemas']['AgainOffer'];
export type AgainTime = AgainOffer['times'][number];

/** Tells a time from the others of an offer. */
export function keyOf({ date, startTime }: AgainTime): string {
  return `${date}T${startTime}`;
}

/**
 * An earlier visit as it can be booked today (rule W90): the offer, the chosen time and the order. `deposit` is in rupees, 0 for nothing to
 * pay before.
 */
export function useAgain(booking: Booking) {
  const { userId } = useSession();
  const settings = useSettings();
  const [isForAnyone, letAnyoneCome] = useState(false);
  const [chosen, choose] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = useSave();
  const leadOn = useBooked();
  const params = { path: { id: booking.bookingId }, query: { anyone: isForAnyone } };
  const { data, error, mutate } = useSWR(
    ['/booking/again', userId, booking.bookingId, isForAnyone],
    () => ask(api.GET('/booking/{id}/book-again', { params })),
    { revalidateOnFocus: true, dedupingInterval: 1000 },
  );
  const time = data?.times.find(one => keyOf(one) === chosen) ?? null;
  const paymentType = settings?.paymentTypes.includes(booking.paymentType) ? booking.paymentType : 'PAY_AFTER';
  const ofServices = data ? data.finalPrice - (data.travelFee ?? 0) : 0;
  const minimum = settings && data && ofServices < settings.minimumOrderValue ? settings.minimumOrderValue : null;
  const offer = data && { ...data, finalPrice: time?.finalPrice ?? data.finalPrice, deposit: time?.deposit ?? data.deposit };
  const deposit = offer && paymentType === 'PAY_AFTER' ? offer.deposit : 0;

  async function place() {
    if (!userId || !offer?.addressId || !time || isBusy) return;
    const { items, finalPrice, addressId, professional, womenOnly } = offer;
    const body = {
      ...{ userId, serviceIds: idsOf(items), bookingDate: time.date, bookingTime: time.startTime, finalPrice, addressId },
      ...{ paymentType, womenOnly },
      ...(professional && { professionalId: professional.id }),
    };
    setBusy(true);
    setProblem(null);
    try {
      const booked = await save(body, header => ask(api.POST('/booking', { params: { header }, body })));
      leadOn(booked, userId, { replace: false });
    } catch (refusal) {
      // What the sheet shows may have changed. A lost answer is no refusal: the same order can be sent again.
      const fresh = mayBeDone(refusal) ? undefined : await mutate().catch(() => undefined);
      setProblem(problemWith(refusal, finalPrice, fresh));
      setBusy(false);
    }
  }

  return {
    offer,
    error: data ? undefined : error,
    reload: () => mutate(),
    ...{ time, chosen, isBusy, problem, paymentType, minimum, deposit, place, isForAnyone },
    choose: (key: string) => {
      setProblem(null);
      choose(key);
    },
    letAnyoneCome: () => letAnyoneCome(true),
  };
}

function problemWith(refusal: unknown, seen: number, fresh: AgainOffer | undefined): Problem {
  if (mayBeDone(refusal)) return { text: words.sentNoAnswer };
  if (hasCode(refusal, 'PRICE_CHANGED') && fresh) return { text: words.priceIsNow(money(seen), money(fresh.finalPrice)) };
  if (hasCode(refusal, 'SLOT_UNAVAILABLE')) return { text: `${words.justTaken} ${words.chooseAnother}` };
  return problemOf(refusal, words.bookFailed);
}
