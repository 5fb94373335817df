import { Badge } from '../../../ui/badge.tsx';
import { tones } from '../../../ui/tones.ts';

/** The category of a service; without one it is badged, so that it is seen to want one (rule C4). */
export function CategoryBadge({ name }: { name: string | null }) {
  const Warning = tones.warning.icon;
  if (name !== null) return <span className="whitespace-normal wrap-anywhere">{name}</span>;
  return (
    <Badge tone="warning">
      <Warning aria-hidden className="size-3.5" />
      Uncategorised
    </Badge>
  );
}
