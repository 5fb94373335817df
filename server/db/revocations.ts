/** Who may sign in is nothing that a restore turns back: what has ended since stays ended, and what it leaves behind may return. */
import Sqlite from 'better-sqlite3';

/** Somebody or something of the backup is there still: nothing sold and hardly anybody is ever taken out of a database for good. */
const IN_COMMON = ['service', 'user', 'admin']
  .map(table => `SELECT 1 FROM main.${table} JOIN before.${table} USING (id)`)
  .join(' UNION ALL ');

/** By the number of the installation (connect-sqlite.ts), and by what they hold where the backup was made before there was one. */
const areOfOneSalon = (db: Sqlite.Database): boolean => {
  const [backup, before] = ['main', 'before'].map(schema => db.pragma(`${schema}.user_version`, { simple: true }));
  return (backup === before && backup !== 0) || db.prepare(`SELECT EXISTS (${IN_COMMON})`).pluck().get() === 1;
};

/**
 * Staff and API keys that the backup does not know: nobody ended them, so another restore, above all the one that undoes this, may
 * bring them back. The trigger forgets a member of staff when their e-mail is given to somebody anew: the new account stands for it
 * from then on, and may be removed before that restore. Revoking all keys deletes them from this table, too (auth/store.ts). Only restored files
 * have this table; `copy` leaves it out by its name.
 */
const LEFT_BEHIND = `
  CREATE TABLE main.__left_behind (email TEXT NOT NULL, passwordHash TEXT NOT NULL, keyId TEXT, keyName TEXT);
  CREATE TRIGGER main.__left_behind_no_more AFTER INSERT ON admin BEGIN
    DELETE FROM __left_behind WHERE email = NEW.email;
  END`;

type Schema = 'main' | 'before';

const has = (db: Sqlite.Database, schema: Schema, name: string): boolean =>
  db.prepare(`SELECT 1 FROM ${schema}.sqlite_master WHERE name = ?`).get(name) !== undefined;

const hasKeysOfOwn = (db: Sqlite.Database, schema: Schema): boolean =>
  db.prepare(`SELECT 1 FROM pragma_table_info('api_key', '${schema}') WHERE name = 'tokenHash'`).get() !== undefined;

/** `id` and `name` of the API keys. Once they were sessions, and before that there were none. */
const keysIn = (db: Sqlite.Database, schema: Schema): string => {
  if (!has(db, schema, 'api_key')) return '(SELECT NULL AS id, NULL AS name WHERE false)';
  if (hasKeysOfOwn(db, schema)) return `(SELECT id, name FROM ${schema}.api_key)`;
  return `(SELECT id, name FROM ${schema}.session JOIN ${schema}.api_key ON sessionId = id)`;
};

/** Nothing without the trigger, which goes with the table of staff when a migration makes that anew. */
const leftBehindBefore = (db: Sqlite.Database): string =>
  has(db, 'before', '__left_behind_no_more')
    ? 'before.__left_behind'
    : '(SELECT NULL AS email, NULL AS passwordHash, NULL AS keyId, NULL AS keyName WHERE false)';

/** All that nobody has ended, whether the database before has it (`wasThere`) or an earlier restore left it behind. */
const findRights = (db: Sqlite.Database) => {
  const leftBehind = leftBehindBefore(db);
  db.exec(`
    CREATE TEMP TABLE staff AS
      SELECT email, passwordHash, true AS wasThere FROM before.admin
      UNION ALL
      SELECT email, passwordHash, false FROM ${leftBehind} WHERE keyId IS NULL;
    CREATE TEMP TABLE key AS
      SELECT id, name, true AS wasThere FROM ${keysIn(db, 'before')}
      UNION ALL
      -- Once a key ended with the password of its maker, who is named beside it since then.
      SELECT keyId, keyName, false FROM ${leftBehind} WHERE keyId IS NOT NULL
      AND (email = '' OR (email, passwordHash) IN (SELECT email, passwordHash FROM temp.staff))`);
};

/** Staff by their e-mails, API keys by their names. */
export interface SignIns {
  staff: string[];
  keys: string[];
}

export interface Kept {
  /** In the backup, and ended since. */
  leftOut: SignIns;
  /** In the database before, and not in the backup. */
  leftBehind: SignIns;
  /** In the backup, and left behind by an earlier restore. */
  back: SignIns;
}

interface Compared {
  name: string;
  inBackup: 0 | 1;
  /** null of what has ended, and so is in the backup alone. */
  wasThere: 0 | 1 | null;
}

const compare = (db: Sqlite.Database): Kept => {
  const list = (sql: string) => db.prepare(`${sql} ORDER BY name`).all() as Compared[];
  const staff = list(
    `SELECT email AS name, id IS NOT NULL AS inBackup, wasThere FROM main.admin FULL JOIN temp.staff USING (email)`,
  );
  const keys = list(`
    SELECT coalesce(own.name, key.name) AS name, own.id IS NOT NULL AS inBackup, wasThere
    FROM ${keysIn(db, 'main')} AS own FULL JOIN temp.key USING (id)`);
  const named = (which: (one: Compared) => boolean): SignIns => {
    const names = (all: Compared[]) => all.filter(which).map(({ name }) => name);
    return { staff: names(staff), keys: names(keys) };
  };
  return {
    leftOut: named(({ wasThere }) => wasThere === null),
    leftBehind: named(({ inBackup, wasThere }) => inBackup === 0 && wasThere === 1),
    back: named(({ inBackup, wasThere }) => inBackup === 1 && wasThere === 0),
  };
};

const keep = (db: Sqlite.Database): Kept => {
  findRights(db);
  const kept = compare(db);
  db.exec(`
    DELETE FROM main.session WHERE id NOT IN (SELECT id FROM before.session UNION ALL SELECT id FROM temp.key);
    ${hasKeysOfOwn(db, 'main') ? 'DELETE FROM main.api_key WHERE id NOT IN (SELECT id FROM temp.key);' : ''}
    UPDATE main.user SET active = 0 WHERE mobile IN (SELECT mobile FROM before.user WHERE active = 0);
    UPDATE main.admin SET passwordHash = now.passwordHash FROM temp.staff AS now WHERE now.email = admin.email;
    DELETE FROM main.admin WHERE email NOT IN (SELECT email FROM temp.staff);
    DROP TRIGGER IF EXISTS main.__left_behind_no_more;
    DROP TABLE IF EXISTS main.__left_behind;
    ${LEFT_BEHIND};
    INSERT INTO main.__left_behind
      SELECT email, passwordHash, NULL, NULL FROM temp.staff WHERE email NOT IN (SELECT email FROM main.admin)
      UNION ALL
      SELECT '', '', id, name FROM temp.key WHERE id NOT IN (SELECT id FROM ${keysIn(db, 'main')})`);
  return kept;
};

/**
 * Who may no longer sign in since the backup was made does not come back with it (rule P8): ended sessions and revoked keys,
 * staff who were removed, passwords that were replaced, customers who were locked out. A database that was begun anew, as on another
 * machine, knows of nobody: undefined.
 */
export function keepRevocations(restored: string, before: string): Kept | undefined {
  const db = new Sqlite(restored);
  try {
    db.prepare('ATTACH ? AS before').run(before);
    if (!areOfOneSalon(db)) return undefined;
    return db.transaction(keep)(db);
  } finally {
    db.close();
  }
}
