/**
 * Contract + handlers -> Fastify routes. The document alone says who may call, what a request must look like and how an answer is
 * written. An operation without a `security` of its own stops the start.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../../../common/time.ts';
import type { AnswerCache } from './answer-cache.ts';
import { AppError } from './errors.ts';
import { type LogAct, logged } from './log-acts.ts';
import { acceptForms, type FormShape, formShapeOf, mustBeForm, readForm } from './multipart.ts';
import { type Operation, optionalSignInsOf, type Route } from './operation.ts';
import { PREFIX } from './prefix.ts';
import { clientAddressOf, rateLimitOf } from './request-limits.ts';
import { parametersIn, schemaOf } from './schema-of.ts';
import { type Authenticate, guardOf, rolesOf } from './security.ts';
import { type Answer, send, sendSerialized } from './send.ts';
import { answerSerializer } from './serialize.ts';
import { contract, resolve, routes } from './served.ts';
import type { Caller, Handlers, Input, LiveKey, Once, OperationId } from './types.ts';
import { mustBeReadable } from './unreadable-address.ts';
import { requestValidator } from './validate.ts';

/** A body that has arrived by then came with its headers, or nearly: do not look the session up again (rule F2). */
const PROMPT = 1 * SECOND;

/** Whether requests of this operation may carry an `Idempotency-Key`. */
export function takesIdempotencyKey({ parameters = [] }: Operation): boolean {
  return parameters.map(resolve).some(({ name }) => name === 'idempotency-key');
}

/** Refuse an encoded body before its type is checked: nothing here decodes one (RFC 9110, 15.5.16). */
const mustBeUncoded = ({ headers }: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
  const coding = headers['content-encoding']?.trim().toLowerCase();
  if (!coding || coding === 'identity') return done();
  reply.header('accept-encoding', 'identity');
  done(new AppError('UNSUPPORTED_MEDIA_TYPE', { params: { reason: 'CONTENT_ENCODING' } }));
};

const formReader = (form: FormShape) => async (request: FastifyRequest) => {
  request.body = await readForm(request, form);
};

/** Staff, a key or a professional got the data of customers. */
export interface PersonalRead {
  operationId: OperationId;
  /** As in the contract: `/booking/{id}`. */
  path: string;
  /** The one in the path. */
  id: string | undefined;
  caller: Caller;
  body: unknown;
}

interface Binding {
  handlers: Handlers;
  authenticate: Authenticate;
  answers: AnswerCache;
  /** Calls a minute that one API key may make to an operation. */
  keyLimit: () => Promise<number>;
  onceOf: (request: FastifyRequest, operationId: OperationId) => Once;
  noteRead: (read: PersonalRead) => void;
  logAct: LogAct;
}

