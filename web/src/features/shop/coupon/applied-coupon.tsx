import { TicketCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import * as words from '#words/cart';
import * as common from '#words/common';
import type { Problem } from '../../../api/message-of.ts';
import { money } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import type { Coupon } from './coupon.ts';

interface Props {
  coupon: Pick<Coupon, 'code' | 'description'>;
  saving: number;
  error: Problem | null;
  isRemoving: boolean;
  onRemove: () => void;
}

export function AppliedCoupon({ coupon, saving, error, isRemoving, onRemove }: Props) {
  const codeId = useId();
  return (
    <>
      {error && (
        <Alert tone="bad" className="mt-3">
          <ProblemWords of={error} />
        </Alert>
      )}
      <div role="status" className="mt-3 flex flex-wrap items-start gap-3 rounded-md bg-leaf-tint px-3.5 py-3 text-leaf">
        <TicketCheck aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
        <span className="min-w-0 flex-1 basis-[6rem] text-sm">
          <span id={codeId} className="block font-bold tracking-wide wrap-anywhere">
            {coupon.code}
          </span>
          <span className="figures block font-medium">
            {words.couponApplied} <span className="whitespace-nowrap">{words.youSave(money(saving))}.</span>
          </span>
        </span>
        <Button
          size="sm"
          variant="quiet"
          className="-my-1.5 -mr-2 ml-auto"
          busy={isRemoving}
          aria-describedby={codeId}
          onClick={onRemove}
        >
          {common.remove}
        </Button>
      </div>
    </>
  );
}

interface CouponChange {
  /** Why the last attempt failed. */
  error: Problem | null;
  say: (error: Problem | null) => void;
  /** The code being applied, or 'remove'. */
  busyWith: string | null;
  /** Runs one attempt at a time. `work` returns what went wrong, or null. */
  attempt: (what: string, work: () => Promise<Problem | null>) => Promise<void>;
}

/** Applies and removes a coupon. `applied` is the code of the current one. `onDone` moves the focus, because the pressed button goes. */
export function useCouponChange(applied: string | undefined, onDone: () => void): CouponChange {
  const [error, say] = useState<Problem | null>(null);
  const [busyWith, setBusyWith] = useState<string | null>(null);

  const before = useRef(applied);
  useEffect(() => {
    // The attempt succeeded after all; its answer was lost.
    if (error && before.current !== applied) {
      say(null);
      onDone();
    }
    before.current = applied;
  }, [applied, error, onDone]);

  async function attempt(what: string, work: () => Promise<Problem | null>) {
    if (busyWith !== null) return;
    setBusyWith(what);
    say(null);
    const problem = await work();
    say(problem);
    setBusyWith(null);
    if (!problem) onDone();
  }

  return { error, say, busyWith, attempt };
}
