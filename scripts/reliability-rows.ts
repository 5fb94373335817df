/**
 * Which threats and faults the suite has tests for: rows are named at the head of test titles ("C5 C9 three processes …").
 * Prints a table from the reports of the last `npm test`, and fails when a row that must be covered is not.
 */
import { existsSync, readFileSync } from 'node:fs';

const ROWS: Record<string, string> = {
  A1: 'brute force of one passcode',
  A2: 'a new code every time',
  A3: 'one guess each on many mobiles',
  A4: 'resend flood, SMS pumping',
  A5: 'passcode reused, expired, superseded',
  A6: "one challenge with another's mobile",
  A7: "an attacker burns the victim's attempts",
  A8: 'a second registration overwrites the first',
  A10: 'brute force of staff passwords',
  A11: 'rate limit bypass by forwarded headers',
  A12: 'forged tokens',
  A13: 'tokens after logout, deactivation, removal',
  A14: 'customers on staff calls',
  A16: 'a role set by the client',
  B1: "another's cart",
  B2: "another's user id",
  B3: "an item of another's cart",
  B4: "another's booking",
  B5: 'own bookings only',
  B6: "another's address",
  B9: 'more data than the role may see',
  C1: "the client's price",
  C2: 'below the minimum order',
  C3: 'services empty, unknown, not the cart',
  C4: "another's user id in a booking",
  C5: 'the last-slot race',
  C6: 'slots past, off the grid, malformed',
  C8: 'double click, lost response, retry',
  C9: 'the coupon race',
  C10: 'apply and remove in a loop',
  C11: 'a coupon that changed since it was applied',
  C13: 'discounts beyond reason',
  C16: 'quantities beyond reason',
  C18: 'prices and services that change',
  C19: 'a category that holds services',
  C20: 'status races',
  C23: 'a booking rewritten by its customer',
  D1: 'malformed JSON',
  D3: 'JSON type without a body',
  D4: 'paging beyond reason',
  D5: 'hostile searches',
  D7: 'names of the world',
  D10: 'hostile paths',
  D11: 'undeclared methods',
  E1: 'pictures too large',
  E3: 'files that are no pictures',
  E4: 'pixel bombs',
  E5: 'hostile file names',
  E6: 'broken forms',
  E9: 'uploads without the right',
  G1: 'stored markup in every field',
  G2: 'security headers',
  G3: 'a policy too strict for the site',
  G4: 'calls from other origins',
  G5: 'poisoned caches, private data in them',
  G6: 'tokens in addresses',
  G7: 'corrupt, absent or full local storage',
  G8: 'sessions revoked in the middle, two tabs',
  G9: 'the API down, slow, or HTML',
  G10: 'no geocoder, no tiles, no permission',
  G11: 'double clicks, Back and reload while booking',
  G12: 'formulas in exported tables',
  G13: 'accessibility of every page and state',
  H1: 'kill -9 during bookings',
  H2: 'an fsync before every acknowledgement',
  H3: 'disk full',
  H4: 'I/O errors on fsync',
  H5: 'SIGTERM under load',
  H6: 'several processes on one database',
  H8: 'backup and restore under load',
  H9: 'slow clients and idle connections',
  H14: 'SMS provider down',
  H15: 'secrets in the log',
  H16: 'debugging left on',
  H17: 'no secret, or a bad one',
};

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
    `There is no ${file}, the report of a test run. Run npm test first, which writes it and prints this table at its end.`,
  );
  process.exit(1);
};

/** The titles of every test that passed, each with those of the groups it is in. */
const unitTitles = (report: VitestReport): string[][] =>
  report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ ancestorTitles, title }) => [...ancestorTitles, title]);
const journeyTitles = ({ title, suites = [], specs }: Suite): string[][] => [
  ...specs.filter(({ ok }) => ok).map(spec => [title, spec.title]),
  ...suites.flatMap(journeyTitles),
];

const rowsIn = (title: string): string[] =>
  title
    .match(/^(?:[A-H]\d{1,2} )+/)?.[0]
    .trim()
    .split(' ') ?? [];
const passed = [...unitTitles(read('vitest')), ...read('playwright').suites.flatMap(journeyTitles)].map(titles =>
  titles.flatMap(rowsIn),
);

let missing = 0;
for (const [row, what] of Object.entries(ROWS)) {
  const tests = passed.filter(rows => rows.includes(row)).length;
  if (tests === 0) missing++;
  console.log(`${row.padEnd(4)} ${String(tests || '—').padStart(4)}  ${what}`);
}
const others = [...new Set(passed.flat())]
  .filter(row => !(row in ROWS))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
console.log(
  `\n${Object.keys(ROWS).length - missing} of ${Object.keys(ROWS).length} rows have tests; beyond them ${others.join(' ')}`,
);
if (missing > 0) process.exit(1);
