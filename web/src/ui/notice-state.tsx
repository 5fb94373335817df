import { CloudOff, type LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import * as common from '#words/common';
import { classes } from '../shared/class-names.ts';
import { useFocusHandedOn } from '../shared/route-focus.ts';
import { Button } from './button.tsx';

export interface NoticeStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

type Props = NoticeStateProps & { icon: LucideIcon; urgent: boolean };

/** Shown in place of content that is empty or could not be loaded. */
export function NoticeState({ icon: Icon, urgent, title, children, action, className }: Props) {
  const state = useRef<HTMLDivElement>(null);
  useFocusHandedOn(state);
  return (
    <div
      ref={state}
      role={urgent ? 'alert' : 'status'}
      className={classes('mx-auto flex max-w-sm flex-col items-center px-4 py-4 text-center wrap-anywhere md:py-12', className)}
    >
      <span
        className={classes(
          'grid size-16 place-items-center rounded-full',
          urgent ? 'bg-madder-tint text-madder' : 'bg-sand text-plum',
        )}
      >
        <Icon aria-hidden className="size-7" strokeWidth={1.75} />
      </span>
      <p className="mt-4 font-display text-2xl font-medium">{title}</p>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {action && <div className="mt-4 md:mt-6">{action}</div>}
    </div>
  );
}

type ErrorStateProps = NoticeStateProps & {
  icon?: LucideIcon;
  /** What Try Again does. For other buttons, see `action`. */
  onRetry?: () => unknown;
};

export function ErrorState({ icon = CloudOff, onRetry, ...rest }: ErrorStateProps) {
  return <NoticeState icon={icon} urgent action={onRetry && <Button onClick={onRetry}>{common.tryAgain}</Button>} {...rest} />;
}
