import { Link } from 'wouter';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { paths } from '../../../paths.ts';
import { siteName } from '../../../shared/site-name.ts';

/** The salon's name as a word mark: the first word large, the rest on a small line below. */
export function Brand() {
  const [first, ...rest] = (useSettings()?.salonName ?? siteName()).split(' ');
  return (
    <Link href={paths.home} className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md">
      <img src="/icon.svg" alt="" width={36} height={36} className="size-9" />
      <span className="grid min-w-0">
        <span className="font-display text-2xl leading-none font-semibold tracking-tight text-plum">{first}</span>
        <span className="min-h-3.5 truncate text-2xs md:max-lg:hidden font-semibold tracking-wide text-muted">
          {rest.join(' ')}
        </span>
      </span>
    </Link>
  );
}
