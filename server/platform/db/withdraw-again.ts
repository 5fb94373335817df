/**
 * A restore withdraws again what the salon withdrew since the backup (rule P8): calendar feeds, professionals, old mobiles of customers,
 * webhooks, consents and people on the list of alerts.
 */
import type Sqlite from 'better-sqlite3';
import type { Instant } from '../../../common/time.ts';
import { has } from './attached.ts';

export interface Withdrawn {
  /** Revoked feeds, by the name of their professional; null for the salon's. */
  feeds: (string | null)[];
  /** The names of those who were switched off or removed, or who have another mobile. */
  professionals: string[];
  /** How many customers keep the mobile that they have by now. */
  customers: number;
  /** The addresses of endpoints that were paused, because they differ from those before. */
  webhooks: string[];
  /** How many consents were withdrawn. */
  consents: number;
  /** Who on the staff hears of no alert any more, because they were removed or changed. */
  people: string[];
}

const inBoth = (db: Sqlite.Database, table: string): boolean => has(db, 'main', table) && has(db, 'before', table);

/**
 * Feeds and professionals that nobody has removed: those in the database before, and those that an earlier restore left behind because
 * its backup was older. Only restored files have `__not_removed`, and `copy` leaves it out by its name. Who revokes all feeds deletes the
 * feeds in it, too (calendar/store.ts).
 */
const findNotRemoved = (db: Sqlite.Database) => {
  const known = { calendar_feed: 'true', professional: 'false', __not_removed: 'isFeed' };
  db.exec('CREATE TEMP TABLE not_removed (id TEXT PRIMARY KEY, isFeed INTEGER)');
  for (const [table, isFeed] of Object.entries(known).filter(([table]) => has(db, 'before', table)))
    db.exec(`INSERT OR IGNORE INTO temp.not_removed SELECT id, ${isFeed} FROM before.${table}`);
};
const keepNotRemoved = (db: Sqlite.Database) =>
  db.exec(`
    DROP TABLE IF EXISTS main.__not_removed;
    CREATE TABLE main.__not_removed (id TEXT PRIMARY KEY, isFeed INTEGER);
    INSERT INTO main.__not_removed SELECT id, isFeed FROM temp.not_removed`);

const revokeFeeds = (db: Sqlite.Database): Withdrawn['feeds'] => {
  if (!inBoth(db, 'calendar_feed')) return [];
  const isRevoked = 'calendar_feed.id NOT IN (SELECT id FROM temp.not_removed)';
  const names = db.prepare(
    `SELECT name FROM main.calendar_feed LEFT JOIN main.professional ON professional.id = professionalId
    WHERE ${isRevoked} ORDER BY name`,
  );
  const revoked = names.pluck().all() as (string | null)[];
  db.exec(`DELETE FROM main.calendar_feed WHERE ${isRevoked}`);
  return revoked;
};

/** A removed one stays as a row, because visits of the backup may name her. */
const correctProfessionals = (db: Sqlite.Database): string[] => {
  if (!inBoth(db, 'professional')) return [];
  db.exec(`
    CREATE TEMP TABLE person AS
      SELECT own.id, own.name, own.active AND coalesce(now.active, false) AS active, now.mobile
      FROM main.professional AS own LEFT JOIN before.professional AS now ON now.id = own.id
      WHERE own.id NOT IN (SELECT id FROM temp.not_removed)
      OR (now.id IS NOT NULL AND (own.active > now.active OR own.mobile IS NOT now.mobile));
    -- First none, because two may have exchanged their mobiles.
    UPDATE main.professional SET active = person.active, mobile = NULL FROM temp.person WHERE person.id = professional.id;
    -- One whom an earlier restore had left behind may have it.
    UPDATE OR IGNORE main.professional SET mobile = person.mobile FROM temp.person WHERE person.id = professional.id`);
  return db.prepare('SELECT name FROM temp.person ORDER BY name').pluck().all() as string[];
};

/** Whether the table has the column in both databases: a backup may be of an older release, and what is replaced, too. */
const hasColumn = (db: Sqlite.Database, table: 'user' | 'consent', column: string): boolean =>
  ['main', 'before'].every(
    schema => db.prepare(`SELECT 1 FROM pragma_table_info('${table}', '${schema}') WHERE name = ?`).get(column) !== undefined,
  );

