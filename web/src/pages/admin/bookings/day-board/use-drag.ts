import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Candidate, readCandidates } from '../../../../features/visits/hand-over/candidates.ts';
import type { DayVisit } from './day.ts';

export interface Drag {
  visit: DayVisit;
  /** Undefined until they have been read; null if that failed. */
  candidates: Candidate[] | null | undefined;
  /** The professional whose column is under the pointer. */
  over: string | null;
}

/** A pointer on a visit, which may become a drag. */
interface Press {
  visit: DayVisit;
  pointerId: number;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Set once it is a drag. */
  candidates: Promise<Candidate[]> | undefined;
  isCancelled: boolean;
}

const longPressMs = 400;
/** A finger that moves so far before the long press scrolls. A mouse that moves so far drags. */
const tolerance = 8;
/** Near an edge the board scrolls on. */
const edge = 48;
const scrollStep = 24;

interface Options {
  onDrop: (visit: DayVisit, professionalId: string, candidates: Promise<Candidate[]>) => void;
}

/**
 * Drags a visit to the column of another professional: by mouse at once, by touch after a long press, so that a finger can still scroll.
 * Candidates are read once, when the drag begins. The columns carry `data-professional`.
 */
export function useDrag({ onDrop }: Options) {
  const board = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const press = useRef<Press>(null);
  const hasJustDropped = useRef(false);
  const [drag, setDrag] = useState<Drag | null>(null);

  function begin(target: HTMLElement, on: Press) {
    target.setPointerCapture(on.pointerId);
    const candidates = readCandidates(on.visit);
    on.candidates = candidates;
    setDrag({ visit: on.visit, candidates: undefined, over: null });
    const show = (found: Candidate[] | null) => setDrag(now => (now?.visit === on.visit ? { ...now, candidates: found } : now));
    candidates.then(show, () => show(null));
  }

  function end() {
    clearTimeout(press.current?.timer);
    press.current = null;
    setDrag(null);
  }

  function down(event: PointerEvent<HTMLElement>, visit: DayVisit) {
    if (event.button !== 0 || !event.isPrimary) return;
    const target = event.currentTarget;
    const { pointerId, clientX: x, clientY: y } = event;
    const on: Press = { visit, pointerId, x, y, timer: undefined, candidates: undefined, isCancelled: false };
    if (event.pointerType === 'touch') on.timer = setTimeout(() => begin(target, on), longPressMs);
    press.current = on;
  }

  function move(event: PointerEvent<HTMLElement>) {
    const on = press.current;
    if (!on || on.isCancelled || event.pointerId !== on.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!on.candidates) {
      if (Math.hypot(x - on.x, y - on.y) < tolerance) return;
      if (event.pointerType === 'touch') return end();
      begin(event.currentTarget, on);
    }
    if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`;
    scrollNear(board.current, x);
    const over = professionalAt(x, y);
    setDrag(now => (now && now.over !== over ? { ...now, over } : now));
  }

  function up(event: PointerEvent<HTMLElement>) {
    const on = press.current;
    end();
    if (!on?.candidates || event.pointerId !== on.pointerId) return;
    // The click that follows opens nothing.
    hasJustDropped.current = true;
    setTimeout(() => {
      hasJustDropped.current = false;
    });
    const to = on.isCancelled ? null : professionalAt(event.clientX, event.clientY);
    if (to) onDrop(on.visit, to, on.candidates);
  }

  // Without this the browser would scroll in the middle of a drag. React's own listeners cannot prevent that.
  useEffect(() => {
    const stay = (event: TouchEvent) => {
      if (press.current?.candidates) event.preventDefault();
    };
    const element = board.current;
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => element?.removeEventListener('touchmove', stay);
  }, []);

  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // The pointer is still down; its release must open nothing.
      if (press.current) press.current.isCancelled = true;
      setDrag(null);
    };
    addEventListener('keydown', cancel);
    return () => removeEventListener('keydown', cancel);
  }, [isDragging]);

  return {
    board,
    ghost,
    drag,
    /** Whether this click only ends a drag. */
    isDrop: () => hasJustDropped.current,
    handlesFor: (visit: DayVisit) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => down(event, visit),
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: end,
      // A long press on a phone would open the browser's own menu.
      onContextMenu: (event: { preventDefault: () => void }) => press.current && event.preventDefault(),
    }),
  };
}

export type Dragging = ReturnType<typeof useDrag>;

function professionalAt(x: number, y: number): string | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-professional]');
  return column?.dataset.professional ?? null;
}

function scrollNear(board: HTMLElement | null, x: number): void {
  const scroller = board?.querySelector('[data-plan]');
  if (!scroller) return;
  const { left, right } = scroller.getBoundingClientRect();
  if (x < left + edge) scroller.scrollLeft -= scrollStep;
  if (x > right - edge) scroller.scrollLeft += scrollStep;
}
