/** Prints the figures of the benchmarks. */

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

/** A line of the table. Without `reach` it is for information. */
export interface Figure {
  name: string;
  /** The figures of the floor and of the product, for people. */
  floor?: string;
  product: string;
  /** The ratio of each round, to compare with `reach`. */
  ratios?: number[];
  reach?: { least: number } | { most: number };
  /** The unit of `ratios`, if they are no ratios. */
  unit?: string;
}

const written = (value: number, unit: string): string => (unit === '×' ? `${value.toFixed(2)}×` : `${value.toFixed(0)} ${unit}`);

const isReached = ({ ratios = [], reach }: Figure): boolean | undefined => {
  if (!reach) return undefined;
  const value = median(ratios);
  return 'least' in reach ? value >= reach.least : value <= reach.most;
};

const verdictOf = (figure: Figure): string => {
  const reached = isReached(figure);
  return reached === undefined ? '' : reached ? 'ok' : 'MISSED';
};

const cellsOf = (figure: Figure): string[] => {
  const { name, floor = '', product, ratios = [], reach, unit = '×' } = figure;
  const spread = ratios.length > 1 ? `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}` : '';
  return [
    name,
    floor,
    product,
    ratios.length > 0 && unit === '×' ? written(median(ratios), unit) : '',
    unit === '×' ? spread : '',
    reach ? ('least' in reach ? `≥ ${written(reach.least, unit)}` : `≤ ${written(reach.most, unit)}`) : '',
    verdictOf(figure),
  ];
};

const HEAD = ['', 'floor', 'product', 'ratio', 'spread', 'reach', 'verdict'];

/** Prints a section. */
export function printSection(title: string, figures: Figure[]) {
  const rows = [HEAD, ...figures.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => (row[column] as string).length)));
  console.log(`\n${title}`);
  for (const row of rows) {
    const [name, ...cells] = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] as number) : cell.padStart(widths[column] as number),
    );
    console.log(`${name}  ${cells.join('  ')}`);
  }
}

/** Prints each missed figure, at the end of the run. */
export function printMissed(figures: Figure[]) {
  const judged = figures.filter(({ reach }) => reach);
  const missed = judged.filter(figure => !isReached(figure));
  console.log(`\n${judged.length - missed.length} of ${judged.length} reached.`);
  for (const { name } of missed) console.log(`missed: ${name}`);
}

export function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en-IN')}/s`;
}
export function inMs(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`;
}
