import { type RefObject, useEffect } from 'react';

/** 50 pieces for 4 s (rule W9), once per visit. None for people who asked for less motion. */
export function useConfetti(canvas: RefObject<HTMLCanvasElement | null>): void {
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
  }, [canvas]);
}
