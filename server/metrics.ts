/** Figures for Prometheus, without personal data. Loaded only with METRICS=on. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { HOUR, SECOND } from '../common/time.ts';
import { ceilingsMet } from './accounts/auth/sent.ts';
import { PREFIX } from './platform/contract/prefix.ts';
import type { Deps } from './platform/deps.ts';
import { jobFigures } from './platform/jobs/jobs.ts';
import type { Outcome } from './platform/jobs/run-job.ts';
import type { Sms } from './platform/outside/sms.ts';

const BOOKING_OPERATIONS = ['createBooking', 'bookForCustomer'];

const operationOf = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.config.operationId ?? (url.startsWith(PREFIX) ? 'other' : 'site');

export interface Metrics {
  /** Wraps a provider and counts its messages. */
  watchSms(sms: Sms): Sms;
  /** Reports the ceilings of messages that were met. */
  watchCeilings(deps: Pick<Deps, 'db' | 'clock'>): void;
  /** Reports the jobs in the database, and returns a function that reports each run. */
  watchJobs(deps: Pick<Deps, 'db' | 'clock'>): (kind: string, outcome: Outcome, seconds: number) => void;
  /** The figures in Prometheus' text format, with its media type. */
  render(): Promise<{ text: string; type: string }>;
}

/** Counts the app's answers from now on. Adds the default figures of the process. */
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
    help: 'Acknowledged bookings. A repeated answer counts again.',
    registers,
  });
  const messages = new Counter({
    name: 'nikhar_sms_total',
    help: 'SMS, by whether the provider took them.',
    labelNames: ['result'],
    registers,
  });

  app.addHook('onResponse', async (request, reply) => {
    const operation = operationOf(request);
    requests.inc({ operation, status: `${Math.floor(reply.statusCode / 100)}xx` });
    durations.observe({ operation }, reply.elapsedTime / SECOND);
    if (BOOKING_OPERATIONS.includes(operation) && reply.statusCode === 201) bookings.inc();
  });

  const runs = new Counter({
    name: 'nikhar_job_runs_total',
    help: 'Tries of jobs, by kind and outcome: done, retried (failed, to be tried again) or failed (given up).',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const jobDurations = new Histogram({
    name: 'nikhar_job_duration_seconds',
    help: 'Time of a try, by kind of job.',
    labelNames: ['kind'],
    buckets: [0.001, 0.01, 0.1, 0.5, 1, 5, 10, 30, 60, 300],
    registers,
  });

  const watchJobs: Metrics['watchJobs'] = deps => {
    /** If the database does not answer, the other figures are still reported. */
    const figures = () => jobFigures(deps).catch(() => undefined);
    new Gauge({
      name: 'nikhar_jobs',
      help: 'Jobs of all instances, by state.',
      labelNames: ['state'],
      registers,
      async collect() {
        this.reset();
        const { waiting, running, failed } = (await figures()) ?? {};
        for (const [state, jobs] of Object.entries({ waiting, running, failed }))
          if (jobs !== undefined) this.set({ state }, jobs);
      },
    });
    new Gauge({
      name: 'nikhar_job_oldest_due_seconds',
      help: 'How long the oldest due job has waited; 0 if none is due.',
      registers,
      async collect() {
        const { oldestDueSeconds } = (await figures()) ?? {};
        if (oldestDueSeconds !== undefined) this.set(oldestDueSeconds);
      },
    });
    return (kind, outcome, seconds) => {
      runs.inc({ kind, outcome });
      jobDurations.observe({ kind }, seconds);
    };
  };

  const watchCeilings: Metrics['watchCeilings'] = ({ db, clock }) => {
    new Gauge({
      name: 'nikhar_message_ceilings_met',
      help: 'Ceilings of messages that held something back in the last hour, by ceiling and channel.',
      labelNames: ['ceiling', 'channel'],
      registers,
      async collect() {
        this.reset();
        const met = await ceilingsMet(db.read, HOUR, clock.now()).catch(() => []);
        for (const { ceiling, channel } of met) this.set({ ceiling, channel }, 1);
      },
    });
  };

  return {
    watchCeilings,
    watchJobs,
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
