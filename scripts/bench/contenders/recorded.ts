/** Records answers of the product in a file, for the contenders that send the same bytes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { patientFetch } from '../http-load.ts';

export interface Recorded {
  headers: Record<string, string>;
  body: string;
}

/** The headers that Node's server adds itself. */
const OWN = ['connection', 'keep-alive', 'date'];

/** Records the answers by path. */
export async function record(origin: string, paths: string[], file: string) {
  const answers: Record<string, Recorded> = {};
  for (const path of paths) {
    // Uncompressed, like the load's own requests.
    const answer = await patientFetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${body}`);
    answers[path] = { headers: Object.fromEntries([...answer.headers].filter(([name]) => !OWN.includes(name))), body };
  }
  writeFileSync(file, JSON.stringify(answers));
}

export function readRecorded(file: string): Map<string, Recorded> {
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
}
