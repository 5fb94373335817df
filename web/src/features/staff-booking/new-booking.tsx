import { type ReactNode, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useSearchParams } from 'wouter';
import { adminPaths } from '../../admin-paths.ts';
import { Form } from '../../forms/form.tsx';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { useStill } from '../../forms/use-still.ts';
import { isDay, today } from '../../shared/days.ts';
import { money } from '../../shared/format.ts';
import { lazy } from '../../shared/lazy.ts';
import { useLeaveGuard } from '../../shared/leave-guard.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { LateDialog } from '../../ui/late-dialog.tsx';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import type { Place } from '../address/address.ts';
import { useVisitChoice } from '../booking/use-visit-choice.ts';
import { VisitPicker } from '../booking/visit-picker.tsx';
import { useStaffCoupons } from '../coupon/staff-coupons.ts';
import { NoBookableDay } from '../staff/no-bookable-day.tsx';
import { AddressSection } from './address-section.tsx';
import { BookingSum } from './booking-sum.tsx';
import { CallerSection, type CallerValues } from './caller-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { isUsable, minutesOf, priceOf, readAnew } from './staff-booking.ts';
import { useBookForCustomer } from './use-book-for-customer.ts';
import { useCaller } from './use-caller.ts';
import { type Draft, useFirstDraft, useKeptDraft } from './use-draft.ts';

const AddressDialog = lazy(() => import('../address/address-dialog.tsx'));

/** A visit before anything is chosen: only to have days and slots to look at. */
const someMinutes = 30;

