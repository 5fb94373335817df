/** Of fewer than this, one more is a large share that means nothing. */
const smallBase = 10;
/** Over this nobody sees how much it is. */
const largePercent = 300;

/** How such a figure is said: `less` of money, `fewer` of what is counted. */
export interface Said {
  write: (value: number) => string;
  less: 'less' | 'fewer';
}

/** A figure against the one before: the share it changed by, or by how much where the share would mislead. */
export function comparison(now: number, before: number, { write, less }: Said): string {
  if (now === before) return now === 0 ? 'None before either' : 'Same as before';
  if (before === 0) return 'None before';
  const change = Math.abs(now - before);
  const way = now > before ? 'more' : less;
  const percent = Math.round((change / before) * 100);
  if (before < smallBase || percent > largePercent) return `${write(change)} ${way} than before`;
  // A tenth of a per cent is still a change.
  return `${percent === 0 ? 'A little' : `${percent}%`} ${way} than ${write(before)} before`;
}
