/**
 * `npm run bench`: how fast the product is, beside the fastest that its task allows (aims F1 to F6 of the rule book).
 *
 * Each figure has a floor: a contender that does the same with nothing to spare, such as bare `node:http` that sends the same bytes, or the
 * rows of a booking written by hand (contenders/). Product and floor are processes on one core, and the load is on the other. They are
 * measured in turn, round after round, because a shared machine is three times as fast at one moment as at another. The ratio of a round is
 * hardly touched by that. What is printed is the median of all rounds, the spread of the ratios, and what they shall reach.
 *
 *   --only=reads,writes   some sections, by their names below
 *   --quick               two minutes and rough figures, instead of twenty minutes, most of them for a million bookings
 *   --smoke               under a minute, to see that each section runs to its end; the figures say nothing
 *   --bookings=N          the length of the history
 *   --professionals=N     the named professionals
 *   --rows=N              the rows of a large import
 *
 * A missed aim is no failure, because only a reader who knows the machine can judge it. It ends with 1 if a section could not be measured.
 */
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { buildProgramWhenStale } from '../build-program.ts';
import { measureActs } from './acts.ts';
import { measureBundles } from './bundles.ts';
import { takeLoadCore } from './contend.ts';
import { type Effort, efforts } from './effort.ts';
import { type Figure, printMissed, printSection } from './figures.ts';
import { measureImport } from './import.ts';
import { measureJobs } from './jobs.ts';
import { measureGrowth } from './lists.ts';
import { measureNamed } from './named.ts';
import { measureParties } from './parties.ts';
import { measurePostgres } from './postgres.ts';
import { measureProgram } from './program.ts';
import { measureReads } from './reads.ts';
import { measureWaits } from './waits.ts';
import { measureWrites } from './writes.ts';

interface Section {
  title: string;
  measure(effort: Effort): Promise<Figure[]>;
}

const sections: Record<string, Section> = {
  reads: { title: 'Reads of the catalogue, 32 connections, against the same bytes', measure: measureReads },
  writes: { title: 'Durable writes on SQLite, against the same rows by hand', measure: measureWrites },
  acts: { title: 'Acts of staff with the owner’s log on SQLite, against the same without', measure: measureActs },
  postgres: { title: 'Bookings on PostgreSQL, against the same rows by hand', measure: measurePostgres },
  jobs: { title: 'Jobs, and bookings beside them', measure: measureJobs },
  import: { title: 'An import of customers, and bookings beside it', measure: measureImport },
  program: { title: 'Start and memory of the bundled program', measure: measureProgram },
  bundles: { title: 'JavaScript of the first load, gzip', measure: measureBundles },
  waits: { title: 'A time gets free, and many wait', measure: measureWaits },
  parties: { title: 'The plans of a large party, in CPU time', measure: measureParties },
  named: { title: 'Many named professionals, against few', measure: measureNamed },
  lists: { title: 'A long history, against a short one', measure: measureGrowth },
};

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
    only: { type: 'string', default: Object.keys(sections).join() },
    bookings: { type: 'string' },
    professionals: { type: 'string' },
    rows: { type: 'string' },
  },
});

const chosen = efforts[values.smoke ? 'smoke' : values.quick ? 'quick' : 'full'];
const effort: Effort = {
  ...chosen,
  bookings: Number(values.bookings ?? chosen.bookings),
  professionals: Number(values.professionals ?? chosen.professionals),
  importLarge: Number(values.rows ?? chosen.importLarge),
};

const measured: Figure[] = [];
const failed: string[] = [];
const run = async (name: string) => {
  const started = performance.now();
  const tookSeconds = () => `took ${((performance.now() - started) / 1000).toFixed(0)} s`;
  try {
    const section = sections[name];
    if (!section) throw new Error(`No section has this name, only ${Object.keys(sections).join(', ')}`);
    const figures = await section.measure(effort);
    if (values.smoke) return console.log(`${name}: ${figures.length} figures, ${tookSeconds()}`);
    printSection(`${section.title}  (load of the machine ${loadavg()[0]?.toFixed(1)}, ${tookSeconds()})`, figures);
    measured.push(...figures);
  } catch (error) {
    console.error(`\nThe section '${name}' could not be measured:`, error);
    failed.push(name);
  }
};

buildProgramWhenStale();
const waiting = values.only.split(',');
/** Takes one section after the other. */
const lane = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) await run(name);
};
if (values.smoke) {
  // Most of a smoke test is waiting for processes to start, so two sections run side by side.
  await Promise.all([lane(), lane()]);
} else {
  const placement = takeLoadCore();
  const machine = `${cpus().length} × ${cpus()[0]?.model}, ${(totalmem() / 2 ** 30).toFixed(0)} GB`;
  console.log(`${machine}, Node ${process.version}; ${placement}`);
  await lane();
  printMissed(measured);
}
for (const name of failed) console.error(`failed: ${name}`);
// Contenders of a section that failed may still run. They end with this process.
process.exit(failed.length > 0 ? 1 : 0);
