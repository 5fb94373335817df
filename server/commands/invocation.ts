import { isSea } from 'node:sea';

/** Quotes a word for a shell. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** How the command line was called, for messages that tell what to type next. */
export const invocation = ((): string => {
  const { argv0, argv } = process;
  if (isSea()) return shellWord(argv0);
  const program = argv[1] ?? '';
  return program.endsWith('nikhar.js') ? `${shellWord(argv0)} ${shellWord(program)}` : 'npm run nikhar --';
})();

/** An `admin` command, ready to type. */
export function adminCommand(name: 'create' | 'password', email = 'you@salon.example'): string {
  return `${invocation} admin ${name} --email ${shellWord(email)}`;
}
