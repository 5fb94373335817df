import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import type { AdminGroup } from '../../../../features/office/admin-shell/admin-pages.ts';
import { controlLook } from '../../../../forms/control-look.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { findPlaces } from './find-places.ts';
import { FoundList, linesOf } from './found-list.tsx';
import { useFound } from './use-found.ts';

interface Props {
  /** The pages that this salon has. */
  groups: readonly AdminGroup[];
  onClose: () => void;
}

/** One search for everything in the admin area (rule W71): a field with a list, driven by the arrow keys, Enter and Escape. */
export default function SearchDialog({ groups, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState(0);
  const { groups: found, isBusy, hasFailed } = useFound(typed);
  const listId = useId();
  const places = useMemo(() => (typed.trim() ? findPlaces(groups, typed) : []), [groups, typed]);
  const shown = typed.trim() ? [...places, ...found].filter(({ hits }) => hits.length > 0) : [];
  const lines = linesOf(shown);
  // The list may have become shorter.
  const at = Math.min(chosen, lines.length - 1);
  const idOf = (line: number) => `${listId}-${line}`;

  function type(text: string) {
    setTyped(text);
    choose(0);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && lines.length > 0) {
      event.preventDefault();
      const next = (at + step + lines.length) % lines.length;
      choose(next);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    }
    // While a word is written in parts, as in Hindi, Enter ends the word and opens nothing.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // What was found for the text before is not opened for this one.
      if (!isBusy || at < linesOf(places).length) document.getElementById(idOf(at))?.click();
    }
  }

  return (
    <Dialog onClose={onClose} title="Search" size="md" tall>
      <div className="sticky top-0 z-1 bg-card pt-1 pb-3">
        <Search aria-hidden className="pointer-events-none absolute top-4.5 left-4 size-5 text-muted" />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label="Search everything"
          aria-autocomplete="list"
          aria-expanded={lines.length > 0}
          aria-controls={lines.length > 0 ? listId : undefined}
          aria-activedescendant={lines.length > 0 ? idOf(at) : undefined}
          placeholder="Name, mobile, booking, setting"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={typed}
          onChange={event => type(event.target.value)}
          onKeyDown={press}
          className={`${controlLook} rounded-full! pl-12`}
        />
      </div>
      <div aria-busy={isBusy} className="min-h-60 md:min-h-96">
        {lines.length > 0 && <FoundList id={listId} label="Found" groups={shown} chosen={at} idOf={idOf} onGo={onClose} />}
        <p role="status" className="px-1 text-muted">
          {wordsFor(typed, lines.length, isBusy, hasFailed)}
        </p>
      </div>
    </Dialog>
  );
}

/** The line below the field, which is also what a screen reader hears of the list. */
function wordsFor(typed: string, lines: number, isBusy: boolean, hasFailed: boolean): string {
  const text = typed.trim();
  if (!text) return 'Finds bookings, customers, services, professionals, pages and settings.';
  if (isBusy) return 'Searching…';
  if (hasFailed) return 'Some of it could not be searched. Check your connection, and type again.';
  return lines === 0 ? `Nothing found for “${text}”.` : '';
}
