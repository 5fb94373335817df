/**
 * `npm run bench:pages [-- runs [slowdown]]`: Lighthouse on a simulated phone, the median of 6 runs of each public page,
 * against the aims F7. Ends with 1 when a page misses one. Lighthouse is large and only this command needs it, so
 * npm fetches it at a pinned version when the command runs.
 *
 * A page of plain HTML is measured in turn with each page. Its figures are what this machine costs any page, so the targets
 * for the score and for the blocking time are relative to it.
 *
 * Lighthouse slows the processor down by 4, which it means for a quick desktop. Its docs/throttling.md asks slower machines
 * to calibrate, and this command does, by Lighthouse's own benchmark index. The line above the table says the slowdown and
 * the load of the machine; the last column says how quick the machine was during the runs of each page.
 *
 * Lighthouse measures blocking time (TBT) by the clock, so a task that waits for another process counts, too. The column
 * `own` is the same sum by the processor time of the page's own tasks.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { SITE } from '../../web/e2e/places.ts';
import { chromiumPath } from '../chromium.ts';
import { startDemoSite } from '../demo-site.ts';
import { median } from './figures.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const OUT = '.cache/lighthouse';
const RUNS = Number(process.argv[2] ?? 6);

/** The middle of Lighthouse's bracket for the machines that its slowdown of 4 is meant for: 1500 to 2000. */
const MEANT_FOR = { slowdown: 4, benchmarkIndex: 1750 };
const FLAGS =
  '--headless=new --no-sandbox --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

interface Request {
  url: string;
  resourceType?: string;
  /** When the page asked for it, in ms. */
  rendererStartTime: number;
}
interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number; details?: { items: Request[] } }>;
  /** The speed of the machine in Lighthouse's own measure. */
  environment: { benchmarkIndex: number };
  /** The page's own blocking time in ms. */
  ownBlockingTime: number;
}
interface Figure {
  name: string;
  of: (report: Report) => number;
  /** The target, from the same figure of the plain page. */
  target: (plain: number) => number;
  isOver: (value: number, target: number) => boolean;
  digits?: number;
}

const isBelow = (value: number, least: number) => value < least;
const isAbove = (value: number, most: number) => value > most;
const score = (name: string, id: string, target: Figure['target']): Figure => ({
  name,
  of: ({ categories }) => Math.round((categories[id]?.score ?? 0) * 100),
  target,
  isOver: isBelow,
});
const audit = (name: string, id: string, target: Figure['target'], digits = 0): Figure => ({
  name,
  of: ({ audits }) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY,
  target,
  isOver: isAbove,
  digits,
});
/** Requests for the first screen: those before the page asks for what can wait until it stands (web/src/later.ts). */
const requestsIn = ({ audits }: Report): number => {
  const all = audits['network-requests']?.details?.items ?? [];
  const late = all.find(({ url }) => url.includes('/later-'))?.rendererStartTime ?? Number.POSITIVE_INFINITY;
  return all.filter(
    ({ url, rendererStartTime }) => url.startsWith('http') && rendererStartTime < late && !/\bicon\.svg|favicon/.test(url),
  ).length;
};
const FIGURES: Figure[] = [
  score('perf', 'performance', plain => plain - 3),
  score('a11y', 'accessibility', () => 100),
  score('best', 'best-practices', () => 100),
  score('seo', 'seo', () => 100),
  audit('LCP ms', 'largest-contentful-paint', () => 1300),
  audit('CLS', 'cumulative-layout-shift', () => 0.001, 3),
  audit('TBT ms', 'total-blocking-time', plain => plain + 100),
  { name: 'own ms', of: ({ ownBlockingTime }) => ownBlockingTime, target: () => 20, isOver: isAbove },
  { name: 'requests', of: requestsIn, target: () => 14, isOver: isAbove },
];

/** By web.dev's definition, the part of a task beyond this time blocks. */
const LONG_TASK_MS = 50;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds: the start, the time by the clock, the time on the processor. */
  ts: number;
  dur?: number;
  tdur?: number;
}

/** Counts from the first contentful paint to the end of the trace, which is quiet for some seconds. */
const ownBlockingTime = (trace: string, slowdown: number): number => {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(trace, 'utf8'));
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error(`No first contentful paint in ${trace}`);
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - LONG_TASK_MS), 0);
};

