/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  // The same browser without windows: the tests take a quarter less time.
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

/** The path of an executable. Throws if there is none and none can be installed. */
export function chromiumPath(): string {
  const there = find();
  if (there) return there;
  console.log('No Chromium found; installing one …');
  const sudo: string[] = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const asRoot = (...command: string[]) => [...sudo, ...command] as Command;
  const fromSystem = (name: string) => asRoot('apt-get', 'install', '-y', '--no-install-recommends', name);
  const installed =
    (tryAll([asRoot('apt-get', 'update')]) && ['chromium-headless-shell', 'chromium'].some(name => tryAll([fromSystem(name)]))) ||
    // Without root, it would ask for a password and wait.
    tryAll([asRoot('true'), ['playwright', 'install', '--with-deps', 'chromium']]) ||
    // Needs no root, and the system's libraries may be there already.
    tryAll([['playwright', 'install', 'chromium']]);
  const path = find();
  if (!installed || !path) throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH');
  return path;
}
