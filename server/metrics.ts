/** What Prometheus asks for, without anything about anybody (METRICS=on; else this is not even loaded). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { PREFIX } from './contract/prefix.ts';
import type { Sms } from './outside/sms.ts';
import { SECOND } from './shared/time.ts';

const BOOKING_OPERATIONS = ['createBooking', 'bookForCustomer'];

const operationOf = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.config.operationId ?? (url.startsWith(PREFIX) ? 'other' : 'site');

export interface Metrics {
  /** The same provider, counted. */
  watchSms(sms: Sms): Sms;
  /** In Prometheus' text format, and the media type of that. */
  render(): Promise<{ text: string; type: string }>;
}

/** Counts every answer of the app from here on, beside what the process itself tells. */
export function createMetrics(app: FastifyInstance): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Counter({
    name: 'nikhar_requests_total',
    help: 'Answers, by operation of the contract and class of status.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'nikhar_request_duration_seconds',
    help: 'Time from request to answer, by operation.',
    labelNames: ['operation'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const bookings = new Counter({
    name: 'nikhar_bookings_total',
    help: 'Bookings acknowledged; a repeated Idempotency-Key counts again.',
    registers,
  });
  const messages = new Counter({
    name: 'nikhar_sms_total',
    help: 'SMS handed to the provider, and SMS it did not take.',
    labelNames: ['result'],
    registers,
  });

  app.addHook('onResponse', async (request, reply) => {
    const operation = operationOf(request);
    requests.inc({ operation, status: `${Math.floor(reply.statusCode / 100)}xx` });
    durations.observe({ operation }, reply.elapsedTime / SECOND);
    if (BOOKING_OPERATIONS.includes(operation) && reply.statusCode === 201) bookings.inc();
  });

  return {
    watchSms: sms => ({
      send: async message => {
        await sms.send(message).catch(error => {
          messages.inc({ result: 'failed' });
          throw error;
        });
        messages.inc({ result: 'sent' });
      },
    }),
    render: async () => ({ text: await register.metrics(), type: register.contentType }),
  };
}
