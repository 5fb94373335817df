/** A Chromium for the browser tests: one that is there already, or one installed now. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  // The same browser without windows: the journeys take a quarter less time in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

const find = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find(path => path && existsSync(path));

type Command = [string, ...string[]];

const tryAll = (commands: Command[]): boolean =>
  commands.every(([command, ...args]) => spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0);

/** The path of an executable; throws when none is there and none can be installed. */
export function chromiumPath(): string {
  const there = find();
  if (there) return there;
  console.log('No Chromium found; installing one …');
  const sudo: string[] = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const asRoot = (...command: string[]) => [...sudo, ...command] as Command;
  const fromSystem = (name: string) => asRoot('apt-get', 'install', '-y', '--no-install-recommends', name);
  const installed =
    (tryAll([asRoot('apt-get', 'update')]) && ['chromium-headless-shell', 'chromium'].some(name => tryAll([fromSystem(name)]))) ||
    // Would ask for a password where root needs one, and wait for it.
    tryAll([asRoot('true'), ['playwright', 'install', '--with-deps', 'chromium']]) ||
    // Needs no root; what the browser needs of the system may be there already.
    tryAll([['playwright', 'install', 'chromium']]);
  const path = find();
  if (!installed || !path) throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH');
  return path;
}
