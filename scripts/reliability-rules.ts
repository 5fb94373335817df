/**
 * Counts the tests of each reliability rule (section R of server/guides/rules.md). A test's title begins with the rules that it proves:
 * "R32 R36 three processes …". Reads the reports of the last `npm run test:all`, and fails when a rule has no test.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const book = readFileSync(join(import.meta.dirname, '../server/guides/rules.md'), 'utf8');
/** [number, what goes wrong] */
const rules = [...book.matchAll(/^\| (R\d+) \| ([^|]+) \|/gm)].map(([, number = '', fault = '']) => [number, fault] as const);

interface VitestReport {
  testResults: { assertionResults: { title: string; ancestorTitles: string[]; status: string }[] }[];
}
interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; ok: boolean }[];
}

const read = (name: string) => {
  const file = `.cache/test/${name}.json`;
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  console.error(
    `There is no ${file}, the report of a test run. Run npm run test:all first, which writes it and prints this table at its end.`,
  );
  process.exit(1);
};

/** For each test that passed: its title and those of its groups. */
const unitTitles = (report: VitestReport): string[][] =>
  report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ ancestorTitles, title }) => [...ancestorTitles, title]);
const journeyTitles = ({ title, suites = [], specs }: Suite): string[][] => [
  ...specs.filter(({ ok }) => ok).map(spec => [title, spec.title]),
  ...suites.flatMap(journeyTitles),
];

const rulesIn = (title: string): string[] =>
  title
    .match(/^(?:R\d+ )+/)?.[0]
    .trim()
    .split(' ') ?? [];
const units = ['units', 'units-rest'].flatMap(name => unitTitles(read(name)));
const journeys = ['browser', 'browser-rest'].flatMap(name => read(name).suites.flatMap(journeyTitles));
const passed = [...units, ...journeys].map(titles => titles.flatMap(rulesIn));

let untested = 0;
for (const [number, fault] of rules) {
  const tests = passed.filter(numbers => numbers.includes(number)).length;
  if (tests === 0) untested++;
  console.log(`${number.padEnd(5)} ${String(tests || '—').padStart(4)}  ${fault}`);
}
console.log(`\n${rules.length - untested} of ${rules.length} reliability rules have tests`);
if (untested > 0) process.exit(1);
