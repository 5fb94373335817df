import { useState } from 'react';
import type { Place } from '../address/address.ts';
import type { Booking } from './booking.ts';
import type { Move } from './move.ts';
import { useVisitChoice } from './use-visit-choice.ts';

/** An address that was written for the visit; `line` is it in words. */
export interface Written {
  place: Place;
  line: string;
}

/** What is chosen and written. */
export interface Chosen {
  move: Move;
  written: Written | null;
}

export type Rescheduling = ReturnType<typeof useReschedule>;

/** To when and where a visit is moved. Begins with the visit as it is, or with what was chosen before. */
export function useReschedule(booking: Booking, first: Chosen | null = null) {
  // As it was when the dialog opened: the reloaded booking must not move the choice.
  const [before] = useState({ date: booking.bookingDate, time: booking.bookingTime });
  const choice = useVisitChoice(
    { minutes: booking.durationInMinutes, bookingId: booking.bookingId },
    first?.move.visit ?? before,
  );
  const [isTimeTouched, setTimeTouched] = useState(Boolean(first?.move.visit));
  const [place, choosePlace] = useState(first?.move.place ?? null);
  const [written, setWritten] = useState(first?.written ?? null);
  const [isWriting, setWriting] = useState(false);

  const { visit, day, lost } = choice;
  const isSameTime = visit?.date === before.date && visit.time === before.time;
  // The address alone may change of a visit whose own slot is not offered any more: it has begun, or the hours are others.
  const canStay = isSameTime || (!visit && !isTimeTouched);
  const move: Move = { visit: canStay ? null : visit, place };

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
      // Its own slot may not be offered any more, of fewer teams or of other hours: the visit stands, and nobody has taken it.
      lost: day === before.date && lost?.time === before.time ? null : lost,
      chooseDay: touched(choice.chooseDay),
      chooseTime: touched(choice.chooseTime),
    },
    /** Null: where it was. */
    place,
    choosePlace,
    written,
    isWriting,
    setWriting,
    write,
    move,
    isReady: canStay ? place !== null : visit !== null,
  };
}
