/**
 * `npm run bench:pages [-- runs]`: Lighthouse on a simulated phone, the median of 5 runs of each public page, against the
 * targets of design 8. Ends with 1 when a page is over. Lighthouse is heavy and needed here alone, so it is fetched when
 * asked for, at a pinned version. Blocking times mean something on a quick and quiet machine only: the line above the table
 * says how quiet it was, the last column how quick.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { SITE } from '../../web/e2e/places.ts';
import { chromiumPath } from '../chromium.ts';
import { startDemoSite } from '../demo-site.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const OUT = '.cache/lighthouse';
const RUNS = Number(process.argv[2] ?? 5);
const FLAGS =
  '--headless=new --no-sandbox --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
  /** How quick the machine was, in Lighthouse's own measure; its simulated phone is as much slower as itself. */
  environment: { benchmarkIndex: number };
}
interface Figure {
  name: string;
  of: (report: Report) => number;
  target: number;
  isOver: (value: number, target: number) => boolean;
  digits?: number;
}

const score = (name: string, id: string, target: number): Figure => ({
  name,
  of: ({ categories }) => Math.round((categories[id]?.score ?? 0) * 100),
  target,
  isOver: (value, least) => value < least,
});
const audit = (name: string, id: string, target: number, digits = 0): Figure => ({
  name,
  of: ({ audits }) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY,
  target,
  isOver: (value, most) => value > most,
  digits,
});
const FIGURES = [
  score('perf', 'performance', 98),
  score('a11y', 'accessibility', 100),
  score('best', 'best-practices', 100),
  score('seo', 'seo', 100),
  audit('LCP ms', 'largest-contentful-paint', 1500),
  audit('CLS', 'cumulative-layout-shift', 0.01, 3),
  audit('TBT ms', 'total-blocking-time', 50),
];

const lighthouse = (args: string[]) =>
  spawnSync('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...args], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: chromiumPath() },
  });

/** A slow machine now and then loses a trace, and Lighthouse asks for another try. */
const run = (url: string, file: string, triesLeft = 3): Report => {
  const { status, stderr } = lighthouse([url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS}`]);
  if (status !== 0 && triesLeft > 1 && stderr.includes('Please run Lighthouse again')) return run(url, file, triesLeft - 1);
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}:\n${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8'));
};

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
const row = (name: string, cells: string[]) => console.log(name.padEnd(24) + cells.map(cell => cell.padStart(11)).join(''));

const { status, stderr } = lighthouse(['--version']);
if (status !== 0) {
  console.error(`${LIGHTHOUSE} is not to be had here (npm fetches it at the first run):\n${stderr}`);
  process.exit(1);
}
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

const stop = await startDemoSite();
try {
  const { data } = await (await fetch(`${SITE}/api/v1/service/all?size=1`)).json();
  const pages: Record<string, string> = {
    home: '/',
    services: '/services',
    'all-services': '/all-services',
    detail: `/services/details/${data.content[0].id}`,
  };
  console.log(`Median of ${RUNS} runs; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  row('page', [...FIGURES.map(({ name }) => name), 'machine']);
  row(
    'target',
    FIGURES.map(({ target }) => String(target)),
  );
  for (const [name, path] of Object.entries(pages)) {
    const reports = Array.from({ length: RUNS }, (_, n) => run(SITE + path, join(OUT, `${name}-${n + 1}.json`)));
    const cells = FIGURES.map(({ of, target, isOver, digits = 0 }) => {
      const value = median(reports.map(of));
      if (isOver(value, target)) process.exitCode = 1;
      return `${value.toFixed(digits)}${isOver(value, target) ? ' OVER' : ''}`;
    });
    row(name, [...cells, median(reports.map(({ environment }) => environment.benchmarkIndex)).toFixed(0)]);
  }
} finally {
  stop();
}
