import { classes } from '../../../shared/class-names.ts';
import { useSettings } from './use-settings.ts';

/** The salon's logo, or the site's own mark. Beside the name, so it needs no words. */
export function Logo({ className }: { className: string }) {
  const path = useSettings()?.logoPath;
  return (
    <img
      src={path ? `${path}?width=160` : '/icon.svg'}
      alt=""
      width={36}
      height={36}
      className={classes('shrink-0', path && 'rounded-md object-contain', className)}
    />
  );
}
