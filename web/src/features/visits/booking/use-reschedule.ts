import { useState } from 'react';
import type { Place } from '../../schedule/address/address.ts';
import { type Booking, idsOf } from './booking.ts';
import type { Move } from './move.tsx';
import { useVisitChoice } from './use-visit-choice.ts';

/** A new address for the visit. `line` is its text. */
export interface Written {
  place: Place;
  line: string;
}

/** What was chosen before. */
export interface Chosen {
  move: Move;
  written: Written | null;
}

export type Rescheduling = ReturnType<typeof useReschedule>;

/**
 * The state of moving a visit. Begins with the visit's own slot and address, or with an earlier choice. `saved` has the customer's
 * addresses: travel counts to a saved one. `stays`: whoever comes goes on by default, whom customers wished for and staff fixed.
 */
export function useReschedule(
  booking: Booking,
  first: Chosen | null = null,
  saved: { id: string }[] = [],
  stays = booking.professionalWished,
) {
  // The time as it was when the dialog opened. A reload must not change the choice.
  const [before] = useState({ date: booking.bookingDate, time: booking.bookingTime });
  const [place, choosePlace] = useState(first?.move.place ?? null);
  const addressId = place ? 'addressId' in place && place.addressId : booking.addressId;
  // Staff write an address that is saved with the move.
  const entered = place && 'address' in place ? place.address : null;
  const chosen = stays ? booking.professional : null;
  const [isForAnyone, letAnyoneCome] = useState(first?.move.isForAnyone ?? false);
  const only = isForAnyone ? null : chosen;
  const choice = useVisitChoice(
    {
      minutes: booking.durationInMinutes,
      bookingId: booking.bookingId,
      serviceIds: idsOf(booking.items),
      addressId: saved.find(({ id }) => id === addressId)?.id ?? null,
      ...(entered && { position: { latitude: entered.latitude, longitude: entered.longitude } }),
      professionalId: only?.id,
    },
    first?.move.visit ?? before,
  );
  const [isTimeTouched, setTimeTouched] = useState(Boolean(first?.move.visit));
  const [written, setWritten] = useState(first?.written ?? null);
  const [isWriting, setWriting] = useState(false);

  const { visit, day, lost } = choice;
  const isSameTime = visit?.date === before.date && visit.time === before.time;
  // The address alone may change, even if the visit's own slot is no longer offered.
  const canStay = isSameTime || (!visit && !isTimeTouched);
  const move: Move = { visit: canStay ? null : visit, place, isForAnyone };

  function touched<Value>(choose: (value: Value) => void) {
    return (value: Value) => {
      setTimeTouched(true);
      choose(value);
    };
  }

  function write(written: Written) {
    setWritten(written);
    choosePlace(written.place);
    setWriting(false);
  }

  return {
    before,
    choice: {
      ...choice,
      // If the visit's own slot is no longer offered, the visit keeps it: nobody has taken it.
      lost: day === before.date && lost?.time === before.time ? null : lost,
      chooseDay: touched(choice.chooseDay),
      chooseTime: touched(choice.chooseTime),
    },
    /** Null keeps the address. */
    place,
    choosePlace,
    written,
    isWriting,
    setWriting,
    write,
    move,
    /** The professional who was chosen and stays so, unless anyone may come instead. */
    only: only && { name: only.name, onAnyone: () => letAnyoneCome(true) },
    isReady: canStay ? place !== null || isForAnyone : visit !== null,
  };
}