const lighthouse = async (args: string[]): Promise<{ status: number | null; stderr: string }> => {
  const child = spawn('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CHROME_PATH: chromiumPath() },
  });
  let stderr = '';
  child.stderr.on('data', text => {
    stderr += text;
  });
  const status = await new Promise<number | null>(resolve => child.once('close', resolve));
  return { status, stderr };
};

/** On a slow machine Lighthouse sometimes loses a trace and asks for another try. */
const run = async (url: string, file: string, slowdown: number, triesLeft = 3): Promise<Report> => {
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    '--save-assets',
  ];
  const { status, stderr } = await lighthouse([url, ...options, `--chrome-flags=${FLAGS}`]);
  if (status !== 0 && triesLeft > 1 && stderr.includes('Please run Lighthouse again')) {
    return run(url, file, slowdown, triesLeft - 1);
  }
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}:\n${stderr}`);
  const trace = file.replace(/\.json$/, '-0.trace.json');
  return { ...JSON.parse(readFileSync(file, 'utf8')), ownBlockingTime: ownBlockingTime(trace, slowdown) };
};

/** Rounded to a tenth, and at most 4, because quicker machines keep Lighthouse's own slowdown. */
const calibrated = async (): Promise<number> => {
  const indexes: number[] = [];
  for (const n of [1, 2, 3]) {
    const { environment } = await run(`${SITE}/terms`, join(OUT, `calibrate-${n}.json`), 1);
    indexes.push(environment.benchmarkIndex);
  }
  const slowdown = (MEANT_FOR.slowdown * median(indexes)) / MEANT_FOR.benchmarkIndex;
  return Math.round(Math.min(MEANT_FOR.slowdown, Math.max(1, slowdown)) * 10) / 10;
};

const row = (name: string, cells: string[]) => console.log(name.padEnd(24) + cells.map(cell => cell.padStart(11)).join(''));

const { status, stderr } = await lighthouse(['--version']);
if (status !== 0) {
  console.error(`${LIGHTHOUSE} cannot be fetched here (npm fetches it at the first run):\n${stderr}`);
  process.exit(1);
}
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

/** Serves a page without script, font or picture. Resolves to its address and a function that ends the server. */
const servePlainPage = async () => {
  const words = '<p>Hair, skin, nails and bridal looks at your home, by trained beauticians.</p>'.repeat(20);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain page</title></head><body><main><h1>A plain page</h1>${words}</main></body></html>`;
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
};

const stop = await startDemoSite();
const plain = await servePlainPage();
try {
  const { data } = await (await fetch(`${SITE}/api/v1/service/all?size=1`)).json();
  const pages: Record<string, string> = {
    home: '/',
    services: '/services',
    'all-services': '/all-services',
    detail: `/services/details/${data.content[0].id}`,
  };
  const slowdown = Number(process.argv[3] ?? (await calibrated()));
  console.log(`Median of ${RUNS} runs; processor slowed down ${slowdown} times; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  row('page', [...FIGURES.map(({ name }) => name), 'machine']);
  for (const [name, path] of Object.entries(pages)) {
    const reports: Record<'plain' | 'page', Report[]> = { plain: [], page: [] };
    for (let n = 1; n <= RUNS; n++) {
      reports.plain.push(await run(plain.address, join(OUT, `${name}-plain-${n}.json`), slowdown));
      reports.page.push(await run(SITE + path, join(OUT, `${name}-${n}.json`), slowdown));
    }
    const machine = (of: Report[]) => median(of.map(({ environment }) => environment.benchmarkIndex)).toFixed(0);
    const plainly = FIGURES.map(({ of }) => median(reports.plain.map(of)));
    const targets = FIGURES.map(({ target }, n) => target(plainly[n] as number));
    const cells = FIGURES.map(({ of, isOver, digits = 0 }, n) => {
      const value = median(reports.page.map(of));
      const isMissed = isOver(value, targets[n] as number);
      if (isMissed) process.exitCode = 1;
      return `${value.toFixed(digits)}${isMissed ? ' MISSED' : ''}`;
    });
    const written = (values: number[]) => values.map((value, n) => value.toFixed(FIGURES[n]?.digits ?? 0));
    row(name, [...cells, machine(reports.page)]);
    row('  plain page in turn', [...written(plainly), machine(reports.plain)]);
    row('  target', written(targets));
  }
} finally {
  stop();
  plain.stop();
}
