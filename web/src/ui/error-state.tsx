import { CloudOff, type LucideIcon } from 'lucide-react';
import * as common from '#words/common';
import { Button } from './button.tsx';
import { NoticeState, type NoticeStateProps } from './notice-state.tsx';

type Props = NoticeStateProps & {
  icon?: LucideIcon;
  /** What Try Again does. For other buttons, see `action`. */
  onRetry?: () => unknown;
};

export function ErrorState({ icon = CloudOff, onRetry, ...rest }: Props) {
  return <NoticeState icon={icon} urgent action={onRetry && <Button onClick={onRetry}>{common.tryAgain}</Button>} {...rest} />;
}
