import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as common from '#words/common';
import { isLike } from '../shared/is-like.ts';
import { dropKept, findKept, keep, type Person } from '../shared/kept.ts';
import { beforeOtherLanguage } from '../shared/site-language.ts';
import { useLatest } from '../shared/use-latest.ts';
import { toast } from '../ui/toast.ts';

interface Options {
  by: Person;
  /** A key of the storage, or any name in memory. */
  of: string;
  /** Which one, if there are several. A draft about another one is not given back. */
  about?: string | null;
  /** Also when the form is left, until the next load. Otherwise only when the server ends the session. */
  alsoWhenLeft?: boolean;
}

interface WorkOptions<Work> extends Options {
  /** What would be lost now; null if nothing is begun. `forTab`: this tab opens the same page in another language. */
  now: (forTab?: boolean) => Work | null;
  isWork?: (work: object) => boolean;
}

/** Keeps what was begun and not saved. Returns it when the same person comes back (rule W23). */
export function useKept<Work extends object>(options: WorkOptions<Work>): Work | null {
  const { by, of, about = null, alsoWhenLeft = false, isWork } = options;
  const place = alsoWhenLeft ? 'page' : by.place;
  // It stays theirs after the session. What a visitor began is whose they sign in as.
  const author = useRef<string | null>(null);
  author.current ??= by.name();
  const latest = useLatest(options);
  const [found] = useState(
    () => findKept<Work>(place, of, by.name(), about, isWork) ?? findKept<Work>('tab', of, by.name(), about, isWork),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and again when the form goes
  useEffect(() => {
    if (found) {
      for (const one of [place, 'tab'] as const) dropKept(one, of);
      if (!alsoWhenLeft) toast.info(common.hereAgain);
    }
    const stop = beforeOtherLanguage(() => {
      const { now, about = null } = latest.current;
      const work = now(true);
      if (work) keep('tab', of, { by: author.current, about, work });
    });
    return () => {
      stop();
      const { now, about = null } = latest.current;
      const work = alsoWhenLeft || by.wasCutOff() ? now() : null;
      if (work) keep(place, of, { by: author.current, about, work });
    };
  }, []);
  return found;
}

interface FormOptions<Values> extends Options {
  /** Fields that are never kept, such as passwords. */
  except?: (keyof Values)[];
  /** Fields that are kept for another language alone. */
  onlyInTab?: (keyof Values)[];
}

/** Keeps the changed fields of a form. True if there were some to give back. */
export function useKeptForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { except = [], onlyInTab = [], ...options }: FormOptions<Values>,
): boolean {
  const { isDirty, defaultValues = {} } = form.formState;
  const base: FieldValues = defaultValues;
  const found = useKept<Partial<Values>>({
    ...options,
    now(forTab = false) {
      const left = forTab ? except : [...except, ...onlyInTab];
      const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(base[name]);
      const changed = Object.entries(form.getValues()).filter(entry => !left.includes(entry[0]) && isChanged(entry));
      return isDirty && changed.length > 0 ? (Object.fromEntries(changed) as Partial<Values>) : null;
    },
    isWork: work => Object.entries(work).every(([name, value]) => isLike(base[name], value)),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (found) form.reset({ ...form.getValues(), ...found }, { keepDefaultValues: true });
  }, []);
  return found !== null;
}

/** Whether this person left such a draft. */
export function hasKept({ by, of, about = null }: Options): boolean {
  return findKept(by.place, of, by.name(), about) !== null;
}

/** Names a form by what it begins with: once that has changed, the draft is about something else. */
export function asFilled({ formState: { defaultValues } }: { formState: { defaultValues?: unknown } }): string {
  return JSON.stringify(defaultValues);
}
