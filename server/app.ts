/** Puts plugins, contract, features and the site together. Does not listen. */
import { type IncomingMessage, maxHeaderSize, type Server } from 'node:http';
import cors from '@fastify/cors';
import jwt from '@fastify/jwt';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import { SECOND } from '../common/time.ts';
import { type AccessRecorder, accessRecorder } from './accounts/access-record/recorder.ts';
import { keyFinders } from './accounts/auth/api-keys.ts';
import { sessionFinder } from './accounts/auth/session.ts';
import { staffLogger } from './accounts/staff-log/staff-log.ts';
import { handlersOf } from './api/handlers.ts';
import { answerOperators } from './health.ts';
import { jobKinds } from './job-kinds.ts';
import { serveFeeds } from './messages/calendar/serve-feeds.ts';
import { tellFactor } from './messages/tell/tell-factor.ts';
import { createPdfDrawer } from './money/document/draw.ts';
import type { Config } from './platform/config/config.ts';
import { inActs } from './platform/contract/acts.ts';
import { AnswerCache } from './platform/contract/answer-cache.ts';
import { bind } from './platform/contract/bind.ts';
import { idempotency } from './platform/contract/idempotency.ts';
import { readJsonBodies } from './platform/contract/parse.ts';
import { PREFIX } from './platform/contract/prefix.ts';
import { publishContract } from './platform/contract/publish.ts';
import { noteAnswers, refuse, refuseBrokenHttp, refuseUnknown, unreadable } from './platform/contract/refuse.ts';
import { limitRequests } from './platform/contract/request-limits.ts';
import { authenticator, type TokenPayload, type Tokens } from './platform/contract/security.ts';
import { refuseUnreadable, routeUnreadable } from './platform/contract/unreadable-address.ts';
import type { Database } from './platform/db/database.ts';
import type { Deps } from './platform/deps.ts';
import { eventRecorder, type Subscribers } from './platform/events/events.ts';
import type { JobKind } from './platform/jobs/rules.ts';
import { createWorker, type Worker, type WorkerOptions } from './platform/jobs/worker.ts';
import { createWebhookSender } from './platform/outside/webhook-sender.ts';
import { watchCrowd } from './platform/process/crowd.ts';
import { type LogStream, logOptions, requestLog } from './platform/process/log.ts';
import { refuseWhenOverloaded } from './platform/process/overload.ts';
import { limitBodies, limitPipelining, patience, READING } from './platform/process/slow-clients.ts';
import { requestIds } from './platform/shared/ids.ts';
import { readSettings } from './salon/settings/settings.ts';
import { referrerPolicyOf, securityHeaders } from './site/policy.ts';
import { serveSite, WEB_FOLDER } from './site/serve.ts';
import { integrators, subscribers as productSubscribers } from './subscribers.ts';
import { nudgeForMessage } from './visits/nudge/for-messages.ts';
import { offersForMessages } from './visits/offer/for-messages.ts';
import { offerFreed } from './visits/offer/look.ts';
import { askAboutPayments } from './visits/payment/check.ts';
import { servePay } from './visits/payment/serve-pay.ts';
import { bookingForPrograms } from './visits/record/for-programs.ts';
import { seriesForMessages, seriesStateForMessages } from './visits/top-up/for-messages.ts';
import { waitForPrograms } from './visits/wait/show.ts';

const JSON_LIMIT = 64 * 1024;

/** The clock has its short address beside the page /dev/outbox. */
const DEV_CLOCK = /^\/dev\/clock(?=[/?]|$)/;

/** Some clients of proxies send the whole address instead of the path (RFC 9112, 3.2.2). */
const pathOf = ({ url = '/' }: { url?: string }): string => {
  const path = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
  return DEV_CLOCK.test(path) ? PREFIX + path : path;
};

const serverOptions = (config: Config, logStream?: LogStream): FastifyHttpOptions<Server> => ({
  logger: logOptions(config, logStream),
  logController: new LogController({ disableRequestLogging: config.LOG_LEVEL !== 'debug' }),
  childLoggerFactory: requestLog,
  genReqId: requestIds(),
  // The client is the last address in X-Forwarded-For that is no proxy of ours. It may have invented those before.
  trustProxy: config.TRUST_PROXY && ['loopback', 'linklocal', 'uniquelocal'],
  bodyLimit: JSON_LIMIT,
  // The hook below refuses a request without Host. Node's own refusal has no body.
  http: { ...patience, requireHostHeader: false },
  requestTimeout: patience.requestTimeout,
  connectionTimeout: READING,
  keepAliveTimeout: 72 * SECOND,
  forceCloseConnections: 'idle',
  // Requests that arrive while the server stops are answered. fastify's own refusal would have no envelope.
  return503OnClosing: false,
  rewriteUrl: pathOf,
  frameworkErrors: routeUnreadable,
  clientErrorHandler: refuseBrokenHttp,
  // The contract limits ids, and Node limits addresses. The router's own limit would refuse them without naming the field.
  routerOptions: { maxParamLength: maxHeaderSize, ignoreTrailingSlash: true },
});

const hasHost = ({ headers, httpVersion }: IncomingMessage): boolean => headers.host !== undefined || httpVersion !== '1.1';

