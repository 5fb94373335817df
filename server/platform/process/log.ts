/** Structured log lines without personal data: no headers, query strings or bodies, and never codes or tokens (rule P5). */
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import { codeOf, mayQuoteValue } from '../db/fault.ts';

export interface LogStream {
  write(line: string): void;
}

/** The log goes to `stream`, or to the standard output. */
export function logOptions({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level: LOG_LEVEL,
    ...(stream && { stream }),
    serializers: {
      // The route instead of the address, because paths may contain mobiles and names.
      req: request => ({ method: request.method, route: request.routeOptions?.url ?? 'none' }),
      res: reply => ({ statusCode: reply.statusCode }),
      // Describes the innermost error, because drizzle's own message quotes every value of a row.
      err: error => ({
        type: error.name,
        code: codeOf(error) || undefined,
        message: mayQuoteValue(error)
          ? 'A value was refused. The message is left out, because it may quote the value.'
          : rootMessage(error),
        stack: framesOf(error),
      }),
    },
  };
}

const rootMessage = (error: Error): string =>
  error.cause instanceof Error ? rootMessage(error.cause) : (error.message.split('\n')[0] ?? '');
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter(line => line.trimStart().startsWith('at '))
    .join('\n');

type ChildOf = Parameters<FastifyBaseLogger['child']>;

class QuietLog {
  #parent: FastifyBaseLogger;
  #as: ChildOf;
  #own: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, as: ChildOf) {
    this.#parent = parent;
    this.#as = as;
  }

  get level() {
    return this.#parent.level;
  }

  own(): FastifyBaseLogger {
    this.#own ??= this.#parent.child(...this.#as);
    return this.#own;
  }

  child(...as: ChildOf) {
    return this.own().child(...as);
  }
}
for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const) {
  const say = function (this: QuietLog, ...said: [string]) {
    this.own()[level](...said);
  };
  Object.defineProperty(QuietLog.prototype, level, { value: say });
}

/** A request's log, made with its first line. Most requests log nothing, and a child logger takes 5 % of a cached answer's time. */
export function requestLog(parent: FastifyBaseLogger, ...[bindings, options]: ChildOf): FastifyBaseLogger {
  return new QuietLog(parent, [bindings, options]) as unknown as FastifyBaseLogger;
}
