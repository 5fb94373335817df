/** Structured lines without personal data: no headers, no query strings, no bodies; codes and tokens never (rule P5). */
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { codeOf, mayQuoteValue } from './db/fault.ts';

export interface LogStream {
  write(line: string): void;
}

/** Lines go to `stream`, or to the standard output. */
export function logOptions({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level: LOG_LEVEL,
    ...(stream && { stream }),
    serializers: {
      // The route, not the address: people put mobiles and names into paths, too.
      req: request => ({ method: request.method, route: request.routeOptions?.url ?? 'none' }),
      res: reply => ({ statusCode: reply.statusCode }),
      // The kind and the place of a fault, and nothing of a row: the innermost error's, for drizzle's quotes every value.
      err: error => ({
        type: error.name,
        code: codeOf(error) || undefined,
        message: mayQuoteValue(error) ? 'A value was refused; the message is left out, for it may quote it.' : rootMessage(error),
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

/** A request's log, made when there is something to say: most say nothing, and a child logger is a twentieth of a cached answer. */
export function requestLog(parent: FastifyBaseLogger, ...[bindings, options]: ChildOf): FastifyBaseLogger {
  return new QuietLog(parent, [bindings, options]) as unknown as FastifyBaseLogger;
}
