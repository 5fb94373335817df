import { type LucideIcon, SearchX } from 'lucide-react';
import { NoticeState, type NoticeStateProps } from './notice-state.tsx';

export function EmptyState({ icon = SearchX, ...rest }: NoticeStateProps & { icon?: LucideIcon }) {
  return <NoticeState icon={icon} urgent={false} {...rest} />;
}
