// The contract writes the forms: its bounds (common/bounds) say what a field may hold, and its sentences what is wrong.
import { type Field, type FieldErrors, type FieldPath, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import * as common from '#words/common';
import type { Bound } from './bound.ts';
import type { Rule } from './check-bounds.ts';
import { checker, sentences } from './checker.ts';

type AsTyped<Sent> = Sent extends number ? string : Sent;

/** The values of a form with these fields of a request. Numbers are texts as they are typed, and '' stands for nothing. */
export type Typed<Body, Name extends keyof Body> = { [One in Name]-?: AsTyped<NonNullable<Body[One]>> };

/** Why a value is refused: in words of the form, or a rule of the server, whose own sentence shows. */
export type Why = string | Rule;

/** Says something beside the field, before the contract does. */
export type Refuse<Values extends FieldValues> = (field: FieldPath<Values>, why: Why) => void;

/**
 * What the contract cannot know: two fields together, a value typed as text. It gets the values as they will be sent, and may answer
 * with some in another form.
 */
export type OwnRules<Values extends FieldValues> = (
  values: Values,
  refuse: Refuse<Values>,
  // biome-ignore lint/suspicious/noConfusingVoidType: most rules change no value
) => Partial<Values> | void | Promise<Partial<Values>>;

/**
 * Validates a form by its own rules and by the bounds of its request. The first problem of each field shows beside it. The bounds may
 * follow from the values, where a form hides some of its fields. `missing`: the form's words for an empty field, where they say more
 * than the server's.
 */
export function fromContract<Values extends FieldValues>(
  bounds: Bound | ((values: Values) => Bound),
  own?: OwnRules<Values>,
  missing: { [Name in keyof Values]?: string } = {},
): Resolver<Values, unknown, Values> {
  return async (typed, _context, { fields, names = [] }) => {
    const bound = typeof bounds === 'function' ? bounds(typed) : bounds;
    const { values = typed, problems: found = [] } = (await checker())?.checked(bound, typed) ?? {};
    const problems: [field: string, why: Why][] = [];
    const changed = await own?.(values, (...problem) => problems.push(problem));
    for (const [field, why] of found) problems.push([field, (why.rule === 'required' && missing[field]) || why]);
    if (problems.length === 0) return { values: { ...values, ...changed }, errors: {} };

    const words = problems.some(([, why]) => typeof why !== 'string') ? await sentences() : null;
    const errors: FieldErrors<Values> = {};
    for (const [field, why] of problems) {
      const message = typeof why === 'string' ? why : (words?.fieldWords({ field, ...why }) ?? common.checkConnection);
      // What is wrong with a whole list stands beside what is wrong with its entries.
      const isList = names.some(one => one.startsWith(`${field}.`) && /^\d/.test(one.slice(field.length + 1)));
      const place = isList ? `${field}.root` : field;
      const { ref } = (get(fields, field) as Field['_f'] | undefined) ?? {};
      if (!get(errors, place)) set(errors, place, { type: 'invalid', message, ref });
    }
    return { values: {}, errors };
  };
}