/** A booking for who calls: all on one page, in the order in which it is asked on the phone. */
export function NewBooking() {
  const [, navigate] = useLocation();
  const { first, isRestored } = useFirstDraft(useGiven());
  const form = useForm<CallerValues>({ defaultValues: first.caller });
  const found = useCaller(form.watch('mobile'));
  const { caller } = found;
  const [lines, setLines] = useState(first.lines);
  const [chosen, setChosen] = useState(first.place);
  const [written, setWritten] = useState(first.written);
  const typed = useRef(first.typed);
  const [isWriting, setWriting] = useState(first.typed !== null);
  const [couponCode, setCouponCode] = useState(first.couponCode);
  const choice = useVisitChoice({ minutes: minutesOf(lines) || someMinutes }, first.visit);
  /** Another one than led here. */
  const hasChosenSlot = choice.isChosen && choice.time !== null && !isSame(choice.visit, first.visit);
  const { data: coupons } = useStaffCoupons();
  const usable = (coupons ?? []).filter(one => isUsable(one, today()));
  const coupon = usable.find(({ code }) => code === couponCode);
  /** Chosen, and told to the caller, and not to be had any more. */
  const lostCoupon = coupons && !coupon ? couponCode : '';
  const price = priceOf(lines, coupon);
  const { book, isBooking, problem, say, open, askAgain } = useBookForCustomer({
    first: first.unanswered,
    onChanged: async () => setLines(await readAnew(lines)),
    // In place of the form: Back does not lead to a visit that is booked already.
    onBooked: id => guard.giveWay(() => navigate(adminPaths.booking(id), { replace: true })),
  });
  // What is there again is the form's default, and as much to be lost as when it was typed.
  const isBegun =
    isRestored || form.formState.isDirty || lines.length > 0 || written !== null || couponCode !== '' || hasChosenSlot;
  const guard = useLeaveGuard(isBegun);
  useLeaveWarning(isBegun);
  useKeptDraft(() =>
    isBegun || typed.current
      ? {
          caller: form.getValues(),
          lines,
          place: chosen,
          written,
          typed: typed.current,
          couponCode,
          visit: choice.visit,
          unanswered: open,
        }
      : null,
  );
  const formId = useId();
  // What may be booked already is sent again as it was, at the price that was told: nobody changes it meanwhile.
  const entries = useStill<HTMLDivElement>(isBooking || askAgain !== null);

  const saved = caller?.addresses ?? [];
  const place = placeOf(chosen, saved);
  /** It was to be booked before all was chosen: what is missing is told for as long as it is. */
  const [isTooEarly, setTooEarly] = useState(false);
  const missing = [lines.length === 0 && 'a service', !place && 'an address', !choice.visit && 'a time slot'].filter(Boolean);

  function stopWriting() {
    typed.current = null;
    setWriting(false);
  }

  async function submit({ mobile, fullName }: CallerValues) {
    // Not yet looked up, or not to be had: the name is asked for only of who is new.
    if (caller === undefined) return say('Please wait until the customer is looked up.');
    // Without them it would be booked at the full price.
    if (couponCode && !coupons) return say('Please wait until the coupons are read.');
    if (lostCoupon) {
      setCouponCode('');
      return say(
        `${lostCoupon} can no longer be used. The visit costs ${money(price.final)}: tell the customer, then book again.`,
      );
    }
    const { visit } = choice;
    setTooEarly(missing.length > 0);
    if (lines.length === 0 || !place || !visit) return say(null);
    await book({
      mobile,
      // Also once they are known: by a try before, whose answer was lost, and which this one must be equal to.
      ...(fullName.trim() && { fullName: fullName.trim() }),
      serviceIds: lines.flatMap(({ service, quantity }) => Array<string>(quantity).fill(service.id)),
      bookingDate: visit.date,
      bookingTime: visit.time,
      ...place,
      ...(coupon && { couponCode: coupon.code }),
      finalPrice: price.final,
    });
  }

  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div ref={entries} className="grid grid-cols-1 content-start gap-5">
        {isRestored && <Alert>What you had typed is here again.</Alert>}
        <Part title="Customer">
          <Form form={form} id={formId} onSubmit={submit} fallback="Failed to book the visit.">
            <CallerSection {...found} />
          </Form>
        </Part>
        <Part title="Services">
          <ServicesSection lines={lines} onChange={setLines} />
        </Part>
        <Part title="Address">
          <AddressSection saved={saved} place={place} written={written} onChoose={setChosen} onWrite={() => setWriting(true)} />
        </Part>
        <Part title="Date and time">
          <VisitPicker choice={choice} noDay={<NoBookableDay />} />
        </Part>
      </div>
      <div>
        <BookingSum
          lines={lines}
          visit={choice.visit}
          price={price}
          coupons={usable}
          coupon={coupon}
          lostCoupon={lostCoupon}
          onCoupon={setCouponCode}
          problem={isTooEarly && missing.length > 0 ? `Still missing: ${missing.join(', ')}.` : problem}
          onAskAgain={askAgain}
          isBooking={isBooking}
          formId={formId}
        />
      </div>
      {guard.isAsking && <LeaveQuestion onLeave={guard.leave} onStay={guard.stay} />}
      {isWriting && (
        <LateDialog onClose={stopWriting}>
          <AddressDialog
            entered={written ?? undefined}
            typed={typed}
            onClose={stopWriting}
            onEntered={address => {
              setWritten(address);
              setChosen({ address });
              stopWriting();
            }}
          />
        </LateDialog>
      )}
    </div>
  );
}

/** What the page that leads here knows already: who calls, or which slot was looked at. */
function useGiven(): Draft {
  const [params] = useSearchParams();
  const [day, time] = [params.get('day') ?? '', params.get('time') ?? ''];
  const isSlot = isDay(day) && /^\d\d:\d\d:\d\d$/.test(time);
  return {
    caller: { mobile: params.get('mobile') ?? '', fullName: '' },
    lines: [],
    place: null,
    written: null,
    typed: null,
    couponCode: '',
    visit: isSlot ? { date: day, time } : null,
    unanswered: null,
  };
}

function isSame(visit: Draft['visit'], other: Draft['visit']): boolean {
  return visit?.date === other?.date && visit?.time === other?.time;
}

/** The chosen address; a saved one is this customer's. Their only one is proposed. */
function placeOf(chosen: Place | null, saved: { id: string }[]): Place | null {
  if (chosen && ('address' in chosen || saved.some(({ id }) => id === chosen.addressId))) return chosen;
  const [first, second] = saved;
  return first && !second ? { addressId: first.id } : null;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-display text-xl font-medium">
        {title}
      </h2>
      {children}
    </Card>
  );
}
