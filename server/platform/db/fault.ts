/** Tells storage faults (full disk, I/O error, database away) from faults of the program (rule E5). */
const SQLITE_FAULTS = /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|BUSY|LOCKED|NOMEM|PROTOCOL)/;

/**
 * PostgreSQL's SQLSTATEs: connection (08), no SERIALIZABLE on a standby (0A000), authorisation and unknown database (28, 3D),
 * read-only (25006), races lost in every retry (40), resources and locks (53, 55), shutdown, start and time limits (57), system (58),
 * damage (XX00n).
 */
const POSTGRES_FAULTS = /^(08\w{3}|0A000|28\w{3}|3D000|25006|40001|40P01|53\w{3}|55P03|57\w{3}|58\w{3}|XX00[12])$/;

const NETWORK_FAULTS = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/;

/** Node's codes for a database certificate that is not trusted or has expired, and for TLS that fails. */
const TLS_FAULTS =
  /^(ERR_(TLS|SSL)_\w+|EPROTO|CERT_\w+|(DEPTH_ZERO_)?SELF_SIGNED_CERT\w*|UNABLE_TO_(GET|VERIFY)_\w+|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH)$/;

/** If the connection breaks or never opens, pg's error has a message but no code. */
const LOST =
  /^(Connection terminated|timeout e|Query read timeout|Client (has encountered|was closed)|Cannot use a pool after|The server does not support SSL|There was an error establishing an SSL)/;

/** drizzle wraps the driver's error. The innermost error has the code. */
const rootOf = (error: unknown): unknown => (error instanceof Error && error.cause ? rootOf(error.cause) : error);

export function codeOf(error: unknown): string {
  const root = rootOf(error);
  return root instanceof Error && 'code' in root ? String(root.code) : '';
}

/** The connection to PostgreSQL is gone, or its state is unknown. */
export function isLostConnection(error: unknown): boolean {
  const root = rootOf(error);
  const code = codeOf(error);
  if (NETWORK_FAULTS.test(code) || TLS_FAULTS.test(code) || /^(08|57P)/.test(code)) return true;
  return code === '' && root instanceof Error && LOST.test(root.message);
}

/** A statement failed on PostgreSQL. Its transaction cannot go on, and the connection says so only with the next message. */
export function isFailedStatement(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test(codeOf(error)) || isLostConnection(error);
}

/**
 * The connection cannot write: its server has become a standby, or its database was read-only when it was opened (hosts do this when
 * the disk is nearly full). This lasts as long as the connection. A new one may write.
 */
export function isReadOnly(error: unknown): boolean {
  return /^(0A000|25006)$/.test(codeOf(error));
}

export function isStorageFault(error: unknown): boolean {
  return SQLITE_FAULTS.test(codeOf(error)) || POSTGRES_FAULTS.test(codeOf(error)) || isLostConnection(error);
}

/**
 * PostgreSQL refused a value (class 22, data exceptions), and its message may quote it. Its other messages, and all of SQLite's, name
 * tables, columns and constraints only.
 */
export function mayQuoteValue(error: unknown): boolean {
  return /^22\w{3}$/.test(codeOf(error));
}

/** A unique index or a primary key refused a row. */
export function isDuplicate(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'].includes(codeOf(error));
}

/** PostgreSQL gave up a transaction because of another one at the same time. */
export function isLostRace(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error));
}
