import { Link } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { useMay } from '../../../api/staff-role.tsx';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { mayOpen } from '../../../features/office/admin-shell/admin-pages.ts';
import { subjectsFor } from '../../../features/office/admin-shell/settings-subjects.ts';

/** What is set elsewhere, and is looked for here. */
const elsewhere = [
  {
    href: adminPaths.professionals,
    title: 'Teams or Names',
    hint: 'Who carries out the visits: teams, or professionals by name',
  },
  { href: adminPaths.tax, title: 'Tax', hint: 'Registrations for GST, and the numbers of bills' },
  { href: adminPaths.staff, title: 'Staff', hint: 'Who signs in here, and your own password' },
  { href: adminPaths.staffLog, title: 'What Staff Did', hint: 'Who changed money, prices, people or settings, and when' },
  { href: adminPaths.accessRecord, title: 'Who Read What', hint: 'Who looked at whose data, and when' },
  { href: adminPaths.keys, title: 'API Keys', hint: 'For programs that read or make bookings' },
  { href: adminPaths.websiteButton, title: 'Website Button', hint: 'A Book button for another site' },
];

/** The index of the settings (rule W72). */
export default function SettingsPage() {
  const may = useMay();
  return (
    <AdminPage title="Settings">
      <Cards
        label="Settings by subject"
        cards={subjectsFor(may).map(({ id, title, hint }) => ({ href: adminPaths.settingsOf(id), title, hint }))}
      />
      <h2 className="mt-8 mb-3 font-display text-2xl font-medium">Set on pages of their own</h2>
      <Cards label="Set on pages of their own" cards={elsewhere.filter(({ href }) => mayOpen(href, '', may))} />
    </AdminPage>
  );
}

interface CardsProps {
  label: string;
  cards: readonly { href: string; title: string; hint: string }[];
}

function Cards({ label, cards }: CardsProps) {
  return (
    <ul aria-label={label} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {cards.map(({ href, title, hint }) => (
        <li key={href}>
          <Link
            href={href}
            className="block h-full rounded-lg border border-line bg-card px-4 py-3.5 shadow-card transition-colors hover:border-field hover:bg-sand/50"
          >
            <span className="block font-semibold">{title}</span>
            <span className="mt-0.5 block text-sm text-muted">{hint}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
