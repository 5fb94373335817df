import { Plus, X } from 'lucide-react';
import { TextField } from '../../../forms/text-fields.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { type ClockSpan, withBreak } from './hours.ts';

const mostSpans = 8;

interface SpanErrors {
  from?: { message?: string | undefined };
  to?: { message?: string | undefined };
}

interface Props {
  /** With times as fields have them. */
  spans: ClockSpan[];
  /** The day: 'Monday'. */
  of: string;
  errors: { [part: number]: SpanErrors | undefined } | undefined;
  onChange: (spans: ClockSpan[]) => void;
}

/** The parts of one working day, with breaks between them. */
export function SpansField({ spans, of, errors, onChange }: Props) {
  const set = (at: number, end: keyof ClockSpan, time: string) =>
    onChange(spans.map((span, i) => (i === at ? { ...span, [end]: time } : span)));
  return (
    <div className="grid gap-2">
      {spans.map((span, i) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of the day has no other name
          key={i}
          className="flex items-start gap-2"
        >
          <legend className="sr-only">Part {i + 1}</legend>
          <div className="grid min-w-0 flex-1 grid-cols-2 items-start gap-2 sm:max-w-80">
            <TextField
              label="From"
              type="time"
              value={span.from}
              onChange={event => set(i, 'from', event.target.value)}
              error={errors?.[i]?.from?.message}
              className="figures min-w-0 px-3!"
            />
            <TextField
              label="To"
              type="time"
              value={span.to}
              onChange={event => set(i, 'to', event.target.value)}
              error={errors?.[i]?.to?.message}
              className="figures min-w-0 px-3!"
            />
          </div>
          {spans.length > 1 && (
            <IconButton
              icon={X}
              label={`Remove part ${i + 1} of ${of}`}
              onClick={() => onChange(spans.filter((_, at) => at !== i))}
              className="mt-7 -mr-2"
            />
          )}
        </fieldset>
      ))}
      {spans.length < mostSpans && (
        <Button variant="quiet" size="sm" onClick={() => onChange(withBreak(spans))} className="-mx-4 justify-self-start">
          <Plus aria-hidden className="size-4.5" />
          Add Break
        </Button>
      )}
    </div>
  );
}
