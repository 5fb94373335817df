import { classes } from '../../../shared/class-names.ts';
import { siteName } from '../../../shared/use-document-title.ts';
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

/** More letters than this need a smaller line, so that the cart and the menu keep their room at 320 px. */
const roomy = 9;
const tight = 14;

const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

/** The salon's name as a word mark: the lines that the owner chose, a large one and a small one below (rule C22). */
export function WordMark() {
  const lines = useSettings()?.nameLines ?? [siteName()];
  return <MarkOf lines={lines} />;
}

/** For the settings, too, which show a name before it is saved. */
export function MarkOf({ lines: [first = '', second] }: { lines: string[] }) {
  const length = lengthOf(first);
  return (
    <span className="grid min-w-0">
      <span
        className={classes(
          'font-display font-semibold tracking-tight text-plum',
          length <= roomy
            ? 'text-2xl leading-none'
            : length <= tight
              ? 'text-lg/tight'
              : 'line-clamp-2 text-sm/tight wrap-anywhere',
        )}
      >
        {first}
      </span>
      <span className="min-h-3.5 truncate text-2xs font-semibold tracking-wide text-muted md:max-lg:hidden">{second}</span>
    </span>
  );
}
