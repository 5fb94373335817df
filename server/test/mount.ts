/** Disks in memory, for tests of what a disk refuses. Root alone may mount, and in most containers root may not either. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns what unmounts it. Throws when this process may not mount. */
export function mountDisk(folder: string, options: string): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
  return () => void execFileSync('umount', [folder]);
}

/** Tries it, and says what is skipped when it may not. */
export function mayMount(skipped: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'nikhar-disk-'));
  try {
    mountDisk(folder, 'size=1m')();
    return true;
  } catch (error) {
    console.warn(`Skipped, because nothing can be mounted here: ${skipped}\n${(error as Error).message}`);
    return false;
  } finally {
    rmdirSync(folder);
  }
}
