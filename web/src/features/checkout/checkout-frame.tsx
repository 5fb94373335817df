import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ProgressSteps } from '../../ui/progress-steps.tsx';
import type { Step } from './checkout-draft.ts';

const steps = [
  { title: 'Address', subtitle: 'Delivery location' },
  { title: 'Time Slot', subtitle: 'Service timing' },
  { title: 'Summary', subtitle: 'Review & confirm' },
];

interface Props {
  step: Step;
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

export function CheckoutFrame({ step, onClose, children }: Props) {
  return (
    <div data-checkout className="page-width pt-4 pb-8 md:pt-10 md:pb-14">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <PageTitle className="text-2xl! md:text-4xl!">Checkout</PageTitle>
        {onClose && <IconButton icon={X} label="Close" onClick={onClose} className="-mr-2" />}
      </div>
      <div className="mx-auto mt-3 max-w-3xl md:mt-8">
        <ProgressSteps label="Checkout steps" steps={steps} current={step} />
      </div>
      <div className="mt-6 md:mt-10">{children}</div>
    </div>
  );
}
