/** Tells faults of the storage (full disk, I/O error, database away) from faults of ours (rule E5). */
const SQLITE_FAULTS = /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|BUSY|LOCKED|NOMEM|PROTOCOL)/;

/**
 * PostgreSQL's SQLSTATEs: connections (08), no SERIALIZABLE on a standby (0A000), who may connect (28, 3D), read-only (25006),
 * lost races beyond all patience (40), resources (53), shutting down, starting, cancelled by a time limit (57), the system
 * (58), damage (XX00n).
 */
const POSTGRES_FAULTS = /^(08\w{3}|0A000|28\w{3}|3D000|25006|40001|40P01|53\w{3}|55P03|57\w{3}|58\w{3}|XX00[12])$/;

const NETWORK_FAULTS = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/;

/** Node's words for a certificate of the database's that is not trusted or has expired, and for TLS that comes to nothing. */
const TLS_FAULTS =
  /^(ERR_(TLS|SSL)_\w+|EPROTO|CERT_\w+|(DEPTH_ZERO_)?SELF_SIGNED_CERT\w*|UNABLE_TO_(GET|VERIFY)_\w+|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH)$/;

/** Where the connection broke or never came, pg gives words and no code. */
const LOST =
  /^(Connection terminated|timeout e|Query read timeout|Client (has encountered|was closed)|Cannot use a pool after|The server does not support SSL|There was an error establishing an SSL)/;

/** drizzle wraps the driver's error; the code is the innermost one's. */
const rootOf = (error: unknown): unknown => (error instanceof Error && error.cause ? rootOf(error.cause) : error);

export function codeOf(error: unknown): string {
  const root = rootOf(error);
  return root instanceof Error && 'code' in root ? String(root.code) : '';
}

/** The connection to PostgreSQL is gone, or nobody knows in what state it is. */
export function isLostConnection(error: unknown): boolean {
  const root = rootOf(error);
  const code = codeOf(error);
  if (NETWORK_FAULTS.test(code) || TLS_FAULTS.test(code) || /^(08|57P)/.test(code)) return true;
  return code === '' && root instanceof Error && LOST.test(root.message);
}

/**
 * The connection cannot write: its server is a standby by now, or its database was read-only when it was opened (as hosts make
 * one whose disk is nearly full). Either lasts as long as the connection; a new one may write.
 */
export function isReadOnly(error: unknown): boolean {
  return /^(0A000|25006)$/.test(codeOf(error));
}

export function isStorageFault(error: unknown): boolean {
  return SQLITE_FAULTS.test(codeOf(error)) || POSTGRES_FAULTS.test(codeOf(error)) || isLostConnection(error);
}

/**
 * PostgreSQL could not take a value (class 22, data exceptions) and may quote it. In its other messages, and in all of
 * SQLite's, stand the names of tables, columns and constraints; the rows stand in details that are not part of them.
 */
export function mayQuoteValue(error: unknown): boolean {
  return /^22\w{3}$/.test(codeOf(error));
}

/** A unique index refused a row. */
export function isDuplicate(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_UNIQUE', '23505'].includes(codeOf(error));
}

/** PostgreSQL gave up a transaction because of another at the same time; alone it would have done. */
export function isLostRace(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error));
}
