import { CalendarDays } from 'lucide-react';
import type { Profile } from '../../../features/profile/use-profile.ts';
import { paths } from '../../../paths.ts';
import { writtenMobile } from '../../../shared/phone.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

export function ProfileHeader({ profile }: { profile: Profile }) {
  const { fullName, email, mobile } = profile;
  return (
    <section aria-label="You" className="gap-5 rounded-xl bg-sand p-5 sm:flex sm:items-center sm:justify-between md:p-6 lg:block">
      <div className="flex items-center gap-4 max-[17rem]:flex-col max-[17rem]:items-start lg:flex-col lg:items-start">
        <span
          aria-hidden
          className="grid size-16 shrink-0 place-items-center rounded-full bg-plum font-display text-3xl font-medium text-card ring-4 ring-marigold/60 lg:size-20 lg:text-4xl"
        >
          {[...fullName][0]?.toUpperCase()}
        </span>
        <div className="min-w-0">
          <p className="font-display text-2xl font-medium tracking-tight wrap-anywhere">{fullName}</p>
          <p className="figures mt-0.5 text-muted">{writtenMobile(mobile)}</p>
          <p className="text-muted wrap-anywhere">{email ?? 'No e-mail given'}</p>
        </div>
      </div>
      <LinkButton href={paths.bookings} className="max-sm:mt-5 max-sm:w-full shrink-0 lg:mt-5 lg:w-full">
        <CalendarDays aria-hidden className="size-5" strokeWidth={1.75} />
        View All Bookings
      </LinkButton>
    </section>
  );
}
