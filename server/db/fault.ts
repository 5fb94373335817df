/** Tells faults of the storage (full disk, I/O error, database away) from faults of ours (design 5, reliability H3, H4). */
const STORAGE_CODES = /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|BUSY|LOCKED|NOMEM|PROTOCOL)/;

/** drizzle wraps the driver's error; the code is the innermost one's. */
const rootOf = (error: unknown): unknown => (error instanceof Error && error.cause ? rootOf(error.cause) : error);

const codeOf = (error: unknown): string => {
  const root = rootOf(error);
  return root instanceof Error && 'code' in root ? String(root.code) : '';
};

export const isStorageFault = (error: unknown): boolean => STORAGE_CODES.test(codeOf(error));

/** A unique index refused a row. */
export const isDuplicate = (error: unknown): boolean => ['SQLITE_CONSTRAINT_UNIQUE', '23505'].includes(codeOf(error));
