import type { ReactNode, Ref } from 'react';
import { classes } from '../shared/class-names.ts';
import { type Tone, tones } from './tones.ts';

interface Props {
  tone?: Tone;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A message in the page. Screen readers announce a bad one at once, others at the next pause. */
export function Alert({ tone = 'info', children, action, className, ref }: Props) {
  const { surface, ink, icon: Icon } = tones[tone];
  return (
    <div
      ref={ref}
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classes('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md px-4 py-3 text-sm', surface, ink, className)}
    >
      <div className="flex min-w-0 flex-1 basis-48 gap-3">
        <Icon aria-hidden className="mt-px size-5 shrink-0" strokeWidth={2} />
        <div className="min-w-0 font-medium wrap-anywhere">{children}</div>
      </div>
      {action}
    </div>
  );
}
