import { addDays } from '../../../../../common/time.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { useTeam } from '../../../features/visits/hand-over/use-team.ts';
import { leaveWords } from '../../../shared/span-words.ts';
import { Section } from './section.tsx';

const daysShown = 14;

/** Leave that professionals entered themselves: staff have not seen it yet (rule N32). */
export function OwnLeave({ today }: { today: string }) {
  const { data } = useTeam();
  const own = (data ?? []).flatMap(({ name, leave }) =>
    leave.filter(one => one.enteredByHerself && one.fromDate <= addDays(today, daysShown)).map(one => ({ ...one, name })),
  );
  if (own.length === 0) return null;
  return (
    <Section title="Leave entered by professionals" more={[{ href: adminPaths.professionals, label: 'Professionals' }]}>
      <ul className="divide-y divide-line rounded-lg border border-line bg-card">
        {own.map(({ id, name, note, ...span }) => (
          <li key={id} className="px-4 py-2.5 wrap-anywhere">
            <span className="block font-semibold">{name}</span>
            <span className="figures block text-sm">{leaveWords(span)}</span>
            {note && <span className="block text-sm text-muted">{note}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
