/** Finds a Python with PyYAML for the contract's test, or installs Debian's. */
import { spawnSync } from 'node:child_process';

const find = (): string | undefined =>
  ['python3', '/usr/bin/python3'].find(python => spawnSync(python, ['-c', 'import yaml']).status === 0);

const INSTALL = ['apt-get', '-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends', 'python3-yaml'];

/** The command of a Python. Throws if there is none and none can be installed. */
export function pythonWithYaml(): string {
  const there = find();
  if (there) return there;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [['apt-get', 'update'], INSTALL]) {
    const [program = '', ...args] = [...sudo, ...command];
    spawnSync(program, args, { stdio: 'inherit', timeout: 120_000 });
  }
  const python = find();
  if (!python) throw new Error('Testing the contract needs PyYAML: install python3-yaml.');
  return python;
}
