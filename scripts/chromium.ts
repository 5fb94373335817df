/** A Chromium for the browser tests: one that is there already, or one installed now. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

const find = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find(path => path && existsSync(path));

const tryAll = (commands: [string, ...string[]][]): boolean =>
  commands.every(([command, ...args]) => spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0);

/** The path of an executable; throws when none is there and none can be installed. */
export const chromiumPath = (): string => {
  const there = find();
  if (there) return there;
  console.log('No Chromium found; installing one …');
  const sudo: string[] = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => [...sudo, 'apt-get', ...args] as [string, ...string[]];
  const installed =
    tryAll([apt('update'), apt('install', '-y', '--no-install-recommends', 'chromium')]) ||
    tryAll([['playwright', 'install', '--with-deps', 'chromium']]);
  const path = find();
  if (!installed || !path) throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH');
  return path;
};
