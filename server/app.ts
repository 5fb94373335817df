/** Puts plugins, contract, features and the site together. Never listens. */
import { type IncomingMessage, maxHeaderSize, type Server } from 'node:http';
import cors from '@fastify/cors';
import jwt from '@fastify/jwt';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import { keyFinders } from './auth/api-keys.ts';
import { sessionFinder } from './auth/session.ts';
import type { Config } from './config.ts';
import { AnswerCache } from './contract/answer-cache.ts';
import { bind } from './contract/bind.ts';
import { idempotency } from './contract/idempotency.ts';
import { readJsonBodies } from './contract/parse.ts';
import { publishContract } from './contract/publish.ts';
import { noteAnswers, refuse, refuseBrokenHttp, refuseUnknown, unreadable } from './contract/refuse.ts';
import { limitRequests } from './contract/request-limits.ts';
import { authenticator, type TokenPayload, type Tokens } from './contract/security.ts';
import { refuseUnreadable, routeUnreadable } from './contract/unreadable-address.ts';
import type { Deps } from './deps.ts';
import { eventRecorder, type Subscribers } from './events/events.ts';
import { handlersOf } from './handlers.ts';
import { answerOperators } from './health.ts';
import { jobKinds } from './job-kinds.ts';
import type { JobKind } from './jobs/rules.ts';
import { createWorker, type Worker, type WorkerOptions } from './jobs/worker.ts';
import { type LogStream, logOptions, requestLog } from './log.ts';
import { refuseWhenOverloaded } from './overload.ts';
import { readSettings } from './settings/settings.ts';
import { requestIds } from './shared/ids.ts';
import { SECOND } from './shared/time.ts';
import { securityHeaders } from './site/policy.ts';
import { serveSite, WEB_FOLDER } from './site/serve.ts';
import { limitBodies, limitPipelining, patience, READING } from './slow-clients.ts';
import { subscribers as productSubscribers } from './subscribers.ts';

const JSON_LIMIT = 64 * 1024;

/** Some proxies' clients write the whole address, of which the router takes the path and all else would not (RFC 9112, 3.2.2). */
const pathOf = ({ url = '/' }: { url?: string }): string =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');

const serverOptions = (config: Config, logStream?: LogStream): FastifyHttpOptions<Server> => ({
  logger: logOptions(config, logStream),
  logController: new LogController({ disableRequestLogging: config.LOG_LEVEL !== 'debug' }),
  childLoggerFactory: requestLog,
  genReqId: requestIds(),
  // The client is the last address in X-Forwarded-For that is no proxy of ours: what stands before it, it may have invented.
  trustProxy: config.TRUST_PROXY && ['loopback', 'linklocal', 'uniquelocal'],
  bodyLimit: JSON_LIMIT,
  // Without Host it is refused by the hook below: Node would answer it without a word.
  http: { ...patience, requireHostHeader: false },
  requestTimeout: patience.requestTimeout,
  connectionTimeout: READING,
  keepAliveTimeout: 72 * SECOND,
  forceCloseConnections: 'idle',
  // What still arrives while the server stops is answered, not turned away in another shape than the envelope's.
  return503OnClosing: false,
  rewriteUrl: pathOf,
  frameworkErrors: routeUnreadable,
  clientErrorHandler: refuseBrokenHttp,
  // How long an id may be the contract says, and how long an address Node; a router that refused one would not know of what.
  routerOptions: { maxParamLength: maxHeaderSize, ignoreTrailingSlash: true },
});

const hasHost = ({ headers, httpVersion }: IncomingMessage): boolean => headers.host !== undefined || httpVersion !== '1.1';

const tokensOf = (app: FastifyInstance): Tokens => ({
  sign: payload => app.jwt.sign(payload),
  verify: token => app.jwt.verify<TokenPayload>(token),
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Does the jobs of this instance. Its owner starts it; closing the app stops it. */
    worker: Worker;
  }
}

/** `deps` less what the app itself gives. */
export type AppDeps = Omit<Deps, 'log' | 'catalogAnswers' | 'recordEvents'> & {
  /** Another cache than the app's own. */
  catalogAnswers?: AnswerCache;
  /** Other kinds of jobs and subscribers than the product's. */
  kinds?: JobKind<unknown>[];
  subscribers?: Subscribers;
  worker?: WorkerOptions;
  logStream?: LogStream;
  /** The built web site. */
  webFolder?: string;
};

export async function buildApp(options: AppDeps): Promise<FastifyInstance> {
  const {
    logStream,
    webFolder = WEB_FOLDER,
    kinds = jobKinds,
    subscribers = productSubscribers,
    worker: workerOptions,
    ...given
  } = options;
  const { config, db } = given;
  const headers = securityHeaders(config);
  const app = Fastify(serverOptions(config, logStream));
  const metrics = config.METRICS ? (await import('./metrics.ts')).createMetrics(app) : undefined;
  const sms = metrics?.watchSms(given.sms) ?? given.sms;
  const catalogAnswers = given.catalogAnswers ?? new AnswerCache();
  const deps: Deps = { ...given, sms, log: app.log, catalogAnswers, recordEvents: eventRecorder(subscribers) };
  app.decorate('worker', createWorker(deps, kinds, { ...workerOptions, ...(metrics && { observe: metrics.watchJobs(deps) }) }));
  let stopped: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    stopped = app.worker.stop();
  });
  app.addHook('onClose', () => stopped);

  app.setErrorHandler(refuse);
  readJsonBodies(app);
  noteAnswers(app);
  limitBodies(app);

  // What every request passes through takes a callback: a promise for each is a tenth of a cached answer (rule F1).
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done(hasHost(request.raw) ? undefined : unreadable());
  });
  limitPipelining(app);
  // Whatever else a client expects than 100-continue, it gets the answer; Node would refuse it without a word.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  if (config.CORS_ORIGINS.length > 0) {
    await app.register(cors, {
      origin: config.CORS_ORIGINS,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: [
        'Retry-After',
        'X-Request-Id',
        'ETag',
        'Content-Disposition',
        'X-RateLimit-Limit',
        'X-RateLimit-Remaining',
        'X-RateLimit-Reset',
      ],
      // Else what asks for OPTIONS without being a browser gets a text of the plugin's own.
      strictPreflight: false,
      maxAge: 600,
    });
  }
  await limitRequests(app, deps);
  await refuseWhenOverloaded(app);
  // The session row, not the token, says how long it lasts; so one clock decides (security.ts).
  await app.register(jwt, { secret: config.jwtSecret, sign: { algorithm: 'HS256' }, verify: { algorithms: ['HS256'] } });

  const tokens = tokensOf(app);
  const authenticate = authenticator(tokens, { findSession: sessionFinder(deps), ...keyFinders(deps) });
  bind(app, {
    handlers: handlersOf(deps, tokens),
    authenticate,
    answers: deps.catalogAnswers,
    onceOf: idempotency(config.jwtSecret, deps.clock),
    keyLimit: async () => (await readSettings(db.read)).keyRequestsPerMinute,
  });
  answerOperators(app, db, metrics);
  await serveSite(app, deps, refuseUnknown, webFolder);
  publishContract(app, config, webFolder);
  refuseUnreadable(app);
  return app;
}