/** Whoever has the old mobile by now must not sign in with it (rule S28). A mobile that another account of the backup has stays nobody's. */
const correctCustomers = (db: Sqlite.Database): number => {
  db.exec(`
    CREATE TEMP TABLE renumbered AS
      SELECT now.* FROM main.user AS own JOIN before.user AS now USING (id) WHERE own.mobile <> now.mobile;
    -- First nobody's, because two may have exchanged their mobiles.
    UPDATE main.user SET mobile = '-' || id WHERE id IN (SELECT id FROM temp.renumbered);
    UPDATE OR IGNORE main.user SET mobile = now.mobile FROM temp.renumbered AS now WHERE now.id = user.id`);
  for (const column of ['searchText', 'mobileSince'].filter(column => hasColumn(db, 'user', column)))
    db.exec(`UPDATE main.user SET ${column} = now.${column} FROM temp.renumbered AS now WHERE now.id = user.id`);
  return db.prepare('SELECT count(*) FROM temp.renumbered').pluck().get() as number;
};

/** A receiver that was deleted or changed must not get visits, nor may a secret sign that was replaced. So the owner turns them on. */
const pauseWebhooks = (db: Sqlite.Database, now: Instant): string[] => {
  if (!inBoth(db, 'webhook_endpoint')) return [];
  db.exec(`
    CREATE TEMP TABLE paused AS
      SELECT id, url FROM main.webhook_endpoint WHERE active AND (id, url, events, secret) NOT IN (
        SELECT id, url, events, secret FROM before.webhook_endpoint WHERE active);
    UPDATE main.webhook_endpoint SET active = 0, disabledReason = NULL WHERE id IN (SELECT id FROM temp.paused);
    UPDATE main.webhook_endpoint
      SET secret = now.secret, previousSecret = now.previousSecret, previousUntil = now.previousUntil
      FROM before.webhook_endpoint AS now WHERE now.id = webhook_endpoint.id`);
  db.prepare(
    `UPDATE main.webhook_delivery SET state = 'FAILED', nextAt = NULL, endedAt = ?
    WHERE state = 'WAITING' AND endpointId IN (SELECT id FROM temp.paused)`,
  ).run(now);
  return db.prepare('SELECT url FROM temp.paused ORDER BY url').pluck().all() as string[];
};

/** Whoever was removed, or is told in another way since, hears nothing until the owner switches it on. */
const silencePeople = (db: Sqlite.Database): string[] => {
  if (!inBoth(db, 'alert_person')) return [];
  const facts = `id, coalesce(mobile, ''), coalesce(email, ''), ways, coalesce(consent, '')`;
  db.exec(`
    CREATE TEMP TABLE silenced AS SELECT id, iif(id = 'salon', 'the salon itself', name) AS name FROM main.alert_person
      WHERE (${facts}) NOT IN (SELECT ${facts} FROM before.alert_person);
    UPDATE main.alert_person SET ways = '[]', consent = NULL WHERE id IN (SELECT id FROM temp.silenced)`);
  return db.prepare('SELECT name FROM temp.silenced ORDER BY name').pluck().all() as string[];
};

/**
 * The later word counts: consents that were given since then are added. A withdrawal always counts, and so does an account that was
 * deleted, even if the customer has registered anew.
 */
const withdrawConsents = (db: Sqlite.Database, now: Instant): number => {
  if (!inBoth(db, 'consent')) return 0;
  const withdrawn = db.prepare(
    `UPDATE main.consent SET withdrawnAt = later.withdrawnAt FROM before.consent AS later
    WHERE later.id = consent.id AND consent.withdrawnAt IS NULL AND later.withdrawnAt IS NOT NULL`,
  );
  const unknown = db.prepare(
    `UPDATE main.consent SET withdrawnAt = ? WHERE withdrawnAt IS NULL AND id NOT IN (SELECT id FROM before.consent)
    AND userId IN (SELECT own.id FROM main.user AS own JOIN before.user USING (mobile))`,
  );
  const changes = withdrawn.run().changes + unknown.run(now).changes;
  const all = ['id', 'userId', 'purpose', 'wording', 'givenAt', 'withdrawnAt', 'channel', 'language'];
  const columns = all.filter(column => hasColumn(db, 'consent', column)).join(', ');
  // A backup of an older release has no place for the ways of advertising, so that these consents are asked for anew.
  const known = columns.includes('channel') ? '' : "AND purpose <> 'MARKETING'";
  db.exec(`
    INSERT OR IGNORE INTO main.consent (${columns})
      SELECT ${columns} FROM before.consent WHERE userId IN (SELECT id FROM main.user) ${known}`);
  return changes;
};

/** Changes `main` by what `before` says. Call it in a transaction. */
export function withdrawAgain(db: Sqlite.Database, now: Instant): Withdrawn {
  findNotRemoved(db);
  const withdrawn = {
    feeds: revokeFeeds(db),
    professionals: correctProfessionals(db),
    customers: correctCustomers(db),
    webhooks: pauseWebhooks(db, now),
    consents: withdrawConsents(db, now),
    people: silencePeople(db),
  };
  keepNotRemoved(db);
  return withdrawn;
}
