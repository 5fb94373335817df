/** Disks in memory, for tests of disk faults. Only root may mount, and in most containers not even root. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounts a disk, and returns a function that unmounts it. Throws if this process may not mount. */
export function mountDisk(folder: string, options: string): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
  return () => void execFileSync('umount', [folder]);
}

/** Whether this process may mount. If not, prints what is skipped. */
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
