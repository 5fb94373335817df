/** Reads the words after a command, strictly. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { PlainError } from '../platform/shared/plain-error.ts';

/** The command line is wrong; exit code 2. */
export class UsageError extends PlainError {}
/** The command failed for a reason that people can read. */
export class CommandError extends PlainError {}

/** In any of the usual ways to ask for it. */
export function asksForVersion(word = ''): boolean {
  return ['version', '--version', '-v'].includes(word);
}

/** Throws UsageError for unknown options, missing values, and any but the named positional words. */
export function readArguments<const O extends ParseArgsOptionsConfig>(args: string[], options: O, words: string[] = []) {
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args, options, allowPositionals: true, strict: true });
    } catch (error) {
      throw new UsageError((error as Error).message.split('. ')[0]);
    }
  })();
  if (positionals.length > words.length) throw new UsageError(`Not understood: ${positionals[words.length]}`);
  const missing = words[positionals.length];
  if (missing) throw new UsageError(`${missing} is missing`);
  return { values, words: positionals };
}
