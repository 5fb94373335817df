import type { LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { type StaffOperation, useMay } from '../api/staff-role.tsx';
import { classes } from '../shared/class-names.ts';
import { Button, IconButton } from '../ui/button.tsx';

/** One fact of a record: a column of the table, and a place on the card. */
export interface Column<Thing> {
  /** Head of the column, and label of a `fact`. */
  label: string;
  /** What a cell of the table says. Without `value` the column is only on cards. */
  value?: (thing: Thing) => ReactNode;
  /** Where it stands on a card, from top to bottom. Without `on` it is only in the table. A figure stands at the title's right. */
  on?: 'title' | 'figure' | 'line' | 'meta' | 'fact' | 'foot';
  /** A second line in the cell, in the table alone. */
  under?: (thing: Thing) => ReactNode;
  /** What a card says instead. */
  onCard?: (thing: Thing) => ReactNode;
  /** Right-aligned in the table. */
  isFigure?: boolean;
  /** Looks of its cells in the table. */
  className?: string;
}

export interface RowAction {
  /** 'Delete': its title; with the record's name what a screen reader says. */
  label: string;
  /** Without one it is a button with the label. */
  icon?: LucideIcon;
  isDanger?: boolean;
  onClick: () => void;
  /** The operation that it leads to. It is not offered to a role that may not call it. */
  by?: StaffOperation;
}

/** How a record is drawn, in every view. */
export interface RecordLook<Thing> {
  keyOf: (thing: Thing) => string;
  /** Full name, for screen readers and where the title may be cut. */
  nameOf: (thing: Thing) => string;
  columns: Column<Thing>[];
  /** Beside the title. */
  badgeOf?: (thing: Thing) => ReactNode;
  pictureOf?: (thing: Thing) => string | null;
  /** The pictures are of people: round and square. */
  isPortrait?: boolean;
  /** Makes the whole row or card a button that opens the record. */
  onOpen?: (thing: Thing) => void;
  /** What that button is called when it is not the title: 'View Gold Facial'. */
  openLabel?: (name: string) => string;
  actions?: (thing: Thing) => RowAction[];
  /** Marks a row, like an unread one. */
  rowLook?: (thing: Thing) => string | false;
  tableLook?: string;
}

export interface ViewProps<Thing> {
  /** What it lists: 'Coupons'. */
  label: string;
  things: Thing[];
  look: RecordLook<Thing>;
}

export interface PartProps<Thing> {
  thing: Thing;
  look: RecordLook<Thing>;
}

const surelyWhole = 30;

/** The name, cut where its place ends (rule W16); a button over the whole row or card when that opens the record. */
export function Title<Thing>({ thing, look: { nameOf, columns, onOpen, openLabel } }: PartProps<Thing>) {
  const name = nameOf(thing);
  const title = columns.find(({ on }) => on === 'title')?.value?.(thing);
  // Two lines hold what is shorter.
  const full = title === name && name.length < surelyWhole ? undefined : name;
  if (!onOpen) {
    return (
      <span title={full} className="line-clamp-2 font-semibold wrap-anywhere">
        {title}
      </span>
    );
  }
  return (
    <button
      type="button"
      data-opens
      aria-haspopup="dialog"
      aria-label={openLabel?.(name)}
      title={full}
      onClick={() => onOpen(thing)}
      className="min-w-0 text-left font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-lg"
    >
      <span className="line-clamp-2">{title}</span>
    </button>
  );
}

/** Title and badge at the left, the figure at the right. */
export function Head<Thing>({ thing, look, isWide = false }: PartProps<Thing> & { isWide?: boolean }) {
  const { columns, badgeOf, onOpen } = look;
  const figure = columns.find(({ on }) => on === 'figure');
  return (
    <div
      className={classes(
        'flex items-baseline justify-between gap-x-3',
        isWide && 'flex-wrap items-center',
        isWide && onOpen && 'min-h-11',
      )}
    >
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Title thing={thing} look={look} />
        {badgeOf?.(thing)}
      </span>
      {figure && <span className="figures shrink-0">{said(figure, thing)}</span>}
    </div>
  );
}

/** Lines, metas and facts, in this order. */
export function Facts<Thing>({ thing, look: { columns, pictureOf } }: PartProps<Thing>) {
  const at = (place: Column<Thing>['on']) =>
    columns
      .filter(({ on }) => on === place)
      .map(column => ({ label: column.label, words: said(column, thing) }))
      .filter(({ words }) => words);
  const [lines, metas, facts] = [at('line'), at('meta'), at('fact')];
  return (
    <>
      {lines.map(({ label, words }) => (
        <div key={label} className="mt-0.5 text-sm text-muted wrap-anywhere">
          {words}
        </div>
      ))}
      {metas.length > 0 && (
        <p className={classes('figures mt-0.5 flex flex-wrap gap-x-2 text-sm text-muted', !pictureOf && 'justify-between')}>
          {metas.map(({ label, words }) => (
            <span key={label}>{words}</span>
          ))}
        </p>
      )}
      {facts.length > 0 && (
        <dl className="figures mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
          {facts.map(({ label, words }) => (
            <Fragment key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">{words}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </>
  );
}

/** What a card ends with: its `foot` column, and the actions as `children`. */
export function Foot<Thing>({ thing, look: { columns }, children }: PartProps<Thing> & { children: ReactNode }) {
  const foot = columns.find(({ on }) => on === 'foot');
  if (!foot && !children) return null;
  return (
    <div className="relative z-1 mt-auto flex items-center justify-between gap-2 pt-1">
      {foot && said(foot, thing)}
      {children && <div className="-mr-2 ml-auto flex">{children}</div>}
    </div>
  );
}

export function Actions<Thing>({ thing, look: { nameOf, actions } }: PartProps<Thing>) {
  const may = useMay();
  const shown = actions?.(thing).filter(({ by }) => by === undefined || may(by));
  return shown?.map(({ label, icon, isDanger, onClick }) =>
    icon ? (
      <IconButton
        key={label}
        icon={icon}
        label={`${label} ${nameOf(thing)}`}
        title={label}
        onClick={onClick}
        className={isDanger ? 'text-madder' : undefined}
      />
    ) : (
      <Button key={label} size="sm" variant="secondary" onClick={onClick}>
        {label}
      </Button>
    ),
  );
}

/** What a card says of this column. */
function said<Thing>({ value, onCard = value }: Column<Thing>, thing: Thing): ReactNode {
  return onCard?.(thing);
}

export const portraitLook = 'aspect-square! w-14! shrink-0 self-center rounded-full text-2xl!';
