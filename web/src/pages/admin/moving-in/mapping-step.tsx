import { useState } from 'react';
import { FIELD_WORDS, IMPORT_FIELDS, NEEDED_FIELDS } from '../../../../../common/import-words.ts';
import { addDays } from '../../../../../common/time.ts';
import { messageOf } from '../../../api/message-of.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { date } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { type Import, type Kind, kindWords } from './imports.ts';

type Mapping = Import['mapping'];
type DateOrder = NonNullable<Import['dateOrder']>;

interface Props {
  run: Import;
  onCheck: (asked: { kind: Kind; mapping: Mapping; dateOrder?: DateOrder }) => Promise<unknown>;
}

const dateFields = ['DATE', 'DATE_OF_BIRTH'];

/** Excel keeps a day as the number of days since the end of 1899. */
const excelZero = '1899-12-30';

/** A cell as its owner knows it: 32712 in a column of dates is 23 Jul 1989. */
function shownAs(cell: string | undefined, field: Mapping[number] | undefined) {
  const isDay = cell !== undefined && dateFields.includes(field ?? '') && /^\d{5}$/.test(cell);
  return isDay ? date(addDays(excelZero, Number(cell))) : cell;
}

/** The second step: what each column means, and how its dates are read. */
export function MappingStep({ run, onCheck }: Props) {
  const [kind, setKind] = useState(run.kind);
  const [mapping, setMapping] = useState(run.mapping);
  const [order, setOrder] = useState<DateOrder | null>(run.dateOrder);
  const [problem, setProblem] = useState<string | null>(null);
  const dated = run.dates.filter(({ column }) => dateFields.includes(mapping[column] ?? ''));
  const missing = NEEDED_FIELDS[kind].filter(some => !some.some(field => mapping.includes(field)));

  function takeAsGuessed() {
    setKind(run.guessedKind);
    setMapping(run.guessedMapping);
    setProblem(null);
  }

  async function check() {
    if (missing[0]) {
      const names = missing.map(some => some.map(field => FIELD_WORDS[field]).join(' or '));
      return setProblem(`Say which column has this: ${names.join(', ')}.`);
    }
    if (dated.length > 0 && order === null) return setProblem('Say how the dates are read.');
    setProblem(null);
    try {
      await onCheck({ kind, mapping, ...(order && { dateOrder: order }) });
    } catch (error) {
      setProblem(messageOf(error, 'The check could not begin. Please try again.'));
    }
  }

  return (
    <section aria-labelledby="mapping-title" className="grid gap-5">
      <div>
        <h2 id="mapping-title" className="font-display text-xl font-medium">
          What each column means
        </h2>
        <p className="mt-0.5 max-w-prose text-muted">
          {run.layout ? `This looks like an export of ${run.layout}. ` : ''}
          Look through the columns, and correct what is wrong.
        </p>
      </div>
      {run.guessedKind !== kind && (
        <Alert tone="warning">
          <p>
            The columns look like {kindWords[run.guessedKind].toLowerCase()}, and you chose {kindWords[kind].toLowerCase()}.
          </p>
          <Button size="sm" variant="secondary" className="mt-2" onClick={takeAsGuessed}>
            They Are {kindWords[run.guessedKind]}
          </Button>
        </Alert>
      )}
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {run.columns.map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and their order never changes
          <Card as="li" padding="sm" key={place}>
            <SelectField
              label={column || `Column ${place + 1}`}
              value={mapping[place] ?? ''}
              options={[
                { value: '', label: 'Leave out' },
                ...IMPORT_FIELDS[kind].map(field => ({ value: field, label: FIELD_WORDS[field] })),
              ]}
              onChange={({ currentTarget }) => setMapping(mapping.with(place, (currentTarget.value || null) as Mapping[number]))}
            />
            <p className="mt-2 line-clamp-2 text-sm text-muted wrap-anywhere">
              {run.sample
                .map(row => shownAs(row[place], mapping[place]))
                .filter(Boolean)
                .slice(0, 3)
                .join(' · ') || 'Empty in the first rows'}
            </p>
          </Card>
        ))}
      </ul>
      {dated.length > 0 && (
        <RadioCards
          legend="How the dates are read"
          showLegend
          value={order}
          onChange={setOrder}
          className="grid gap-3 md:grid-cols-2"
          cards={(['DAY_FIRST', 'MONTH_FIRST'] as const).map(value => ({
            value,
            label: value === 'DAY_FIRST' ? 'The day first' : 'The month first',
            hint: <DateExamples examples={dated.flatMap(({ examples }) => examples).slice(0, 3)} order={value} />,
          }))}
        />
      )}
      {kind === 'CUSTOMERS' && (
        <p className="max-w-prose text-sm text-muted">
          A note becomes the note of the customer that staff read, and so does a birthday without its year. Consent to messages on
          WhatsApp is never imported: customers give it themselves.
        </p>
      )}
      {kind === 'SERVICES' && (
        <p className="max-w-prose text-sm text-muted">
          Rows with one name and a column for the variant, such as Short and Long, become one service; the first is the default.
          Write add-ons as name:price:minutes with a semicolon before the next, such as{' '}
          <span className="whitespace-nowrap">Hair wash:249:15; Serum:99</span>.
        </p>
      )}
      {kind === 'BOOKINGS' && (
        <p className="max-w-prose text-sm text-muted">
          Visits of the past count as paid, get no bills and tell nobody. A visit to come needs an address. Without latitude and
          longitude it lies in the middle of its PIN code, so look at its pin before somebody drives there.
        </p>
      )}
      {problem && <Alert tone="bad">{problem}</Alert>}
      <Button className="justify-self-start max-md:w-full" onClick={check}>
        Check the Rows
      </Button>
    </section>
  );
}

function DateExamples({ examples, order }: { examples: Import['dates'][number]['examples']; order: DateOrder }) {
  return (
    <>
      {examples.map(({ text, dayFirst, monthFirst }) => {
        const read = order === 'DAY_FIRST' ? dayFirst : monthFirst;
        return (
          <span key={text} className="figures block">
            {text} is {read ? date(read) : 'no date'}
          </span>
        );
      })}
    </>
  );
}
