/** The jobs of the server, for the staff: what failed, retried or deleted (rule J7). */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { isAccessible } from './axe.ts';
import { refuse, restore } from './faults.ts';
import { dialog, main, toast } from './hands.ts';
import { DATA_DIR } from './places.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

/** Writes jobs that have failed. The product makes none by itself while its disk is sound. Other kinds than ours are never run. */
const addFailed = (jobs: { id: string; kind: string; lastError: string }[]) => {
  const db = new Sqlite(join(DATA_DIR, 'nikhar.sqlite'));
  db.prepare('DELETE FROM job').run();
  const insert = db.prepare(
    `INSERT INTO job (id, kind, payload, state, dueAt, tries, lastError, createdAt, endedAt)
     VALUES (@id, @kind, 'null', 'FAILED', 0, 5, @lastError, 0, 1795686917990)`,
  );
  for (const job of jobs) insert.run(job);
  db.close();
};

test('staff retry a failed job, delete another, and retry the rest at once', async ({ page }) => {
  addFailed([
    { id: 'a', kind: 'FIRST', lastError: 'Error SQLITE_FULL' },
    { id: 'b', kind: 'OF_A_NEWER_SERVER', lastError: 'It took longer than 60 seconds.' },
    { id: 'c', kind: 'THIRD', lastError: 'TypeError' },
  ]);
  await openAsStaff(page, '/admin/jobs');
  const failed = main(page).locator('[data-record]');
  await expect(failed).toHaveCount(3);
  const first = failed.filter({ hasText: 'FIRST' });
  await expect(first).toContainText('after 5 tries');
  await expect(first).toContainText('Error SQLITE_FULL');
  const numbers = main(page).getByRole('region', { name: 'Numbers' });
  await expect(numbers).toContainText('Failed3');
  await isAccessible(page, 'jobs');

  await first.getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'The job is tried again')).toBeVisible();
  await expect(failed).toHaveCount(2);
  await expect(numbers).toContainText('Waiting1Failed2');

  await failed.filter({ hasText: 'THIRD' }).getByRole('button', { name: 'Delete' }).click();
  await isAccessible(page, 'delete a job');
  await dialog(page, 'Delete this job?').getByRole('button', { name: 'Delete' }).click();
  await expect(failed).toHaveCount(1);

  await page.getByRole('button', { name: 'Retry All' }).click();
  await dialog(page, 'Retry all failed jobs?').getByRole('button', { name: 'Retry All' }).click();
  await expect(main(page).getByText('No job has failed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry All' })).toHaveCount(0);
  await isAccessible(page, 'no failed jobs');

  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Waiting' }).click();
  await expect(failed).toHaveCount(2);
  await expect(failed.first()).toContainText('Due');
});

test('a retry that the server refuses says so and changes nothing', { tag: '@rare' }, async ({ page }) => {
  addFailed([{ id: 'a', kind: 'HOUSEKEEPING', lastError: 'Error SQLITE_FULL' }]);
  await openAsStaff(page, '/admin/jobs');
  const failed = main(page).locator('[data-record]');
  await expect(failed).toContainText('Housekeeping: delete old data');
  await refuse(page, 'POST', '/job/admin/a/retry', 503, 'STORAGE_UNAVAILABLE');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Failed to retry the job')).toBeVisible();
  await expect(failed).toHaveCount(1);
  await restore(page, '/job/admin/a/retry');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed).toHaveCount(0);
});
