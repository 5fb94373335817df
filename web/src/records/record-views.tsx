import { classes } from '../shared/class-names.ts';
import { Card } from '../ui/card.tsx';
import { Picture } from '../ui/picture.tsx';
import { cell, figureCell, Table } from '../ui/table.tsx';
import { Actions, Facts, Foot, Head, portraitLook, Title, type ViewProps } from './record-parts.tsx';

/** A card each, one under the other on a phone. */
export function RecordCards<Thing>({ label, things, look }: ViewProps<Thing>) {
  const { keyOf, nameOf, pictureOf, isPortrait, actions } = look;
  return (
    <ul aria-label={label} className="grid gap-3 md:grid-cols-2">
      {things.map(thing => (
        <Card
          as="li"
          key={keyOf(thing)}
          data-record={keyOf(thing)}
          padding="none"
          className={classes('relative flex gap-3', pictureOf ? 'min-h-26 items-center p-2.5 pr-1' : 'px-4 py-3')}
        >
          {pictureOf && (
            <Picture
              src={pictureOf(thing)}
              name={nameOf(thing)}
              sizes="80px"
              width={80}
              height={isPortrait ? 80 : 60}
              className={isPortrait ? portraitLook : 'w-20! shrink-0 rounded-sm text-2xl!'}
            />
          )}
          <div className="flex min-w-0 flex-1 flex-col">
            <Head thing={thing} look={look} />
            <Facts thing={thing} look={look} />
            <Foot thing={thing} look={look}>
              {!pictureOf && actions && <Actions thing={thing} look={look} />}
            </Foot>
          </div>
          {pictureOf && actions && (
            <div className="relative z-1 flex shrink-0 flex-col">
              <Actions thing={thing} look={look} />
            </div>
          )}
        </Card>
      ))}
    </ul>
  );
}

/** One under the other at every width, for texts and short lists. */
export function RecordRows<Thing>({ label, things, look, isInset }: ViewProps<Thing> & { isInset: boolean }) {
  const { keyOf, actions, rowLook } = look;
  const rows = (
    <ul aria-label={label} className={classes('divide-y divide-line', isInset && '-mb-3 border-t border-line')}>
      {things.map(thing => (
        <li
          key={keyOf(thing)}
          data-record={keyOf(thing)}
          className={classes(
            'relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
            isInset ? 'py-3' : 'px-4 pt-1 pb-3 hover:bg-sand/50 md:px-6',
            rowLook?.(thing) || undefined,
          )}
        >
          <div className="min-w-0 flex-1 basis-48">
            <Head thing={thing} look={look} isWide />
            <Facts thing={thing} look={look} />
          </div>
          {actions && <Actions thing={thing} look={look} />}
        </li>
      ))}
    </ul>
  );
  return isInset ? (
    rows
  ) : (
    <Card padding="none" className="overflow-hidden">
      {rows}
    </Card>
  );
}

/** The pictures as customers see them. */
export function RecordTiles<Thing>({ label, things, look }: ViewProps<Thing>) {
  const { keyOf, nameOf, pictureOf, actions } = look;
  return (
    <ul aria-label={label} className={tilesLook}>
      {things.map(thing => (
        <Card
          as="li"
          key={keyOf(thing)}
          data-record={keyOf(thing)}
          padding="none"
          className="relative flex flex-col overflow-hidden"
        >
          <Picture src={pictureOf?.(thing)} name={nameOf(thing)} sizes="(width < 64rem) 45vw, 300px" />
          <div className="flex flex-1 flex-col p-4 pb-2 max-md:px-2.5 max-md:pt-3">
            <Head thing={thing} look={look} />
            <Facts thing={thing} look={look} />
            <div className="relative z-1 mt-auto -mr-2 flex justify-end">{actions && <Actions thing={thing} look={look} />}</div>
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** Two on a phone, one where its letters are large. */
export const tilesLook =
  'grid gap-3 max-md:grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] md:grid-cols-2 md:gap-5 lg:grid-cols-3 xl:grid-cols-4';

/** A row each, where there is room for columns. */
export function RecordTable<Thing>({ label, things, look }: ViewProps<Thing>) {
  const { keyOf, nameOf, badgeOf, pictureOf, isPortrait, actions, tableLook } = look;
  const columns = look.columns.filter(({ value }) => value);
  const heads = [...columns, ...(actions ? [{ label: 'Actions', isFigure: true }] : [])];
  return (
    <Card padding="none" className="overflow-x-auto print:overflow-visible">
      <Table caption={label} columns={heads} className={tableLook}>
        {things.map(thing => (
          <tr key={keyOf(thing)} data-record={keyOf(thing)} className="relative transition-colors hover:bg-ground">
            {columns.map(({ label, value, under, on, isFigure, className }) =>
              on === 'title' ? (
                <th key={label} scope="row" className={classes(cell, className)}>
                  <span className="flex items-center gap-x-4">
                    {pictureOf && (
                      <Picture
                        src={pictureOf(thing)}
                        name={nameOf(thing)}
                        sizes="64px"
                        width={64}
                        height={isPortrait ? 64 : 48}
                        className={isPortrait ? portraitLook : 'w-16! shrink-0 rounded-sm text-xl!'}
                      />
                    )}
                    {/* Columns beside it must not squeeze it until words break. */}
                    <span className="flex min-w-28 flex-wrap items-center gap-x-4 gap-y-1">
                      <Title thing={thing} look={look} />
                      {badgeOf?.(thing)}
                    </span>
                  </span>
                  {under && <span className="block font-normal text-muted">{under(thing)}</span>}
                </th>
              ) : (
                <td key={label} className={classes(isFigure ? figureCell : cell, className)}>
                  {value?.(thing)}
                  {under && <span className="block text-muted">{under(thing)}</span>}
                </td>
              ),
            )}
            {actions && (
              <td className={`${figureCell} relative z-1`}>
                <Actions thing={thing} look={look} />
              </td>
            )}
          </tr>
        ))}
      </Table>
    </Card>
  );
}
