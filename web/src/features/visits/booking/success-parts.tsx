// What the screens after an order and after a payment have in common.

import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as words from '#words/booking';
import * as party from '#words/party';
import { longDate, time } from '../../../shared/format.ts';
import { type Booking, titleOf } from './booking.ts';
import { useArrival } from './use-arrival.ts';

export function SuccessSign() {
  return (
    <span className="grid size-20 animate-rise place-items-center rounded-full bg-leaf text-card md:size-24">
      <Check aria-hidden className="size-10 md:size-12" strokeWidth={2.5} />
    </span>
  );
}

/** What was booked, when, and who comes. */
export function BookedVisit({ booking }: { booking: Booking }) {
  const arrival = useArrival(booking);
  const { professional, parts = [] } = booking;
  const one = professional && words.comesToYou(professional.name);
  const who = parts.length > 1 ? party.howManyCome(party.professionals(parts.length)) : one;
  return (
    <p className="figures mt-1 max-w-md text-muted wrap-anywhere">
      {titleOf(booking)}
      <br />
      {longDate(booking.bookingDate)}
      {arrival ? <br /> : ', '}
      {arrival ?? time(booking.bookingTime)}
      {who && booking.status === 'PENDING' && (
        <>
          <br />
          {who}
        </>
      )}
    </p>
  );
}

/** 50 pieces for 4 s (rule W9), once per visit. None for people who asked for less motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stop: (() => void) | undefined;
    let hasLeft = false;
    void import('canvas-confetti').then(({ default: confetti }) => {
      if (hasLeft || !canvas.current) return;
      // On the page's own canvas and without a worker, which the content security policy forbids.
      const throwPieces = confetti.create(canvas.current, { resize: true, useWorker: false });
      const colors = ['#6b1d4d', '#f0a93b', '#1d5431', '#dccfd8', '#8f2420'];
      void throwPieces({ particleCount: 50, spread: 80, startVelocity: 38, ticks: 240, origin: { y: 0.4 }, colors });
      const timer = setTimeout(() => throwPieces.reset(), 4000);
      stop = () => {
        clearTimeout(timer);
        throwPieces.reset();
      };
    });
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, []);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none fixed inset-0 z-10 size-full" />;
}
