import { CloudOff, type LucideIcon } from 'lucide-react';
import { NoticeState, type NoticeStateProps } from './notice-state.tsx';

export function ErrorState({ icon = CloudOff, ...rest }: NoticeStateProps & { icon?: LucideIcon }) {
  return <NoticeState icon={icon} urgent {...rest} />;
}
