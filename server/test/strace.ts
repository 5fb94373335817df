import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const STRACE = '/usr/bin/strace';

/**
 * Finds strace, which counts fsyncs, or installs it. Takes a lock, because two test files may install it at once, and `apt-get update`
 * does not wait for another (DPkg::Lock::Timeout does not cover it).
 */
export function stracePath(): string {
  if (existsSync(STRACE)) return STRACE;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const install = `[ -e ${STRACE} ] || { ${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends strace; }`;
  spawnSync('flock', [import.meta.filename, 'sh', '-c', install], { stdio: 'ignore' });
  if (!existsSync(STRACE)) throw new Error('This test needs strace: install it with your package manager');
  return STRACE;
}
