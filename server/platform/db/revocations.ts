/** A restore does not bring back sign-ins that have ended since the backup. Another restore may bring back those that the backup lacks. */
import Sqlite from 'better-sqlite3';
import { systemClock } from '../../../common/time.ts';
import { has, type Schema } from './attached.ts';
import { keepSecondFactors, type SecondFactors } from './keep-second-factors.ts';
import { type Withdrawn, withdrawAgain } from './withdraw-again.ts';

/** Finds a row that both databases have. Services are never deleted, and people rarely. */
const IN_COMMON = ['service', 'user', 'admin']
  .map(table => `SELECT 1 FROM main.${table} JOIN before.${table} USING (id)`)
  .join(' UNION ALL ');

/** Compares the numbers of the installation (connect-sqlite.ts). Old backups have none: for them, a common row decides. */
const areOfOneSalon = (db: Sqlite.Database): boolean => {
  const [backup, before] = ['main', 'before'].map(schema => db.pragma(`${schema}.user_version`, { simple: true }));
  return (backup === before && backup !== 0) || db.prepare(`SELECT EXISTS (${IN_COMMON})`).pluck().get() === 1;
};

/**
 * Staff and API keys that the backup lacks. Nobody ended them, so another restore may bring them back, above all the one that undoes
 * this one. The trigger drops a member of staff when a new account takes their e-mail: from then on only that account counts. Revoking
 * all keys empties this table, too (auth/store.ts). Only restored files have this table, and `copy` leaves it out by its name.
 */
const LEFT_BEHIND = `
  CREATE TABLE main.__left_behind (email TEXT NOT NULL, passwordHash TEXT NOT NULL, keyId TEXT, keyName TEXT);
  CREATE TRIGGER main.__left_behind_no_more AFTER INSERT ON admin BEGIN
    DELETE FROM __left_behind WHERE email = NEW.email;
  END`;

const hasKeysOfOwn = (db: Sqlite.Database, schema: Schema): boolean =>
  db.prepare(`SELECT 1 FROM pragma_table_info('api_key', '${schema}') WHERE name = 'tokenHash'`).get() !== undefined;

/** `id` and `name` of the API keys. In older versions the keys were sessions, and in the first there were none. */
const keysIn = (db: Sqlite.Database, schema: Schema): string => {
  if (!has(db, schema, 'api_key')) return '(SELECT NULL AS id, NULL AS name WHERE false)';
  if (hasKeysOfOwn(db, schema)) return `(SELECT id, name FROM ${schema}.api_key)`;
  return `(SELECT id, name FROM ${schema}.session JOIN ${schema}.api_key ON sessionId = id)`;
};

/** Empty without the trigger. A migration that rebuilds the table of staff drops the trigger. */
const leftBehindBefore = (db: Sqlite.Database): string =>
  has(db, 'before', '__left_behind_no_more')
    ? 'before.__left_behind'
    : '(SELECT NULL AS email, NULL AS passwordHash, NULL AS keyId, NULL AS keyName WHERE false)';

/** All sign-ins that nobody has ended: those in the database before (`wasThere`), and those that an earlier restore left behind. */
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
      -- In older versions a key ended with its maker's password, so its row names the maker.
      SELECT keyId, keyName, false FROM ${leftBehind} WHERE keyId IS NOT NULL
      AND (email = '' OR (email, passwordHash) IN (SELECT email, passwordHash FROM temp.staff))`);
};

/** Staff by their e-mails, API keys by their names. */
export interface SignIns {
  staff: string[];
  keys: string[];
}

interface KeptSignIns {
  /** In the backup, but ended since then. */
  leftOut: SignIns;
  /** In the database before, but not in the backup. */
  leftBehind: SignIns;
  /** In the backup, after an earlier restore had left them behind. */
  back: SignIns;
}

export interface Kept extends KeptSignIns {
  secondFactors: SecondFactors;
  withdrawn: Withdrawn;
}

interface Compared {
  name: string;
  inBackup: 0 | 1;
  /** null if it has ended, so that only the backup has it. */
  wasThere: 0 | 1 | null;
}

const compare = (db: Sqlite.Database): KeptSignIns => {
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
    UPDATE main.user SET active = 0
      WHERE mobile IN (SELECT mobile FROM before.user WHERE active = 0) OR id IN (SELECT id FROM before.user WHERE active = 0);
    UPDATE main.admin SET passwordHash = now.passwordHash FROM temp.staff AS now WHERE now.email = admin.email;
    DELETE FROM main.admin WHERE email NOT IN (SELECT email FROM temp.staff);
    DROP TRIGGER IF EXISTS main.__left_behind_no_more;
    DROP TABLE IF EXISTS main.__left_behind;
    ${LEFT_BEHIND};
    INSERT INTO main.__left_behind
      SELECT email, passwordHash, NULL, NULL FROM temp.staff WHERE email NOT IN (SELECT email FROM main.admin)
      UNION ALL
      SELECT '', '', id, name FROM temp.key WHERE id NOT IN (SELECT id FROM ${keysIn(db, 'main')})`);
  return { ...kept, secondFactors: keepSecondFactors(db), withdrawn: withdrawAgain(db, systemClock.now()) };
};

/**
 * Removes from the restored file what has ended since the backup (rule P8): sessions, revoked keys, removed staff, replaced passwords and
 * second factors, deactivated customers, and what withdraw-again.ts adds. Undefined if `before` is the database of another installation, which knows nothing of these.
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
