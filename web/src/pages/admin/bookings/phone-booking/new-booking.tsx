import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useSearchParams } from 'wouter';
import { adminPaths } from '../../../../admin-paths.ts';
import { staff } from '../../../../api/staff-session.ts';
import { useSettings } from '../../../../features/salon/settings/use-settings.ts';
import { asRequest } from '../../../../features/shop/cart/guests-draft.ts';
import { refOfService } from '../../../../features/shop/choice/choice.ts';
import { useStaffCoupons } from '../../../../features/shop/coupon/staff-coupons.ts';
import { useVisitChoice } from '../../../../features/visits/booking/use-visit-choice.ts';
import { usePartyChoice } from '../../../../features/visits/party/use-party-choice.ts';
import { Form } from '../../../../forms/form.tsx';
import { UnsavedPage } from '../../../../forms/unsaved-page.tsx';
import { hasKept, useKept } from '../../../../forms/use-kept.ts';
import { useStill } from '../../../../forms/use-still.ts';
import { today } from '../../../../shared/clock.ts';
import { money } from '../../../../shared/format.ts';
import { lazy } from '../../../../shared/lazy.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Card } from '../../../../ui/card.tsx';
import { LateDialog } from '../../../../ui/late-dialog.tsx';
import { ProblemWords } from '../../../../ui/problem-words.tsx';
import { AddressSection } from './address-section.tsx';
import { BookingSum } from './booking-sum.tsx';
import { CallerSection, type CallerValues, useCaller } from './caller-section.tsx';
import {
  type Chosen,
  type Draft,
  missingOf,
  noVisitYet,
  placeOf,
  positionOf,
  readingOf,
  type Took,
  tookRequest,
  useGiven,
  visitOf,
} from './draft.ts';
import { useGivenServices } from './given-services.ts';
import { GuestsSection } from './guests-section.tsx';
import { LetWait } from './let-wait.tsx';
import type { Asked } from './let-wait-dialog.tsx';
import { isUsable, linesFor, minutesOf, priceOf, readAnew } from './phone-booking.ts';
import { ServicesSection, SeveralVisits } from './services-section.tsx';
import { useBookForCustomer } from './use-book-for-customer.ts';
import { WhenSection } from './when-section.tsx';

const EnteredAddressDialog = lazy(() => import('../../../../features/schedule/address/entered-address-dialog.tsx'));

/** Who waits needs no time yet. */
const someVisit = { date: '', time: '' };

/** A visit before anything is chosen: only to have days and slots to look at. */
const someMinutes = 30;

