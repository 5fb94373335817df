/** Answers of the product, kept in a file for the contenders that send the same bytes. */
import { readFileSync, writeFileSync } from 'node:fs';

export interface Recorded {
  headers: Record<string, string>;
  body: string;
}

/** What Node's server adds of its own accord. */
const OWN = ['connection', 'keep-alive', 'date'];

/** By path. */
export async function record(origin: string, paths: string[], file: string) {
  const answers: Record<string, Recorded> = {};
  for (const path of paths) {
    // As it is: the load asks for no encoding either.
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${body}`);
    answers[path] = { headers: Object.fromEntries([...answer.headers].filter(([name]) => !OWN.includes(name))), body };
  }
  writeFileSync(file, JSON.stringify(answers));
}

export function readRecorded(file: string): Map<string, Recorded> {
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
}
