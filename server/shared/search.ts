/** They choose how letters are joined on the screen, and some keyboards write them where others do not. */
const JOINERS = /\p{Join_Control}/gu;

/** However many, and of whatever width: nobody sees how many there are. A line's end parts a name from what follows it. */
const SPACES = /[^\S\n]+/g;

/** A telephone writes ’ where a keyboard writes ', in what is searched for and in what is found. */
const APOSTROPHES = /[’‘ʼ]/g;

/**
 * Case-insensitive literal search that means the same on every database: rows keep a folded copy of their text, and
 * the pattern is folded the same way, because LIKE ignores case for ASCII only on SQLite and never on PostgreSQL.
 */
export const fold = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(JOINERS, '').replaceAll(SPACES, ' ').replaceAll(APOSTROPHES, "'");

/** A LIKE pattern (with ESCAPE '\') that finds the text itself: `%` and `_` are letters like any other. */
export const containing = (search: string): string => `%${fold(search.trim()).replace(/[\\%_]/g, '\\$&')}%`;
