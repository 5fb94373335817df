/**
 * `npm run bench -- [--quick] [--only=reads,writes,…] [--bookings=N] [--professionals=N]`: the figures of the rule book (section F). Each is
 * measured in turn with its floor. `--quick` takes two minutes. The whole takes about twenty, most of them for a million bookings. Always
 * ends with 0, because only a reader who knows the machine can judge the figures.
 */
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { buildProgramWhenStale } from '../build-program.ts';
import { measureBundles } from './bundles.ts';
import { placement, takeLoadCore } from './contend.ts';
import { type Figure, printMissed, printSection } from './figures.ts';
import { measureJobs } from './jobs.ts';
import { measureGrowth } from './lists.ts';
import { MANY, measureNamed } from './named.ts';
import { measurePostgres } from './postgres.ts';
import { measureProgram } from './program.ts';
import { type Effort, measureReads } from './reads.ts';
import { measureWrites } from './writes.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string' },
    bookings: { type: 'string' },
    professionals: { type: 'string' },
  },
});
/** Many short turns, so that a slow moment of the machine hits both of a pair. */
const effort: Effort = values.quick
  ? { rounds: 5, milliseconds: 300, requests: 100 }
  : { rounds: 25, milliseconds: 400, requests: 200 };

const bookings = Number(values.bookings ?? (values.quick ? 20_000 : 1_000_000));

const sections: Record<string, [title: string, measure: () => Promise<Figure[]>]> = {
  reads: ['Reads of the catalogue, 32 connections', () => measureReads(effort)],
  writes: ['Durable writes', () => measureWrites(effort)],
  postgres: ['The same on PostgreSQL', () => measurePostgres(effort)],
  jobs: ['Jobs', () => measureJobs(effort)],
  program: ['Start and memory', () => measureProgram(effort)],
  bundles: ['JavaScript of the first load, gzip', measureBundles],
  named: ['Named professionals', () => measureNamed(effort, { people: Number(values.professionals ?? MANY), bookings })],
  lists: [`Growth of the history to ${bookings.toLocaleString('en-IN')} bookings`, () => measureGrowth(bookings)],
};
const wanted = values.only?.split(',') ?? Object.keys(sections);

buildProgramWhenStale();
takeLoadCore();
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}; ${placement}`,
);
const all: Figure[] = [];
for (const [name, [title, measure]] of Object.entries(sections)) {
  if (!wanted.includes(name)) continue;
  const figures = await measure();
  printSection(title, figures);
  all.push(...figures);
}
printMissed(all);
