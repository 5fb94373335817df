/** One line of what was found. */
export interface Hit {
  id: string;
  href: string;
  title: string;
  /** What tells it from others of its name. */
  under: string;
}

/** What was found of one kind. */
export interface HitGroup {
  label: string;
  hits: Hit[];
  /** Leads to the list with the same search, if that has more. */
  all?: { label: string; href: string } | undefined;
}

/** The most of one kind that are shown. */
export const mostOfAKind = 5;
