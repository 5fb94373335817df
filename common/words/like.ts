/** What a language must have to stand for `Words`: the same names, and functions that take no other values. */
export type Like<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Words[Name] extends readonly string[]
        ? readonly string[]
        : Like<Words[Name]>;
};
