/**
 * After a restore staff sign in with the second factor that they had just before it (rule P8). A backup knows recovery codes that have been
 * used since, and passkeys that were removed. It also knows accounts that had no second factor yet.
 */
import type Sqlite from 'better-sqlite3';
import { has, type Schema } from './attached.ts';

export interface SecondFactors {
  /** The e-mails of those whose second factor the backup had differently. */
  asBefore: string[];
  /** Those who have none any more, because the backup is of a version without second factors. */
  lost: string[];
}

const knowsFactors = (db: Sqlite.Database, schema: Schema): boolean => has(db, schema, 'recovery_code');

/** What signs somebody in beside the password, a row for each. The number of an app's last code changes with every sign-in. */
const factsIn = (schema: Schema): string => `
  SELECT email, 'since ' || secondFactorSince AS fact FROM ${schema}.admin
  UNION ALL SELECT email, 'app ' || key FROM ${schema}.staff_totp JOIN ${schema}.admin ON id = adminId
  UNION ALL SELECT email, 'passkey ' || credentialId FROM ${schema}.passkey AS own JOIN ${schema}.admin AS a ON a.id = adminId
  UNION ALL SELECT email, 'code ' || codeHash || coalesce(usedAt, '') FROM ${schema}.recovery_code AS own
    JOIN ${schema}.admin AS a ON a.id = adminId`;

const TABLES = {
  staff_totp: 'key, since, lastStep, newKey, newKeyAt',
  passkey: 'id, credentialId, publicKey, counter, transports, name, createdAt, lastUsedAt',
  recovery_code: 'id, codeHash, usedAt',
};

/** Changes `main` by what `before` has of the same people. Call it in a transaction, once `main` has no removed staff. */
export function keepSecondFactors(db: Sqlite.Database): SecondFactors {
  if (!knowsFactors(db, 'before')) return { asBefore: [], lost: [] };
  if (!knowsFactors(db, 'main')) {
    const lost = db.prepare(
      `SELECT email FROM main.admin JOIN before.admin AS now USING (email) WHERE now.secondFactorSince IS NOT NULL ORDER BY email`,
    );
    return { asBefore: [], lost: lost.pluck().all() as string[] };
  }
  db.exec(`
    CREATE TEMP TABLE proven AS
      SELECT own.id, now.id AS idNow, email, now.secondFactorSince AS since
      FROM main.admin AS own JOIN before.admin AS now USING (email)`);
  const [own, now] = [factsIn('main'), factsIn('before')];
  const differing = db.prepare(
    `SELECT DISTINCT email FROM temp.proven JOIN (
      SELECT * FROM (SELECT * FROM (${own}) EXCEPT SELECT * FROM (${now}))
      UNION ALL SELECT * FROM (SELECT * FROM (${now}) EXCEPT SELECT * FROM (${own}))
    ) USING (email) ORDER BY email`,
  );
  const asBefore = differing.pluck().all() as string[];
  for (const [table, columns] of Object.entries(TABLES))
    db.exec(`
      DELETE FROM main.${table} WHERE adminId IN (SELECT id FROM temp.proven);
      INSERT INTO main.${table} (adminId, ${columns})
        SELECT proven.id, ${columns.replaceAll(/\w+/g, 'now.$&')}
        FROM before.${table} AS now JOIN temp.proven ON idNow = now.adminId`);
  db.exec('UPDATE main.admin SET secondFactorSince = proven.since FROM temp.proven WHERE proven.id = admin.id');
  return { asBefore, lost: [] };
}
