import { Link } from 'wouter';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { paths } from '../../../paths.ts';

/** The salon's name as a word mark: its first word large, the rest as a small line under it. */
export function Brand() {
  const [first, ...rest] = (useSettings()?.salonName ?? 'Nikhar').split(' ');
  return (
    <Link href={paths.home} className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md">
      <img src="/icon.svg" alt="" width={36} height={36} className="size-9 max-[15rem]:hidden" />
      <span className="grid min-w-0">
        <span className="font-display text-2xl leading-6 font-semibold tracking-tight text-plum">{first}</span>
        <span className="h-3.5 truncate text-[0.6875rem] md:max-lg:hidden leading-3.5 font-semibold tracking-wide text-muted">
          {rest.join(' ')}
        </span>
      </span>
    </Link>
  );
}
