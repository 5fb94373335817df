import { HandHeart, House, type LucideIcon, SprayCan } from 'lucide-react';
import type { Service } from '../../../features/catalog/service.ts';
import { duration } from '../../../shared/format.ts';

interface Part {
  title: string;
  icon: LucideIcon;
  points: string[];
}

/** Static content, the same for every service (rule W5). Only the duration differs. */
export function Overview({ service }: { service: Service }) {
  const parts: Part[] = [
    {
      title: 'What is included',
      icon: HandHeart,
      points: [
        'A beautician trained at our own academy',
        'All products and tools. You do not need to buy anything',
        `A short talk about what you want, then about ${duration(service.durationInMinutes)} of work`,
        'We clean up before we leave',
      ],
    },
    {
      title: 'How we keep it clean',
      icon: SprayCan,
      points: [
        'Metal tools are sterilised before every visit',
        'Fresh towels, and single-use strips, gloves and sheets',
        'Packs and bottles are opened or sanitised in front of you',
        'We wash our hands first, and wear a mask if you ask',
      ],
    },
    {
      title: 'What to keep ready',
      icon: House,
      points: [
        'A comfortable chair or bed in a room with good light',
        'A power socket nearby, and a mug of warm water',
        'Tell us about allergies, skin treatments or pregnancy',
        'Something new for you? Test it on a little skin a day before',
      ],
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
