/** The house as it is built: wings, rooms, and who imports whom (server/guides/architecture.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** From the ground up: a wing imports only wings below it. */
export const WINGS = 'platform salon accounts shop schedule money messages visits academy office'.split(' ');

export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

/** The files of the product in a folder, by their paths from the repository's root. */
export function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(gen|typetest|test)\.|\.d\.ts$/.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
    .filter(file => !file.startsWith('web/dist') && !file.startsWith('server/test/'));
}

export function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(/(import type\s[^;]*?from|(?:import|export)\s[^;]*?from|import\()\s*'([^'\s]+)'/g);
  return [...statements].map(([, words = '', to = '']) => ({
    from: file,
    to: to.startsWith('.') ? join(dirname(file), to) : to,
    typeOnly: words.startsWith('import type'),
  }));
}

/** The wing of a file of the server or of a feature of the web. Undefined for what stands beside them. */
export function wingOf(file: string): string | undefined {
  const [, wing = ''] = file.match(/^(?:server|web\/src\/features)\/([^/]+)\//) ?? [];
  return WINGS.includes(wing) ? wing : undefined;
}

/** `visits/booking`. A wing of one room has no further folder. Undefined outside the wings. */
export function roomOf(file: string): string | undefined {
  const [, path = ''] = file.match(/^(?:server|web\/src\/features)\/([^/]+(?:\/[^/]+(?=\/))?)\//) ?? [];
  return wingOf(file) && path;
}

/** The rooms of a wing on one side, in the order of the alphabet. */
export function roomsOf(side: 'server' | 'web/src/features', wing: string): string[] {
  const folder = join(root, side, wing);
  if (!existsSync(folder)) return [];
  const rooms = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory());
  return rooms.length > 0 ? rooms.map(({ name }) => name).toSorted() : [wing];
}

/** The map: for each wing, from the roof down, the wings that it imports. */
export function drawn(imports: Import[]): string[] {
  return WINGS.toReversed().map(wing => {
    const others = new Set(imports.filter(({ from }) => wingOf(from) === wing).map(({ to }) => wingOf(to)));
    others.delete(wing);
    const used = WINGS.toReversed().filter(other => others.has(other));
    return `${wing} → ${used.join(', ') || 'nothing'}`;
  });
}
