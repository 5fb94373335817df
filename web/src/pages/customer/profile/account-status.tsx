import { CircleCheck, Clock, type LucideIcon, UserRound } from 'lucide-react';
import * as words from '#words/profile';
import { language } from '#words/site';
import type { Profile } from '../../../features/accounts/profile/use-profile.ts';
import { instant } from '../../../shared/format.ts';
import { Card } from '../../../ui/card.tsx';

export function AccountStatus({ profile }: { profile: Profile }) {
  return (
    <section aria-labelledby="status-title">
      <h2 id="status-title" className="sr-only">
        {words.accountStatus}
      </h2>
      <dl className={statusGrid}>
        {/* Only active accounts can sign in. */}
        <Fact icon={CircleCheck} label={words.status} value={words.active} />
        <Fact icon={UserRound} label={words.role} value={language === 'en' ? profile.role || words.customer : words.customer} />
        <Fact icon={Clock} label={words.lastActive} value={instant(profile.lastActive)} className="max-sm:col-span-full" />
      </dl>
    </section>
  );
}

export const statusGrid = 'two-columns grid gap-3 sm:grid-cols-[1fr_1fr_auto] lg:grid-cols-1';

interface FactProps {
  icon: LucideIcon;
  label: string;
  value: string;
  className?: string;
}

function Fact({ icon: Icon, label, value, className }: FactProps) {
  return (
    <Card padding="none" className={`relative py-4 pr-4 pl-13 ${className ?? ''}`}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures font-semibold text-ink">
        {value}
        <Icon aria-hidden className="absolute top-1/2 left-4 size-6 -translate-y-1/2 text-plum" strokeWidth={1.75} />
      </dd>
    </Card>
  );
}
