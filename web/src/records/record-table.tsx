import { classes } from '../shared/class-names.ts';
import { Card } from '../ui/card.tsx';
import { Picture } from '../ui/picture.tsx';
import { cell, figureCell, Table } from '../ui/table.tsx';
import { Actions, portraitLook, Title, type ViewProps } from './record-parts.tsx';

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
