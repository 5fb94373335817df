import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { roleMay, useStaffRole } from '../../../../api/staff-role.tsx';
import type { AdminGroup } from '../../../../features/office/admin-shell/admin-pages.ts';
import type { Subject } from '../../../../features/office/admin-shell/settings-subjects.ts';
import { controlLook } from '../../../../forms/control-look.ts';
import { useDebounced } from '../../../../shared/use-debounced.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { findPlaces, type HitGroup, searches } from './find.ts';

interface Props {
  /** The pages that this salon has, and its settings, as far as the reader may see them. */
  groups: readonly AdminGroup[];
  subjects: readonly Subject[];
  onClose: () => void;
}

/** One search for everything in the admin area (rule W71): a field with a list, driven by the arrow keys, Enter and Escape. */
export default function SearchDialog({ groups, subjects, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState(0);
  const { groups: found, isBusy, hasFailed } = useFound(typed);
  const listId = useId();
  const places = useMemo(() => (typed.trim() ? findPlaces(groups, subjects, typed) : []), [groups, subjects, typed]);
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

const restMs = 250;
/** One letter is in every name. */
const fewestLetters = 2;

interface Answers {
  text: string;
  groups: HitGroup[];
  /** Some kinds could not be searched. */
  hasFailed: boolean;
}

interface Found {
  /** What the server found; while newer answers are on their way, those of the text before. */
  groups: HitGroup[];
  isBusy: boolean;
  hasFailed: boolean;
}

const nothing: Answers = { text: '', groups: [], hasFailed: false };

/** Searches bookings, people and services once the typing rests. What was asked before is given up. */
function useFound(typed: string): Found {
  const text = typed.trim();
  const rested = useDebounced(text, restMs);
  const [answers, setAnswers] = useState(nothing);
  const role = useStaffRole();

  useEffect(() => {
    if ([...rested].length < fewestLetters) return setAnswers({ ...nothing, text: rested });
    const stop = new AbortController();
    const allowed = searches.filter(({ by }) => roleMay(role, by));
    void Promise.allSettled(allowed.map(({ search }) => search(rested, stop.signal))).then(all => {
      if (stop.signal.aborted) return;
      const groups = all.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
      setAnswers({ text: rested, groups, hasFailed: groups.length < all.length });
    });
    return () => stop.abort();
  }, [rested, role]);

  const isShort = [...text].length < fewestLetters;
  return {
    groups: isShort ? [] : answers.groups,
    isBusy: !isShort && answers.text !== text,
    hasFailed: !isShort && answers.hasFailed,
  };
}

interface Line {
  group: number;
  href: string;
  title: string;
  under: string;
}

/** What the arrow keys go through, from top to bottom: the hits of each group, then the link to all of them. */
function linesOf(groups: readonly HitGroup[]): Line[] {
  return groups.flatMap(({ hits, all }, group) => [
    ...hits.map(({ href, title, under }) => ({ group, href, title, under })),
    ...(all ? [{ group, href: all.href, title: all.label, under: '' }] : []),
  ]);
}

interface FoundListProps {
  id: string;
  label: string;
  groups: readonly HitGroup[];
  /** Place of the chosen line. */
  chosen: number;
  idOf: (line: number) => string;
  /** A line was followed. */
  onGo: () => void;
}

/** The list of a combobox: its field keeps the focus, and the lines are links, so that a click of the middle button opens a tab. */
function FoundList({ id, label, groups, chosen, idOf, onGo }: FoundListProps) {
  const lines = linesOf(groups).map((line, place) => ({ ...line, place }));
  return (
    <div role="listbox" id={id} aria-label={label}>
      {groups.map((group, n) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={group.label} role="group" aria-label={group.label} className="mb-3">
          <p aria-hidden className="px-1 pb-1 text-sm font-semibold text-muted">
            {group.label}
          </p>
          {lines
            .filter(line => line.group === n)
            .map(({ href, title, under, place }) => (
              <Link
                key={place}
                href={href}
                role="option"
                id={idOf(place)}
                tabIndex={-1}
                aria-selected={place === chosen}
                onClick={onGo}
                className="block min-h-12 rounded-md px-3 py-1.5 hover:bg-sand aria-selected:bg-plum-tint"
              >
                <span className="block truncate font-semibold">{title}</span>
                {under && <span className="figures block truncate text-sm text-muted">{under}</span>}
              </Link>
            ))}
        </div>
      ))}
    </div>
  );
}
