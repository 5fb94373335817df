import { isSea } from 'node:sea';

/** How the command line is called here, for messages that say what to type next. */
export const invocation = ((): string => {
  if (isSea()) return './nikhar';
  const program = process.argv[1] ?? '';
  return program.endsWith('nikhar.js') ? `node ${program}` : 'npm run nikhar --';
})();