export function bind(app: FastifyInstance, { handlers, authenticate, answers, keyLimit, onceOf, noteRead, logAct }: Binding) {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('apiKey', undefined);
  app.decorateRequest('once', undefined);
  // Computed on demand: for IPv6 it takes longer than most queries. Defined once here, because a getter made for each call gives
  // every object its own shape in V8: 4,000 bookings left 20 MB behind.
  app.decorateRequest('clientAddress', {
    getter() {
      return clientAddressOf(this);
    },
  });
  const { schemas } = contract.components;
  const check = requestValidator(schemas);
  const serialize = answerSerializer(schemas);
  app.setValidatorCompiler(({ schema, httpPart }) => check(schema as object, httpPart as 'body'));
  app.setSerializerCompiler(({ schema }) => serialize(schema as object));

  /** Runs after the hooks that limit and refuse, instead of everything that would make the same answer again. */
  const sendKept = (request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void) => {
    const body = answers.find(request.url);
    if (body) sendSerialized(request, reply, body);
    else done();
  };

  /** On public operations too: a dead key is refused, because its limits would not hold. */
  const readKey = (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    if (request.headers['x-api-key'] === undefined) return done();
    const keep = (key: LiveKey | undefined) => {
      request.apiKey = key;
      done();
    };
    authenticate.keyOf(request).then(keep, done);
  };

  const mustBeCallerOf = (route: Route) => {
    const guard = guardOf(route);
    return async (request: FastifyRequest) => {
      const caller = await authenticate.callerOf(request);
      request.caller = caller;
      if (caller.key) request.apiKey = caller.key;
      guard(caller);
    };
  };

  /** Without a sign-in, or with one that has ended, the operation answers as it does to everybody. */
  const mayBeCallerOf = (route: Route) => {
    const mustBeCaller = mustBeCallerOf(route);
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.authorization === undefined && !request.apiKey) return;
      try {
        await mustBeCaller(request);
        reply.header('cache-control', 'no-store');
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        request.caller = undefined;
      }
    };
  };

  /** A body that may be left out is an empty object. */
  const fillMissingBody = async (request: FastifyRequest) => {
    request.body ??= {};
  };

  /** A body may take minutes (slow-clients.ts), and its sender's session may end meanwhile (rule S14). */
  const mustStillBeCallerOf = (route: Route) => {
    const mustBeCaller = mustBeCallerOf(route);
    return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
      if (reply.elapsedTime < PROMPT) done();
      else mustBeCaller(request).then(() => done(), done);
    };
  };

  /** Own data are nobody else's business. */
  const noteIfOfOthers = ({ path, operation: { operationId } }: Route, request: FastifyRequest, { status, body }: Answer) => {
    const { caller, method } = request;
    if (!caller || caller.role === 'USER' || method !== 'GET' || status !== 200) return;
    const { id } = request.params as { id?: string };
    noteRead({ operationId, path, id, caller, body });
  };

  const bindOne = (scope: FastifyInstance, route: Route) => {
    const { method, path, operation } = route;
    const handler = handlers[operation.operationId] as (input: Input<OperationId>) => Promise<Answer>;
    const isKept = operation['x-kept'] === true;
    const isPublic = rolesOf(operation).length === 0;
    const takesKey = takesIdempotencyKey(operation);
    const form = formShapeOf(operation);
    const isForAll = isPublic && operation['x-private'] !== true;
    const cacheControl = isForAll && method === 'GET' ? 'no-cache' : 'no-store';

    scope.route({
      method,
      url: PREFIX + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(operation),
      config: {
        operationId: operation.operationId,
        ...rateLimitOf(operation, keyLimit),
      },
      onRequest: [
        (_request, reply, done) => {
          reply.header('cache-control', cacheControl);
          done();
        },
        ...(parametersIn(operation, 'query') ? [mustBeReadable] : []),
        readKey,
        ...(isPublic ? [] : [mustBeCallerOf(route)]),
        ...(optionalSignInsOf(operation).length > 0 ? [mayBeCallerOf(route)] : []),
        ...(operation.requestBody ? [mustBeUncoded] : []),
        ...(form ? [async (request: FastifyRequest) => mustBeForm(request)] : []),
      ],
      ...(form && {
        validatorCompiler: ({ schema, httpPart }) =>
          check(schema as object, httpPart === 'body' ? 'form' : (httpPart as 'params')),
      }),
      preValidation: [
        ...(operation.requestBody?.required === false ? [fillMissingBody] : []),
        ...(form ? [formReader(form)] : []),
        ...(operation.requestBody && !isPublic ? [mustStillBeCallerOf(route)] : []),
      ],
      ...(isKept && { preParsing: sendKept }),
      handler: async (request, reply) => {
        if (takesKey) request.once = onceOf(request, operation.operationId);
        const input = request as FastifyRequest as Input<OperationId>;
        if (!isKept) {
          const answer = await logged(logAct, operation, request, async () => handler(input));
          if (operation['x-personal-data']) noteIfOfOthers(route, request, answer);
          return send(request, reply, answer);
        }
        const make = async () => reply.serializeInput((await handler(input)).body as Record<string, unknown>, '200') as string;
        return sendSerialized(request, reply, await answers.keep(request.url, make));
      },
    });
  };

  const takesForm = ({ operation }: Route) => formShapeOf(operation) !== undefined;
  const takesBytes = ({ operation }: Route) => operation['x-raw-body'] === true;
  const withBody = routes.filter(route => route.operation.requestBody && !takesBytes(route));
  for (const route of withBody.filter(route => !takesForm(route))) bindOne(app, route);
  app.register(async scope => {
    await acceptForms(scope);
    for (const route of withBody.filter(takesForm)) bindOne(scope, route);
  });
  for (const route of routes.filter(takesBytes))
    app.register(async scope => {
      keepBytes(scope, Object.keys(route.operation.requestBody?.content ?? {}));
      bindOne(scope, route);
    });
  app.register(async scope => {
    ignoreBodies(scope);
    for (const route of routes.filter(({ operation }) => !operation.requestBody)) bindOne(scope, route);
  });
}

/** The handler gets the bytes of these types as they came; none if there is no body. */
const keepBytes = (scope: FastifyInstance, types: string[]) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.addHook('preValidation', (request, _reply, done) => {
    request.body ??= Buffer.alloc(0);
    done();
  });
};

/** An operation without a body ignores any body and its type (rule V5). */
const ignoreBodies = (scope: FastifyInstance) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.addHook('onRequest', ({ headers }, _reply, done) => {
    // V8 reads an object more slowly after a delete, so delete only if there is something to delete.
    if ('content-type' in headers) delete headers['content-type'];
    done();
  });
};

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
    /** The API key that the call carries. */
    apiKey: LiveKey | undefined;
    once: Once | undefined;
    readonly clientAddress: string;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}
