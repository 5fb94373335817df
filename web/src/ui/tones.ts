import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

/** The four tones of messages and badges. Each has a tint, an ink and a sign, because colour alone says nothing. */
export type Tone = 'info' | 'good' | 'warning' | 'bad';

export const tones: Record<Tone, { surface: string; ink: string; icon: LucideIcon }> = {
  info: { surface: 'bg-plum-tint', ink: 'text-plum', icon: Info },
  good: { surface: 'bg-leaf-tint', ink: 'text-leaf', icon: CircleCheck },
  warning: { surface: 'bg-marigold-tint', ink: 'text-ink', icon: TriangleAlert },
  bad: { surface: 'bg-madder-tint', ink: 'text-madder', icon: CircleAlert },
};
