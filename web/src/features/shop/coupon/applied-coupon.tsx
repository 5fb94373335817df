import { TicketCheck } from 'lucide-react';
import { useId } from 'react';
import * as words from '#words/cart';
import * as common from '#words/common';
import type { Problem } from '../../../api/problem.ts';
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