const tokensOf = (app: FastifyInstance): Tokens => ({
  sign: payload => app.jwt.sign(payload),
  verify: token => app.jwt.verify<TokenPayload>(token),
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs the jobs of this instance. The app's owner starts it, and closing the app stops it. */
    worker: Worker;
    /** Gathers who read personal data. */
    accessRecord: AccessRecorder;
  }
}

/** The dependencies that the app does not make itself. */
export type AppDeps = Omit<
  Deps,
  | 'log'
  | 'catalogAnswers'
  | 'pdfs'
  | 'recordEvents'
  | 'askAboutPayments'
  | 'bookingForPrograms'
  | 'waitForPrograms'
  | 'offerForMessage'
  | 'seriesForMessage'
  | 'seriesStateForMessage'
  | 'nudgeForMessage'
  | 'offerFreed'
  | 'tellFactor'
  | 'webhooks'
> & {
  /** Replaces the app's own cache. */
  catalogAnswers?: AnswerCache;
  /** Replaces the product's kinds of jobs. */
  kinds?: JobKind<unknown>[];
  subscribers?: Subscribers;
  worker?: WorkerOptions;
  /** Milliseconds after the start in which a busy process refuses nobody (overload.ts). */
  warmUp?: number;
  /** Replaces the product's own. */
  webhooks?: Deps['webhooks'];
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
    warmUp,
    ...given
  } = options;
  const { config } = given;
  // Each transaction of staff writes the line of its act, too.
  const db: Database = Object.create(given.db, { tx: { value: inActs(work => given.db.tx(work)) } });
  const headers = securityHeaders(config);
  const app = Fastify(serverOptions(config, logStream));
  const metrics = config.METRICS ? (await import('./metrics.ts')).createMetrics(app) : undefined;
  const sms = metrics?.watchSms(given.sms) ?? given.sms;
  const catalogAnswers = given.catalogAnswers ?? new AnswerCache();
  const deps: Deps = {
    ...given,
    db,
    sms,
    webhooks: given.webhooks ?? createWebhookSender(config),
    log: app.log,
    catalogAnswers,
    pdfs: createPdfDrawer(),
    recordEvents: eventRecorder(subscribers, integrators),
    askAboutPayments: bookingId => askAboutPayments(deps, bookingId),
    bookingForPrograms,
    waitForPrograms,
    offerForMessage: offersForMessages(given),
    seriesForMessage: seriesForMessages(given),
    seriesStateForMessage: seriesStateForMessages(given),
    nudgeForMessage: (db, id, language) => nudgeForMessage(deps, db, id, language),
    offerFreed,
    tellFactor,
  };
  metrics?.watchCeilings(deps);
  const watched = metrics && { observe: metrics.watchJobs(deps) };
  app.decorate('worker', createWorker(deps, kinds, { crowd: watchCrowd(app), ...workerOptions, ...watched }));
  app.decorate('accessRecord', accessRecorder(deps));
  let stopped: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    stopped = app.worker.stop();
  });
  app.addHook('onClose', () => stopped);
  app.addHook('onClose', deps.pdfs.close);
  app.addHook('onClose', () => app.accessRecord.close());

  app.setErrorHandler(refuse);
  readJsonBodies(app);
  noteAnswers(app);
  limitBodies(app);

  // Hooks for every request take callbacks. A promise for each request takes a tenth of the time of a cached answer (rule F1).
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    const referrerPolicy = referrerPolicyOf(request.url);
    if (referrerPolicy) reply.header('referrer-policy', referrerPolicy);
    done(hasHost(request.raw) ? undefined : unreadable());
  });
  const { devClock } = deps;
  if (devClock)
    app.addHook('onRequest', (_request, reply, done) => {
      // Browsers follow the salon's time.
      reply.header('date', new Date(devClock.now()).toUTCString());
      done();
    });
  limitPipelining(app);
  // Node refuses an Expect header other than 100-continue without a body. Here the request is answered instead.
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
      // With strict preflights the plugin answers an OPTIONS request that is no preflight with its own text.
      strictPreflight: false,
      maxAge: 600,
    });
  }
  await limitRequests(app, deps);
  await refuseWhenOverloaded(app, warmUp);
  // Tokens do not expire. The session's row decides, so only one clock counts (security.ts).
  await app.register(jwt, { secret: config.jwtSecret, sign: { algorithm: 'HS256' }, verify: { algorithms: ['HS256'] } });

  const tokens = tokensOf(app);
  const authenticate = authenticator(tokens, { findSession: sessionFinder(deps), ...keyFinders(deps) });
  bind(app, {
    handlers: handlersOf(deps, tokens),
    authenticate,
    answers: deps.catalogAnswers,
    onceOf: idempotency(config.jwtSecret, deps.clock),
    noteRead: app.accessRecord.note,
    logAct: staffLogger(deps),
    keyLimit: async () => (await readSettings(db.read)).keyRequestsPerMinute,
  });
  answerOperators(app, db, metrics);
  serveFeeds(app, deps);
  servePay(app, deps);
  await serveSite(app, deps, refuseUnknown, webFolder);
  publishContract(app, config, webFolder);
  refuseUnreadable(app);
  return app;
}
