import { Copy } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { cell, figureCell, Table } from '../../../ui/table.tsx';

export interface FiguresRow {
  key: string;
  name: string;
  /** Each figure as people read it, and as a spreadsheet takes it. */
  figures: { text: string; value: number }[];
  /** Share of the first row, 0 to 1: a bar under the name. */
  share?: number;
}

interface Props {
  caption: string;
  columns: [name: string, ...figures: string[]];
  rows: FiguresRow[];
}

/** Figures as a table, which screen readers read and which can be copied into a spreadsheet. */
export function FiguresTable({ caption, columns, rows }: Props) {
  function copy() {
    const lines = [columns, ...rows.map(({ name, figures }) => [name, ...figures.map(({ value }) => value)])];
    const text = lines.map(line => line.join('\t')).join('\n');
    return copyText(text, 'Table copied', 'Failed to copy the table', 'Paste it into a spreadsheet.');
  }

  return (
    <>
      <Table
        caption={caption}
        columns={columns.map((label, index) => ({ label, isFigure: index > 0 }))}
        className="text-sm [&_td]:px-2 [&_td]:py-2 [&_th]:px-2 [&_th]:py-2"
      >
        {rows.map(({ key, name, figures, share }) => (
          <tr key={key}>
            <th scope="row" className={`${cell} wrap-anywhere`}>
              {name}
              {share !== undefined && (
                <svg aria-hidden="true" className="mt-1 block h-1.5 w-full">
                  <rect width={`${share * 100}%`} height="6" rx="3" className="fill-plum" />
                </svg>
              )}
            </th>
            {figures.map(({ text }, index) => (
              <td key={columns[index + 1]} className={figureCell}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <Button variant="quiet" size="sm" onClick={() => void copy()} className="mt-2 -ml-4">
        <Copy aria-hidden className="size-4.5" strokeWidth={1.75} />
        Copy Table
      </Button>
    </>
  );
}
