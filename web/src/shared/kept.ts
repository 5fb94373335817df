// What somebody began and has not saved. It belongs to them: nobody else gets it back (rule W23).
import { isLike } from './is-like.ts';
import { readJson, remove, writeJson } from './storage.ts';

/** `page`: in memory, until the next load. `tab`: also after it. `device`: for every tab. The last two for an hour. */
export type Place = 'page' | 'tab' | 'device';

/** Whose work it is, and where theirs is kept. */
export interface Person {
  place: 'page' | 'device';
  /** Null while nobody is signed in. */
  name: () => string | null;
  /** The server ended the session, so the same person may come back. */
  wasCutOff: () => boolean;
}

interface Kept {
  /** Null for a visitor. Whoever signs in next gets it. */
  by: string | null;
  /** Which one, if there are several. */
  about: string | null;
  work: object;
}

type Stored = Kept & { expiresAt: number };

const hourMs = 60 * 60_000;
const page = new Map<string, Kept>();

export function keep(place: Place, of: string, kept: Kept): void {
  const stored: Stored = { ...kept, expiresAt: Date.now() + hourMs };
  if (place === 'page') page.set(of, kept);
  else if (place === 'device') writeJson(of, stored);
  else {
    // Drop the old one first: if there is no room for the new one, it would be read instead.
    dropKept('tab', of);
    try {
      window.sessionStorage.setItem(of, JSON.stringify(stored));
    } catch {
      // Forbidden or full.
    }
  }
}

export function dropKept(place: Place, of: string): void {
  if (place === 'page') page.delete(of);
  else if (place === 'device') remove(of);
  else {
    try {
      window.sessionStorage.removeItem(of);
    } catch {
      // Forbidden, so nothing was kept.
    }
  }
}

/** What this person began. Drops what another person began. An older site may have stored what is not `isWork`. */
export function findKept<Work extends object>(
  place: Place,
  of: string,
  by: string | null,
  about: string | null,
  isWork: (work: object) => boolean = () => true,
): Work | null {
  const kept = place === 'page' ? page.get(of) : place === 'tab' ? readTab(of) : readJson(of, isStored);
  if (!kept) return null;
  if (kept.by !== null && kept.by !== by) {
    if (by !== null) dropKept(place, of);
    return null;
  }
  return kept.about === about && (place === 'page' || isWork(kept.work)) ? (kept.work as Work) : null;
}

/** Whether something is kept in memory, which a new load would lose. */
export function isPageWorkKept(): boolean {
  return page.size > 0;
}

/** For an answer that comes after the page has gone: `next` returns what is still to do, or null. */
export function settleKept<Work extends object>(of: string, next: (work: Work) => Work | null): void {
  const kept = page.get(of);
  const work = kept && next(kept.work as Work);
  if (work) page.set(of, { ...kept, work });
  else page.delete(of);
}

function readTab(of: string): Stored | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(of) ?? 'null');
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
}

function isStored(value: unknown): value is Stored {
  return isLike<Stored>({ by: null, about: null, work: {}, expiresAt: 0 }, value) && value.expiresAt > Date.now();
}
