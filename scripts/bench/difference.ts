const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where two JSON values first differ, such as `data.rating is 4.5, not null`. Undefined if they are alike. */
export function differenceOf(found: unknown, expected: unknown, where: string[] = []): string | undefined {
  if (isObject(found) && isObject(expected)) {
    const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
    for (const name of names) {
      const difference = differenceOf(found[name], expected[name], [...where, name]);
      if (difference) return difference;
    }
    return;
  }
  if (found === expected) return;
  return `${where.join('.')} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;
}