/** A booking for who calls: all on one page, in the order in which it is asked on the phone. */
export function NewBooking() {
  const [, navigate] = useLocation();
  const given = useGiven();
  // Another customer or slot is another booking.
  const [work] = useState(() => `booking ${location.search}`);
  const address = { by: staff, of: `${work} address` };
  const left = useKept<Draft>({
    by: staff,
    of: work,
    now: (): Draft | null => (isBegun ? { ...chosen, caller: form.getValues(), visit, unanswered: unanswered.current } : null),
  });
  const [first] = useState(left ?? given);
  const form = useForm<CallerValues>({ defaultValues: first.caller });
  const found = useCaller(form.watch('mobile'));
  const [chosen, setChosen] = useState<Chosen>(first);
  const { written, couponCode, guests } = chosen;
  const lines = linesFor(chosen.lines, guests);
  const choose = (some: Partial<Chosen>) => setChosen(now => ({ ...now, ...some }));
  useGivenServices(left !== null, given => chosen.lines.length === 0 && choose({ lines: given }));
  const [isWriting, setWriting] = useState(() => hasKept(address));
  const saved = found.caller?.addresses ?? [];
  const place = placeOf(chosen.place, saved);
  const settings = useSettings();
  const isNamed = settings?.capacity === 'PROFESSIONALS';
  const { professional } = chosen;
  const womenOnly = chosen.womenOnly ?? found.caller?.customer.womenOnly ?? false;
  const serviceIds = lines.flatMap(({ service, quantity }) => Array<string>(quantity).fill(refOfService(service)));
  const position = positionOf(place, saved);
  const choice = useVisitChoice(
    { minutes: minutesOf(lines) || someMinutes, serviceIds, position, professionalId: professional?.id, womenOnly },
    first.visit,
  );
  const party = usePartyChoice({
    guests: guests ? asRequest(guests.filter(({ refs }) => refs.length > 0)) : [],
    place: position ?? null,
    womenOnly,
    initial: { visit: null, party: null },
  });
  const visit = guests ? (party.chosen?.visit ?? null) : choice.visit;
  const couponsRead = useStaffCoupons(found.caller?.customer.id);
  const { data: coupons, error: couponsError } = couponsRead;
  const usable = (coupons ?? []).filter(one => isUsable(one, today()));
  const coupon = usable.find(({ code }) => code === couponCode);
  /** Chosen, and told to the caller, and not to be had any more. */
  const lostCoupon = coupons && !coupon ? couponCode : '';
  const [params] = useSearchParams();
  const [took, setTook] = useState<Took | null>(params.has('past') ? noVisitYet : null);
  const when = took ? visitOf(took, isNamed) : visit;
  const price = priceOf(lines, coupon, settings, { where: position, when });

  /** True if staff chose another time than the one that led here. */
  const hasChosenSlot = choice.isChosen && choice.time !== null && !isSame(visit, first.visit);
  // What is there again is the form's default, and as much to be lost as when it was typed.
  const isBegun =
    left !== null ||
    form.formState.isDirty ||
    chosen.lines.length > 0 ||
    chosen.place !== first.place ||
    couponCode !== '' ||
    hasChosenSlot;
  const { book, isBooking, problem, say, unanswered, askAgain } = useBookForCustomer({
    work,
    first: first.unanswered,
    onChanged: async () => {
      const now = await readAnew(chosen.lines);
      choose({ lines: now });
      return chosen.lines
        .map(({ service }) => service)
        .filter(lost => !now.some(({ service }) => refOfService(service) === refOfService(lost)));
    },
    // In place of the form: Back does not lead to a visit that is booked already.
    onBooked: id => navigate(adminPaths.booking(id), { replace: true }),
  });
  const formId = useId();
  // What may be booked already is sent again as it was, at the price that was told: nobody changes it meanwhile.
  const entries = useStill<HTMLDivElement>(isBooking || askAgain !== null);

  const readings = {
    caller: readingOf(!found.isAwaited, found.error),
    coupons: readingOf(coupons !== undefined, couponsError),
  };
  const missing = missingOf({ lines, guests, place, visit: when, couponCode }, readings);
  /** True if staff wanted to book while something was missing, which is told for as long as it is missing. */
  const [isTooEarly, setTooEarly] = useState(false);
  if (isTooEarly && missing === null) setTooEarly(false);

  async function submit({ mobile, fullName, language }: CallerValues) {
    setTooEarly(missing !== null);
    if (missing !== null || !place || !when) return say(null);
    if (lostCoupon) {
      choose({ couponCode: '' });
      return say(
        `${lostCoupon} can no longer be used. The visit costs ${money(price.final)}: tell the customer, then book again.`,
      );
    }
    await book({
      mobile,
      // The name is sent also once the customer is known. A try before, whose answer was lost, may have made the customer, and this request
      // must be equal to that one.
      ...(fullName.trim() && { fullName: fullName.trim(), language }),
      serviceIds,
      bookingDate: when.date,
      bookingTime: when.time,
      ...place,
      ...(took && { took: tookRequest(took) }),
      ...(guests && !took && { guests: asRequest(guests), ...party.chosen?.party }),
      ...(isNamed && !took && !guests && professional && { professionalId: professional.id }),
      ...(isNamed && !took && chosen.womenOnly !== null && { womenOnly: chosen.womenOnly }),
      ...(coupon && { couponCode: coupon.code }),
      finalPrice: price.final,
    });
  }

  /** Who waits for a time, with what is entered. The form says what it refuses. */
  async function readWaiting(): Promise<Asked | null> {
    if (!(await form.trigger(undefined, { shouldFocus: true })) || !place) return null;
    const { mobile, fullName, language } = form.getValues();
    return {
      request: {
        mobile,
        ...(fullName.trim() && { fullName: fullName.trim(), language }),
        serviceIds,
        ...place,
        ...(chosen.womenOnly !== null && { womenOnly: chosen.womenOnly }),
      },
      name: found.caller?.customer.fullName ?? (fullName.trim() || mobile),
      minutes: minutesOf(lines),
      professional: isNamed ? professional : null,
    };
  }

  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div ref={entries} className="grid grid-cols-1 content-start gap-5">
        {params.has('wait') && (
          <Alert>Enter the customer, the services and the address. Then press Let the Caller Wait below the times.</Alert>
        )}
        <Part title="Customer">
          <Form form={form} id={formId} onSubmit={submit} fallback="Failed to book the visit.">
            <CallerSection {...found} />
          </Form>
        </Part>
        <Part title="Services">
          <ServicesSection lines={chosen.lines} onChange={lines => choose({ lines })} />
          {!took && chosen.lines.length > 0 && (
            <GuestsSection lines={chosen.lines} guests={guests} onChange={guests => choose({ guests })} />
          )}
          {!took && !guests && <SeveralVisits lines={lines} womenOnly={womenOnly} />}
        </Part>
        <Part title="Address">
          <AddressSection
            saved={saved}
            place={place}
            written={written}
            onChoose={place => choose({ place })}
            onWrite={() => setWriting(true)}
          />
        </Part>
        <Part title="Date and time">
          <WhenSection
            took={took}
            onTook={setTook}
            isNamed={isNamed}
            who={{ ...{ serviceIds, position, professional, womenOnly }, onChange: choose }}
            choice={choice}
            party={guests && party}
          />
          {!took && !guests && (
            <LetWait
              choice={choice}
              isWanted={params.has('wait')}
              missing={missingOf({ lines, guests, place, visit: someVisit, couponCode: '' }, readings)}
              read={readWaiting}
            />
          )}
        </Part>
      </div>
      <div>
        <BookingSum
          lines={lines}
          visit={when}
          minutes={guests ? undefined : minutesOf(lines)}
          price={price}
          couponsRead={couponsRead}
          coupons={usable}
          coupon={coupon}
          lostCoupon={lostCoupon}
          onCoupon={couponCode => choose({ couponCode })}
          problem={isTooEarly && missing !== null ? missing : problem && <ProblemWords of={problem} />}
          // Its own Try Again is at the top of the page.
          onLookUp={isTooEarly && readings.caller === 'failed' ? found.reload : null}
          onAskAgain={askAgain}
          isBooking={isBooking}
          formId={formId}
        />
      </div>
      <UnsavedPage isUnsaved={isBegun} />
      {isWriting && (
        <LateDialog onClose={() => setWriting(false)}>
          <EnteredAddressDialog
            entered={written ?? undefined}
            kept={address}
            onClose={() => setWriting(false)}
            onEntered={address => {
              choose({ written: address, place: { address } });
              setWriting(false);
            }}
          />
        </LateDialog>
      )}
    </div>
  );
}

function isSame(visit: Draft['visit'], other: Draft['visit']): boolean {
  return visit?.date === other?.date && visit?.time === other?.time;
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
