/** What Prometheus asks for, in its text format, without anything about anybody (METRICS=on). */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PREFIX } from './contract/bind.ts';
import type { Sms } from './outside/sms.ts';
import { SECOND } from './shared/time.ts';

/** Seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const NANOSECONDS = 1e9;

type Labels = Record<string, string>;
const written = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',');

/** A number that only rises, for every set of labels. */
class Counter {
  #values = new Map<string, number>();

  add(labels: Labels, amount = 1) {
    const key = written(labels);
    this.#values.set(key, (this.#values.get(key) ?? 0) + amount);
  }

  lines(name: string): string[] {
    return [...this.#values].map(([labels, value]) => `${name}{${labels}} ${value}`);
  }
}

class Histogram {
  #series = new Map<string, { counts: number[]; sum: number; count: number }>();

  observe(labels: Labels, value: number) {
    const key = written(labels);
    const series = this.#series.get(key) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
    this.#series.set(key, series);
    for (const [i, limit] of BUCKETS.entries()) if (value <= limit) series.counts[i] = (series.counts[i] ?? 0) + 1;
    series.sum += value;
    series.count++;
  }

  lines(name: string): string[] {
    return [...this.#series].flatMap(([labels, { counts, sum, count }]) => [
      ...BUCKETS.map((limit, i) => `${name}_bucket{${labels},le="${limit}"} ${counts[i]}`),
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${sum}`,
      `${name}_count{${labels}} ${count}`,
    ]);
  }
}

const BOOKING_OPERATIONS = ['createBooking', 'bookForCustomer'];

const operationOf = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.config.operationId ?? (url.startsWith(PREFIX) ? 'other' : 'site');

export class Metrics {
  #requests = new Counter();
  #durations = new Histogram();
  #sms = new Counter();
  #bookings = 0;
  #delay = monitorEventLoopDelay({ resolution: 20 });

  /** From here on every answer of the app is counted. */
  watch(app: FastifyInstance) {
    this.#delay.enable();
    app.addHook('onResponse', async (request, reply) => this.#count(request, reply));
    app.addHook('onClose', async () => void this.#delay.disable());
  }

  #count(request: FastifyRequest, reply: FastifyReply) {
    const operation = operationOf(request);
    this.#requests.add({ operation, status: `${Math.floor(reply.statusCode / 100)}xx` });
    this.#durations.observe({ operation }, reply.elapsedTime / SECOND);
    if (BOOKING_OPERATIONS.includes(operation) && reply.statusCode === 201) this.#bookings++;
  }

  /** The same provider, counted. */
  watchSms(sms: Sms): Sms {
    const counted = (result: string) => this.#sms.add({ result });
    return {
      send: async message => {
        await sms.send(message).catch(error => {
          counted('failed');
          throw error;
        });
        counted('sent');
      },
    };
  }

  /** Prometheus' text format 0.0.4. The delays are those since the last time it was asked. */
  render(): string {
    const { rss, heapUsed } = process.memoryUsage();
    const cpu = process.cpuUsage();
    const delay = (quantile: number) => this.#delay.percentile(quantile) / NANOSECONDS;
    const single = (name: string, type: string, help: string, value: number) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      `${name} ${value}`,
    ];
    const lines = [
      '# HELP nikhar_requests_total Answers, by operation of the contract and class of status.',
      '# TYPE nikhar_requests_total counter',
      ...this.#requests.lines('nikhar_requests_total'),
      '# HELP nikhar_request_duration_seconds Time from request to answer, by operation.',
      '# TYPE nikhar_request_duration_seconds histogram',
      ...this.#durations.lines('nikhar_request_duration_seconds'),
      '# HELP nikhar_sms_total SMS handed to the provider, and SMS it did not take.',
      '# TYPE nikhar_sms_total counter',
      ...this.#sms.lines('nikhar_sms_total'),
      ...single(
        'nikhar_bookings_total',
        'counter',
        'Bookings acknowledged; a repeated Idempotency-Key counts again.',
        this.#bookings,
      ),
      ...single('nodejs_eventloop_lag_p50_seconds', 'gauge', 'Median event loop delay.', delay(50)),
      ...single('nodejs_eventloop_lag_p99_seconds', 'gauge', '99th percentile of the event loop delay.', delay(99)),
      ...single('nodejs_eventloop_lag_max_seconds', 'gauge', 'Longest event loop delay.', this.#delay.max / NANOSECONDS),
      ...single('process_resident_memory_bytes', 'gauge', 'Memory of the process.', rss),
      ...single('nodejs_heap_size_used_bytes', 'gauge', 'JavaScript heap in use.', heapUsed),
      ...single('process_cpu_seconds_total', 'counter', 'CPU time, user and system.', (cpu.user + cpu.system) / 1e6),
      ...single('process_uptime_seconds', 'gauge', 'Since the start.', process.uptime()),
    ];
    this.#delay.reset();
    return `${lines.join('\n')}\n`;
  }
}
