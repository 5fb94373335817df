import { type ReactNode, useId } from 'react';
import { classes } from '../../../shared/class-names.ts';
import { Card } from '../../../ui/card.tsx';

interface Props {
  title: string;
  hint?: ReactNode;
  /** What the settings do, shown beside them. */
  effect?: ReactNode;
  /** The only one of its page, whose title says it. */
  isAlone?: boolean;
  children: ReactNode;
}

/** A group of settings with its effect: beside it on a desktop, below it on a phone. */
export function SettingsSection({ title, hint, effect, isAlone = false, children }: Props) {
  const titleId = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={titleId} className="p-4 md:p-6">
      <h2 id={titleId} className={isAlone ? 'sr-only' : 'font-display text-2xl font-medium'}>
        {title}
      </h2>
      {hint && <p className={classes('text-muted', !isAlone && 'mt-1')}>{hint}</p>}
      <div
        className={classes(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8',
          hint === undefined && isAlone ? '' : 'mt-5',
        )}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
        {effect && (
          <aside
            aria-label={`Effect: ${title}`}
            className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md bg-sand p-4 lg:sticky lg:top-20"
          >
            {effect}
          </aside>
        )}
      </div>
    </Card>
  );
}

/** A heading within an effect. */
export function EffectTitle({ children }: { children: ReactNode }) {
  return <h3 className="text-sm font-semibold text-muted">{children}</h3>;
}
