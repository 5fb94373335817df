import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const STRACE = '/usr/bin/strace';

/** The system-call tracer that counts fsyncs; installed when the machine lacks it. */
export const stracePath = (): string => {
  if (existsSync(STRACE)) return STRACE;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  spawnSync('sh', ['-c', `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends strace`], {
    stdio: 'ignore',
  });
  if (!existsSync(STRACE)) throw new Error('This test needs strace: install it with your package manager');
  return STRACE;
};
