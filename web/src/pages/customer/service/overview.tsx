import { HandHeart, House, type LucideIcon, SprayCan } from 'lucide-react';
import * as words from '#words/service';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import type { Service } from '../../../features/shop/catalog/service.ts';
import { duration } from '../../../shared/format.ts';

interface Part {
  title: string;
  icon: LucideIcon;
  points: string[];
}

/** The same for every service (rule W5), but for the duration. Only a salon that says so has an academy of its own (rule C20). */
export function Overview({ service }: { service: Service }) {
  const claims = useSettings()?.claims;
  const parts: Part[] = [
    {
      title: words.included,
      icon: HandHeart,
      points: [
        claims?.ownAcademy ? words.included1 : words.included1Plain,
        words.included2,
        words.included3(duration(service.durationInMinutes)),
        words.included4,
      ],
    },
    {
      title: words.clean,
      icon: SprayCan,
      points: [words.clean1, words.clean2, words.clean3, words.clean4],
    },
    {
      title: words.ready,
      icon: House,
      points: [words.ready1, words.ready2, words.ready3, words.ready4],
    },
  ];
  return (
    <div className="grid gap-8 md:grid-cols-3 md:gap-8 md:pt-3 lg:gap-12">
      {parts.map(({ title, icon: Icon, points }) => (
        <section key={title}>
          <h2 className="flex items-center gap-3 md:max-lg:flex-col md:max-lg:items-start font-display text-xl font-medium">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sand text-plum">
              <Icon aria-hidden className="size-5" strokeWidth={1.75} />
            </span>
            {title}
          </h2>
          <ul className="mt-3 list-disc space-y-2 pl-5 text-muted marker:text-marigold">
            {points.map(point => (
              <li key={point} className="pl-1">
                {point}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
