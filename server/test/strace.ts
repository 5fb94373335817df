import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const STRACE = '/usr/bin/strace';

/**
 * The system-call tracer that counts fsyncs; installed when the machine lacks it. Under a lock, because two test files ask
 * for it at once, and apt-get update does not wait for another (DPkg::Lock::Timeout is for the packages alone).
 */
export function stracePath(): string {
  if (existsSync(STRACE)) return STRACE;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const install = `[ -e ${STRACE} ] || { ${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends strace; }`;
  spawnSync('flock', [import.meta.filename, 'sh', '-c', install], { stdio: 'ignore' });
  if (!existsSync(STRACE)) throw new Error('This test needs strace: install it with your package manager');
  return STRACE;
}
